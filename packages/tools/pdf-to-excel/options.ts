import * as z from 'zod';
import { pageExpression } from '../_kit/fields.ts';
import { scanFields } from '../_kit/scan-fields.ts';

export const options = z.object({
  /** `table`: a sheet for each table; `one`: all of them on one sheet, below each other. */
  sheets: z.enum(['table', 'one']).default('table'),
  format: z.enum(['xlsx', 'csv']).default('xlsx'),
  /** Includes the text around the tables. */
  textOutside: z.boolean().default(false),
  ...scanFields,
  pages: pageExpression.default(''),
});
