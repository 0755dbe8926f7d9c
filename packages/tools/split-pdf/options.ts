import * as z from 'zod';
import { pageExpression, size } from '../_kit/fields.ts';

/** At most one way to split; none of them means every page by itself. */
export const options = z
  .object({
    /** A file for each range: `1-3,4-10,12`. */
    ranges: pageExpression.optional(),
    /** A file for every so many pages. */
    every: z.int().min(1).max(100_000).optional(),
    /** The chosen pages as one file. */
    pages: pageExpression.optional(),
    atBookmarks: z.boolean().optional(),
    /** The largest a file may be. */
    maxSize: size.optional(),
  })
  .refine((given) => waysOf(given).length <= 1, { error: 'choose one way to split, not several' });

function waysOf(given: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(given).filter(
    (name) => given[name] !== undefined && given[name] !== false && given[name] !== '',
  );
}
