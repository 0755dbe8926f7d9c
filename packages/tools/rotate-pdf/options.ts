import * as z from 'zod';
import { pageExpression, turnExpression } from '../_kit/fields.ts';

export const options = z.object({
  /** Degrees clockwise. */
  angle: z.coerce
    .number()
    .pipe(z.literal([90, 180, 270], { error: 'expected 90, 180 or 270' }))
    .default(90),
  /** Pages rotated by `angle`; all pages when neither `pages` nor `rotate` is given. */
  pages: pageExpression.default(''),
  /** Rotations of single pages, `2:90,5:180`; they take precedence over `angle`. */
  rotate: turnExpression.default(''),
});
