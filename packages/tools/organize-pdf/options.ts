import * as z from 'zod';
import { turnExpression } from '../_kit/fields.ts';

export const options = z.object({
  /** `3,1,2`: a page may repeat or be left out; `blank` inserts one; `2:1-4` takes pages of the second file. */
  order: z
    .string()
    .trim()
    .regex(/^[0-9a-z:,\s-]*$/i)
    .max(200_000)
    .default(''),
  /** Turns by place in the new document: `2:90,5:180`. */
  rotate: turnExpression.default(''),
});
