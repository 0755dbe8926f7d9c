import * as z from 'zod';

export const options = z.object({
  bookmarks: z.enum(['file', 'keep', 'none']).default('file'),
  sort: z.enum(['given', 'name']).default('given'),
  oddStart: z.boolean().default(false),
  /** One page expression per file, in the given order, separated by `;`. Empty means all pages. */
  pages: z.string().max(40_000).default(''),
});
