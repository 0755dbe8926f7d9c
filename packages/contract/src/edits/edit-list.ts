import * as z from 'zod';
import { annotationOperations } from './annotations.ts';
import { linkOperations } from './links.ts';

/** Version of the format; a list of a later one is refused. */
export const editListVersion = 1;

/** Operations of one list. */
export const operationsPerList = 5000;

export const operation = z.discriminatedUnion('kind', [...annotationOperations, ...linkOperations]);
export type Operation = z.infer<typeof operation>;
export type OperationKind = Operation['kind'];

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
    }),
});
export type EditList = z.infer<typeof editList>;
