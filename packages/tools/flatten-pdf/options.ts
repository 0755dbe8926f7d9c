import * as z from 'zod';

export const options = z.object({
  /** Form fields, with the form. */
  forms: z.boolean().default(true),
  /** Annotations other than fields and links. */
  annotations: z.boolean().default(true),
  layers: z.boolean().default(true),
});
