import * as z from 'zod';
import { pageExpression } from '../_kit/fields.ts';
import { languageList } from '../_kit/scan-fields.ts';

export const options = z.object({
  language: languageList,
  format: z.enum(['pdf', 'docx', 'xlsx', 'txt']).default('pdf'),
  /** Rotates sideways and upside-down pages upright in the result; they are recognised either way. */
  rotate: z.boolean().default(true),
  /** Straightens lines for recognition; pictures are never changed. */
  deskew: z.boolean().default(true),
  /** Also recognises pages that already have text. */
  force: z.boolean().default(false),
  pages: pageExpression.default(''),
});
