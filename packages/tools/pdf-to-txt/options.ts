import * as z from 'zod';
import { pageExpression } from '../_kit/fields.ts';

export const options = z.object({
  format: z.enum(['txt', 'md', 'html']).default('txt'),
  pages: pageExpression.default(''),
});
