import * as z from 'zod';
import { inputPassword } from '../_kit/fields.ts';

export const options = z.object({
  password: inputPassword,
  /** Tracked changes: as if all were accepted, or with insertions and deletions marked. */
  changes: z.enum(['accepted', 'shown']).default('accepted'),
  comments: z.enum(['none', 'margin']).default('none'),
});
