import * as z from 'zod';
import { pageExpression, turnExpression } from '../_kit/fields.ts';

export const options = z.object({
  /** Degrees clockwise. */
  angle: z.coerce
    .number()
    .pipe(z.literal([90, 180, 270], { error: 'expected 90, 180 or 270' }))
    .default(90),
  /** The pages turned by `angle`; all of them when neither `pages` nor `rotate` is given. */
  pages: pageExpression.default(''),
  /** Turns page by page, `2:90,5:180`; they win over `angle`. */
  rotate: turnExpression.default(''),
});
