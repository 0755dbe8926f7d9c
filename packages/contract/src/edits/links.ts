import * as z from 'zod';
import { annotationRef } from './annotations.ts';
import { box, operationId, pageKey } from './primitives.ts';

/** Place that a link leads to. */
export const linkTarget = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('web'), address: z.url({ protocol: /^(https?|mailto|tel)$/ }).max(2000) }),
  z.object({
    kind: z.literal('page'),
    page: pageKey,
    /** Points from the upper edge of the page as it is shown; its top when absent. */
    top: z.number().min(0).max(28_800).optional(),
  }),
]);
export type LinkTarget = z.infer<typeof linkTarget>;

const onPage = z.object({ id: operationId, page: pageKey });
const areas = z.array(box).min(1).max(200);

export const linkOperations = [
  onPage.extend({ kind: z.literal('link.add'), areas, target: linkTarget }),
  /** Absent properties stay as they are, such as a target that has a name or fits its page into the window. */
  onPage.extend({
    kind: z.literal('link.change'),
    link: annotationRef,
    areas: areas.optional(),
    target: linkTarget.optional(),
  }),
  onPage.extend({ kind: z.literal('link.delete'), link: annotationRef }),
] as const;
