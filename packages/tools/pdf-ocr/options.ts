import * as z from 'zod';
import { pageExpression } from '../_kit/fields.ts';
import { languageList } from '../_kit/scan-fields.ts';

export const options = z.object({
  language: languageList,
  format: z.enum(['pdf', 'docx', 'xlsx', 'txt']).default('pdf'),
  /** Show pages upright that lie on their side or stand on their head; they are read either way. */
  rotate: z.boolean().default(true),
  /** Level lines while they are read; pictures are never changed. */
  deskew: z.boolean().default(true),
  /** Read pages that hold text, too. */
  force: z.boolean().default(false),
  pages: pageExpression.default(''),
});
