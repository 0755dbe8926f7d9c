import * as z from 'zod';
import { pageExpression } from '../_kit/fields.ts';

export const options = z.object({
  mode: z.enum(['pages', 'images']).default('pages'),
  /** Resolution in pixels per inch. */
  dpi: z.int().min(36).max(600).default(150),
  quality: z.int().min(10).max(100).default(85),
  format: z.enum(['jpg', 'png']).default('jpg'),
  pages: pageExpression.default(''),
});

export type PdfToJpgOptions = z.output<typeof options>;
