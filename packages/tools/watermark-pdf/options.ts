import * as z from 'zod';
import { pageExpression } from '../_kit/fields.ts';
import { pagePositions } from '../_kit/page-positions.ts';
import { textColor, textFonts } from '../_kit/text-look.ts';

/** The picture is a file of its own; see `optionFiles` of the tool. */
export const options = z.object({
  /** Text of the watermark; `\n` begins a new line. Required without a picture. */
  text: z.string().max(500).default(''),
  position: z.enum([...pagePositions, 'tile']).default('center'),
  /** Degrees counterclockwise. */
  angle: z.number().min(-180).max(180).default(45),
  /** Percent. */
  opacity: z.number().min(1).max(100).default(40),
  /** Font size, or width of the picture, in points. Without it, the watermark fits the page. */
  size: z.number().min(4).max(2000).optional(),
  font: z.enum(textFonts).default('sans'),
  color: textColor.default('#808080'),
  /** Over or under the content of the page. */
  layer: z.enum(['over', 'under']).default('over'),
  /** Pages that get the watermark; all when empty. */
  pages: pageExpression.default(''),
});
