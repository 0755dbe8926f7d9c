import * as z from 'zod';

/** Article in a list. */
export const articleRow = z.object({
  /** Last part of its address in its language. */
  id: z.string().regex(/^[a-z0-9-]+$/),
  title: z.string(),
  description: z.string(),
  category: z.string(),
  /** Day it was published. */
  date: z.iso.date(),
  /** Reading time in minutes. */
  minutes: z.int(),
  /** Ids of the tools it is about. */
  tools: z.array(z.string()),
  /** Path of its page within this site. */
  path: z.string(),
});
export type ArticleRow = z.infer<typeof articleRow>;
export const articleList = z.object({ articles: z.array(articleRow) });

/** Article with its text. */
export const articleView = articleRow.extend({ html: z.string() });
export type ArticleView = z.infer<typeof articleView>;
