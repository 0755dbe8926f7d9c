import * as z from 'zod';
import { assetName, box, operationId, pageKey } from './primitives.ts';

const onPage = z.object({ id: operationId, page: pageKey });

/** Page before which another one is put; null for the end. */
const before = pageKey.nullable();

/** Page sides in points; 14,400 is the largest that readers show (ISO 32000-2, annex C). */
const side = z.number().min(3).max(14_400);

/** A new page without content, or a page of a file that was sent with the list. */
const pageSource = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('blank'), width: side, height: side }),
  z.object({ kind: z.literal('file'), asset: assetName, number: z.number().int().min(1) }),
]);

export const pageOperations = [
  onPage.extend({ kind: z.literal('page.move'), before }),
  /** Turns a page clockwise, besides the rotation that it has. */
  onPage.extend({
    kind: z.literal('page.rotate'),
    by: z.union([z.literal(90), z.literal(180), z.literal(270)]),
  }),
  onPage.extend({ kind: z.literal('page.delete') }),
  /** The id of the operation is the key of the new page. */
  z.object({ id: operationId, kind: z.literal('page.insert'), before, source: pageSource }),
  onPage.extend({ kind: z.literal('page.crop'), box }),
] as const;

/** Parts that become content of their pages. */
const flattenedParts = ['annotations', 'fields', 'layers'] as const;

/** Applied after all other operations but redactions, whatever its place in the list. */
export const flattenOperations = [
  z.object({
    id: operationId,
    kind: z.literal('flatten'),
    what: z.array(z.enum(flattenedParts)).min(1).max(flattenedParts.length),
  }),
] as const;
