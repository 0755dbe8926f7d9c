import type { Stroke, TextLook } from '@octavo/contract/edits/looks';
import type { Box } from '@octavo/contract/edits/primitives';
import type { Drawing } from '@octavo/pdf/edit/drawing';
import { rectanglePath } from '@octavo/pdf/edit/path-operators';
import type { PdfObject } from '@octavo/pdf/objects';
import { padded } from '../../geometry/bounds.ts';
import { rgbOf } from '../../geometry/colors.ts';
import type { AnnotationSource } from '../annotation-source.ts';
import { borderStyle, readBorder, strokePaint } from '../stroke-entries.ts';
import { readTextLook } from '../text/read-text-look.ts';
import { breakInBox, drawInBox } from '../text/set-in-box.ts';
import { textEntries } from '../text/text-entries.ts';
import type { AnnotationOf, DrawingPlace, DrawnAnnotation } from './drawn-annotation.ts';

type TextBox = AnnotationOf<'text-box'>;

/** Text in a box, as text boxes and callouts have it. */
export interface BoxedText {
  readonly box: Box;
  readonly text: string;
  readonly look: TextLook;
  readonly border: Stroke | null;
  readonly fill: string | null;
}

/** Space between the border of a text box and its text, in points. */
const padding = 2;

/** A box that is too low for its text grows. */
export async function drawTextBox(textBox: TextBox, place: DrawingPlace): Promise<DrawnAnnotation> {
  const { box, draw } = await drawBoxedText(textBox, place);

  return { subtype: 'FreeText', entries: boxedTextEntries(textBox, place), box, draw };
}

/** Box that holds the text, and the function that draws it. */
export async function drawBoxedText(
  { box: given, text, look, border, fill }: BoxedText,
  { editor }: DrawingPlace,
): Promise<{ readonly box: Box; readonly draw: (drawing: Drawing) => Promise<void> }> {
  const inset = padding + (border?.width ?? 0);
  const set = await breakInBox(editor, text, look, given.width - 2 * inset);
  const box = { ...given, height: Math.max(given.height, set.height + 2 * inset) };

  return {
    box,
    draw: (drawing) => {
      drawing.drawPath(rectanglePath(padded(box, -(border?.width ?? 0) / 2)), {
        ...(fill === null ? {} : { fill: rgbOf(fill) }),
        ...strokePaint(border),
      });

      return drawInBox(drawing, set, look, padded(box, -inset));
    },
  };
}

export function boxedTextEntries(
  { text, look, border, fill }: BoxedText,
  { space }: DrawingPlace,
): Record<string, PdfObject | undefined> {
  return {
    ...textEntries(text, look, border?.color ?? null, space),
    // The color of a text box is that of its background.
    C: fill === null ? undefined : [...rgbOf(fill)],
    BS: borderStyle(border, space),
  };
}

export function readTextBox(source: AnnotationSource): TextBox | null {
  return { type: 'text-box', box: source.box, ...readBoxedText(source), opacity: 1 };
}

export function readBoxedText(source: AnnotationSource): Omit<BoxedText, 'box'> {
  const { look, borderColor } = readTextLook(source);
  const border = readBorder(source);

  return {
    text: source.text('Contents'),
    look,
    border: border.width === 0 ? null : { color: borderColor, ...border },
    fill: source.color('C'),
  };
}
