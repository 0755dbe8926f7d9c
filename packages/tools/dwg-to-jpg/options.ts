import * as z from 'zod';
import { drawingFields } from '../_kit/drawing-fields.ts';

export const options = z.object({
  // The sheet determines the proportions of the picture and the relative thickness of lines.
  ...drawingFields,
  /** Width in pixels. */
  width: z.int().min(200).max(12_000).default(2400),
  quality: z.int().min(10).max(100).default(90),
});
