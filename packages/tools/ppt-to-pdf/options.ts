import * as z from 'zod';
import { inputPassword } from '../_kit/fields.ts';

export const options = z.object({
  password: inputPassword,
  /** Slides per page; more than one makes handouts. */
  layout: z.enum(['1', '2', '4', '6', '9']).default('1'),
  /** Paper size of handouts; a single slide keeps its own size. */
  pageSize: z.enum(['a4', 'letter']).default('a4'),
  /** Appends a page with the slide and its speaker notes for each slide. */
  notes: z.boolean().default(false),
  /** Includes hidden slides. */
  hidden: z.boolean().default(false),
});
