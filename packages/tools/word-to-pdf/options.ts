import * as z from 'zod';
import { inputPassword } from '../_kit/fields.ts';

export const options = z.object({
  password: inputPassword,
  /** Tracked changes: all accepted, or insertions and deletions shown. */
  changes: z.enum(['accepted', 'shown']).default('accepted'),
  comments: z.enum(['none', 'margin']).default('none'),
});
