import * as z from 'zod';

export const options = z.object({
  /** Revision to return as a file of its own, counted from 1; 0 for none. */
  revision: z.coerce.number().int().min(0).max(10_000).default(0),
});
