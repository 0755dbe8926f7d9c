import * as z from 'zod';
import { size } from '../_kit/fields.ts';
import { pictureFormats } from '../_kit/picture-name.ts';

export const options = z.object({
  /** Quality in percent. */
  level: z.int().min(10).max(90).multipleOf(10).default(70),
  /** Size limit; the best quality that fits is determined automatically, and `level` is ignored. */
  targetSize: size.optional(),
  format: z.enum(pictureFormats).default('keep'),
});
