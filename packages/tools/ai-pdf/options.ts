import * as z from 'zod';
import { languagesOf } from '../_kit/scan-fields.ts';

export const options = z.object({
  /** Languages of scanned pages. */
  language: languagesOf(['eng', 'fra']),
});
