import * as z from 'zod';
import { failWith, pageExpression } from '../_kit/fields.ts';

export const options = z.object({
  /** The pages to take out. */
  pages: pageExpression.refine((pages) => pages !== '', failWith('invalid-pages')),
});
