import { numbersOf } from '../../object-reader.ts';
import { PdfDict, PdfName, type PdfObject, PdfString } from '../../objects.ts';
import { decodeText } from '../../syntax/text-string.ts';
import type { ObjectChanges } from '../object-changes.ts';
import type { RgbColor } from '../path-operators.ts';
import type { FontStyle } from '../text/font-source.ts';
import { inherited } from './form-fields.ts';
import { type ButtonMark, markOf } from './mark-path.ts';

export type BorderStyle = 'solid' | 'dashed' | 'beveled' | 'inset' | 'underline';

/** Properties from which the appearance of a widget is drawn (ISO 32000-2, 12.5.6.19 and 12.7.4.3). */
export interface WidgetLook {
  /** Size in units of user space, after the widget's own rotation. */
  readonly width: number;
  readonly height: number;
  /** Degrees counterclockwise relative to the page. */
  readonly rotation: number;
  readonly background: RgbColor | null;
  readonly border: RgbColor | null;
  /** 0 for no border. */
  readonly borderWidth: number;
  readonly borderStyle: BorderStyle;
  /** Alternating lengths of dashes and gaps of a dashed border. */
  readonly dashes: readonly number[];
  /** Mark of a button that is on; null for the one of its kind. */
  readonly mark: ButtonMark | null;
  readonly font: FontStyle;
  /** 0 for a size that fits. */
  readonly fontSize: number;
  readonly color: RgbColor;
  readonly align: 'left' | 'center' | 'right';
}

/** Reads the look of a widget, or of a text box, which has the same properties. */
export function lookOf(changes: ObjectChanges, widget: PdfObject): WidgetLook {
  const dict = changes.dict(widget) ?? new PdfDict();
  const { document } = changes;
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = numbersOf(document, dict.get('Rect'), 4) ?? [];
  const marks = changes.dict(dict.get('MK'));
  const style = changes.dict(dict.get('BS'));
  const turn = marks === null ? null : changes.get(marks, 'R');
  const rotation = typeof turn === 'number' ? ((turn % 360) + 360) % 360 : 0;
  const size = [Math.abs(x2 - x1), Math.abs(y2 - y1)] as const;
  const [width, height] = rotation % 180 === 0 ? size : [size[1], size[0]];
  const border = marks === null ? null : rgbOf(numbersOf(document, marks.get('BC'), 1));
  const styled = style === null ? null : changes.get(style, 'W');
  const look = inherited(changes, widget, 'DA');
  const words = look instanceof PdfString ? decodeText(look.bytes) : '';
  const caption = marks === null ? null : changes.get(marks, 'CA');
  const borderStyle = style === null ? null : changes.get(style, 'S');
  const quadding = inherited(changes, widget, 'Q');

  return {
    width,
    height,
    rotation,
    background: marks === null ? null : rgbOf(numbersOf(document, marks.get('BG'), 1)),
    border,
    borderWidth: typeof styled === 'number' ? Math.max(0, styled) : border === null ? 0 : 1,
    borderStyle: (borderStyle instanceof PdfName ? borderStyles[borderStyle.value] : null) ?? 'solid',
    dashes: (style === null ? null : numbersOf(document, style.get('D'), 1)) ?? [3],
    mark: caption instanceof PdfString ? markOf(decodeText(caption.bytes)) : null,
    font: fontOf(`${fontNameOf(changes, widget, words)} ${words}`),
    fontSize: Math.abs(Number(/(-?[\d.]+)\s+Tf/.exec(words)?.[1] ?? 0)) || 0,
    color: rgbOf(colorOf(words)) ?? [0, 0, 0],
    align: quadding === 1 ? 'center' : quadding === 2 ? 'right' : 'left',
  };
}

/** Border styles by their names (ISO 32000-2, table 168). */
const borderStyles: Readonly<Record<string, BorderStyle>> = {
  S: 'solid',
  D: 'dashed',
  B: 'beveled',
  I: 'inset',
  U: 'underline',
};

const fontOperator = /\/(\S+)\s+-?[\d.]+\s+Tf/;

/** Name of the font program behind the font that a field names; empty when the form does not have it. */
function fontNameOf(changes: ObjectChanges, widget: PdfObject, words: string): string {
  const resources = changes.dict(inherited(changes, widget, 'DR'));
  const fonts = changes.dict(resources?.get('Font') ?? null);
  const font = changes.dict(fonts?.get(fontOperator.exec(words)?.[1] ?? '') ?? null);
  const name = font === null ? null : changes.get(font, 'BaseFont');

  return name instanceof PdfName ? name.value : '';
}

function fontOf(name: string): FontStyle {
  const family = /cour|\/co(?=[bo\s])/i.test(name)
    ? 'mono'
    : /times|\/ti(?=[rbi])|roman|(?<!sans.?)serif/i.test(name)
      ? 'serif'
      : 'sans';

  return { family, bold: /bold|\/(?:hebo|cobo|tibo)/i.test(name), italic: /italic|oblique/i.test(name) };
}

function colorOf(look: string): number[] | null {
  const found = /((?:[\d.]+\s+){1,4})(?:g|rg|k)(?:\s|$)/.exec(look)?.[1];

  return found === undefined ? null : found.trim().split(/\s+/).map(Number);
}

/** A colour of one, three or four components (table 192); null for none. */
export function rgbOf(components: readonly number[] | null): RgbColor | null {
  const [a = 0, b = 0, c = 0, d = 0] = components ?? [];

  switch (components?.length) {
    case 1:
      return [a, a, a];
    case 3:
      return [a, b, c];
    case 4:
      return [(1 - a) * (1 - d), (1 - b) * (1 - d), (1 - c) * (1 - d)];
    default:
      return null;
  }
}
