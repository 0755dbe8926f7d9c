import * as z from 'zod';
import { pageExpression } from '../_kit/fields.ts';

export const options = z.object({
  pages: pageExpression.default(''),
});
