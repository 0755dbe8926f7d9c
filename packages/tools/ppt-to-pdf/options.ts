import * as z from 'zod';
import { inputPassword } from '../_kit/fields.ts';

export const options = z.object({
  password: inputPassword,
  /** Slides on a page; more than one makes handouts. */
  layout: z.enum(['1', '2', '4', '6', '9']).default('1'),
  /** The paper of handouts; a slide alone is as large as it is. */
  pageSize: z.enum(['a4', 'letter']).default('a4'),
  /** A page with each slide and what its speaker noted, after the slides. */
  notes: z.boolean().default(false),
  /** Hidden slides, too. */
  hidden: z.boolean().default(false),
});
