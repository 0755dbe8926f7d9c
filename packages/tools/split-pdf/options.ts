import * as z from 'zod';
import { pageExpression, size } from '../_kit/fields.ts';

/** At most one way to split; without any, every page becomes a file. */
export const options = z
  .object({
    /** A file for each range: `1-3,4-10,12`. */
    ranges: pageExpression.optional(),
    /** Number of pages per file. */
    every: z.int().min(1).max(100_000).optional(),
    /** The chosen pages as one file. */
    pages: pageExpression.optional(),
    atBookmarks: z.boolean().optional(),
    /** Largest file size. */
    maxSize: size.optional(),
  })
  .refine((given) => waysOf(given).length <= 1, { error: 'choose one way to split, not several' });

function waysOf(given: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(given).filter(
    (name) => given[name] !== undefined && given[name] !== false && given[name] !== '',
  );
}
