import * as z from 'zod';

export const options = z.object({
  /** A5 is the size of a printed book: a line at reading size holds the sixty letters that eyes follow with ease. */
  pageSize: z.enum(['a4', 'a5', 'a6', 'letter', 'legal']).default('a5'),
  fontSize: z.enum(['small', 'medium', 'large', 'largest']).default('medium'),
  /** Margin around the text in millimetres. */
  margin: z.number().min(0).max(40).default(15),
});
