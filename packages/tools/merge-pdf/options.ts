import * as z from 'zod';

export const options = z.object({
  bookmarks: z.enum(['file', 'keep', 'none']).default('file'),
  sort: z.enum(['given', 'name']).default('given'),
  oddStart: z.boolean().default(false),
  /** One page expression a file, in the order given, separated by `;`. Empty takes every page. */
  pages: z.string().max(40_000).default(''),
});
