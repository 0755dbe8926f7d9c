import * as z from 'zod';
import { operationsPerList } from '../limits.ts';
import { annotationOperations } from './annotations.ts';
import { fieldOperations } from './fields.ts';
import { linkOperations } from './links.ts';
import { imageOperations, pathOperations } from './objects.ts';
import { flattenOperations, pageOperations } from './pages.ts';
import { redactionOperations } from './redactions.ts';
import { stampOperations } from './stamps.ts';
import { textOperations } from './text.ts';

/** Version of the format; a list of a later one is refused. */
export const editListVersion = 1;

export const operation = z.discriminatedUnion('kind', [
  ...annotationOperations,
  ...linkOperations,
  ...textOperations,
  ...imageOperations,
  ...pathOperations,
  ...stampOperations,
  ...fieldOperations,
  ...pageOperations,
  ...redactionOperations,
  ...flattenOperations,
]);
export type Operation = z.infer<typeof operation>;
export type OperationKind = Operation['kind'];

/** Part of a kind before the point: operations of a family are applied by the same code. */
export type OperationFamily = OperationKind extends infer Kind
  ? Kind extends `${infer Family}.${string}`
    ? Family
    : Kind
  : never;

/** An operation by its kind. */
export type OperationOf<Kind extends OperationKind> = Extract<Operation, { readonly kind: Kind }>;

/** Changes of one document, in order; applied to its base, they make the result. */
export const editList = z.object({
  version: z.int().refine((version) => version === editListVersion, {
    error: 'expected version 1',
    params: { failure: 'edit-too-new' },
  }),
  /** File that the list belongs to; the list is refused for any other. */
  base: z.object({
    sha256: z.string().regex(/^[0-9a-f]{64}$/, { error: 'expected a SHA-256 in hexadecimal' }),
    pages: z.number().int().min(1),
  }),
  operations: z
    .array(operation)
    .max(operationsPerList)
    .refine((operations) => new Set(operations.map(({ id }) => id)).size === operations.length, {
      error: 'ids of operations must be unique',
    })
    .refine(
      (operations) => operations.every(({ id, kind }) => kind !== 'page.insert' || !/^p[1-9]\d*$/.test(id)),
      { error: 'the id of an inserted page must not look like that of a page of the base' },
    ),
});
export type EditList = z.infer<typeof editList>;

/** Page that an operation changes; null when it names none. */
export function pageOf(operation: Operation): string | null {
  return 'page' in operation ? operation.page : null;
}
