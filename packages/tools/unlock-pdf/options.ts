import * as z from 'zod';

export const options = z.object({
  /** Not required for a file that opens without a password and only has restrictions. */
  password: z.string().max(127).default(''),
});
