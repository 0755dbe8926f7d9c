import * as z from 'zod';
import { turnExpression } from '../_kit/fields.ts';

export const options = z.object({
  /**
   * Page order, such as `3,1,2`: pages may repeat or be omitted; `blank` inserts an empty page; `2:1-4` takes
   * pages of the second file.
   */
  order: z
    .string()
    .trim()
    .regex(/^[\p{L}\p{M}0-9:,\s-]*$/u)
    .max(200_000)
    .default(''),
  /** Rotations by position in the new document: `2:90,5:180`. */
  rotate: turnExpression.default(''),
});
