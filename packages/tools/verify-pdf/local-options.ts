import * as z from 'zod';

/** Options that take paths of the user's own computer. */
export const localOptions = z.object({
  trust: z
    .string()
    .min(1)
    .optional()
    .describe('Folder or file with the certificates of the authorities that you trust (PEM or DER)'),
});
