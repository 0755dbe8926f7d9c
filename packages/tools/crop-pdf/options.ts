import * as z from 'zod';
import { pageExpression } from '../_kit/fields.ts';
import { length } from '../_kit/length.ts';
import { readBox } from '../_kit/page-box.ts';

/** Without an area and without margins, pages are cropped to their content. */
export const options = z
  .object({
    /** Area to keep: `left,top,width,height` from the upper left corner. */
    box: z
      .string()
      .trim()
      .max(200)
      .refine((text) => text === '' || readBox(text) !== null, {
        error: 'expected left,top,width,height, for example 20mm,20mm,170mm,250mm',
      })
      .default(''),
    /** Margins to remove. */
    top: length.default(0),
    right: length.default(0),
    bottom: length.default(0),
    left: length.default(0),
    /** Space around the content that is kept. */
    padding: length.default(0),
    /** The same area for all pages: the smallest with the content of each. */
    same: z.boolean().default(false),
    pages: pageExpression.default(''),
    /** Removes what is outside from the file; otherwise it is hidden. */
    cut: z.boolean().default(false),
  })
  .refine(
    ({ box, top, right, bottom, left, padding, same }) => {
      const hasMargins = top + right + bottom + left > 0;
      const ways = [box !== '', hasMargins, padding > 0 || same].filter(Boolean);

      return ways.length <= 1;
    },
    { error: 'choose an area, margins or the content, not several of them' },
  );
