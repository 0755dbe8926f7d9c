import * as z from 'zod';
import { pageExpression } from '../_kit/fields.ts';
import { textColor, textFonts } from '../_kit/text-look.ts';

export const options = z.object({
  position: z
    .enum(['top-left', 'top', 'top-right', 'bottom-left', 'bottom', 'bottom-right'])
    .default('bottom'),
  /** Left and right change sides on even pages, for print on both sides. */
  mirrored: z.boolean().default(false),
  /** Text with `{n}` for the number, and `{total}` for that of the document's last page. */
  text: z
    .string()
    .trim()
    .max(100)
    .regex(/\{n\}/, { error: 'expected a text with {n}, for example Page {n}' })
    .default('{n}'),
  style: z.enum(['1', 'i', 'I', 'a', 'A']).default('1'),
  /** Number of the first page that gets one; the pages after it count on. */
  start: z.int().min(0).max(999_999_999).default(1),
  /** Least number of digits of Arabic numerals; zeros fill the rest. */
  digits: z.int().min(1).max(12).default(1),
  /** Pages that get a number; all when empty. */
  pages: pageExpression.default(''),
  font: z.enum(textFonts).default('sans'),
  /** Font size in points. */
  size: z.number().min(4).max(72).default(10),
  color: textColor.default('#000000'),
  /** Distance from the edges of the page in millimetres. */
  margin: z.number().min(0).max(100).default(10),
});
