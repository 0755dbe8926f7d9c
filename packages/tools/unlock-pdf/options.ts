import * as z from 'zod';

export const options = z.object({
  /** Not needed for a file that opens freely and only restricts what one may do. */
  password: z.string().max(127).default(''),
});
