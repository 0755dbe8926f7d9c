import * as z from 'zod';
import { size } from '../_kit/fields.ts';

export const options = z.object({
  level: z.enum(['low', 'medium', 'high', 'custom']).default('medium'),
  /** Dots per inch that images keep at the level `custom`. */
  dpi: z.int().min(100).max(300).default(150),
  /** Size limit; the best quality that fits is determined automatically. */
  targetSize: size.optional(),
});
