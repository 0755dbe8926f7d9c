import * as z from 'zod';
import { pageExpression } from '../_kit/fields.ts';
import { scanFields } from '../_kit/scan-fields.ts';

export const options = z.object({
  ...scanFields,
  pages: pageExpression.default(''),
});
