import * as z from 'zod';
import { failWith, pageExpression } from '../_kit/fields.ts';

export const options = z.object({
  /** Pages to delete. */
  pages: pageExpression.refine((pages) => pages !== '', failWith('invalid-pages')),
});
