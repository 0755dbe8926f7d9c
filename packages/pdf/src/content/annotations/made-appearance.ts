import type { PdfDocument } from '../../document.ts';
import { numbersOf } from '../../object-reader.ts';
import { PdfDict, PdfString } from '../../objects.ts';
import { decodeText } from '../../syntax/text-string.ts';

/** Control point distance of the Bézier curve for a quarter circle of radius 1. */
const circle = 0.5523;

/** Space between the edge of a text box and its words, in points. */
const inset = 2;

/**
 * Returns content that draws an annotation without an appearance stream, in the user space of its page, as
 * readers do (12.5.6); null for annotations that are then invisible. Text is set in Helvetica, under the name
 * `font`.
 */
export function madeAppearance(
  document: PdfDocument,
  annotation: PdfDict,
  subtype: string,
  font: string,
): string | null {
  const rect = numbersOf(document, annotation.get('Rect'), 4);
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = rect ?? [];
  const box = [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)] as const;

  switch (rect === null ? '' : subtype) {
    case 'FreeText':
      return textBox(document, annotation, box, font);
    case 'Ink':
      return lines(document, annotation, document.array(annotation.get('InkList')) ?? [], false);
    case 'Line':
      return lines(document, annotation, [annotation.get('L')], false);
    case 'PolyLine':
      return lines(document, annotation, [annotation.get('Vertices')], false);
    case 'Polygon':
      return lines(document, annotation, [annotation.get('Vertices')], true);
    case 'Square':
      return shape(document, annotation, box, ([left, bottom, right, top]) =>
        join(left, bottom, right - left, top - bottom, 're'),
      );
    case 'Circle':
      return shape(document, annotation, box, ellipse);
    default:
      return null;
  }
}

type RectangleCorners = readonly [number, number, number, number];

function textBox(
  document: PdfDocument,
  annotation: PdfDict,
  box: RectangleCorners,
  font: string,
): string | null {
  const contents = document.get(annotation, 'Contents');
  const words = contents instanceof PdfString ? decodeText(contents.bytes).trim() : '';

  if (words === '') {
    return null;
  }

  const look = document.get(annotation, 'DA');
  const appearance = look instanceof PdfString ? decodeText(look.bytes) : '';
  const size = Number(/([\d.]+)\s+Tf/.exec(appearance)?.[1] ?? 0) || 12;
  const colour = /(?:[\d.]+\s+){1,4}(?:g|rg|k)\b/.exec(appearance)?.[0] ?? '0 g';
  const [left, , right, top] = box;
  const width = right - left - 2 * inset;
  const shown = words
    .split(/\r\n?|\n/)
    .flatMap((line) => wrapped(line, width / (size * 0.5)))
    .map((line) => `(${literal(line)}) Tj T*`);

  return join(
    colour,
    'BT',
    `/${font}`,
    size,
    'Tf',
    size * 1.15,
    'TL',
    left + inset,
    top - inset - size,
    'Td',
    ...shown,
    'ET',
  );
}

/** Wraps text at spaces into lines of about `most` characters. */
function wrapped(text: string, most: number): string[] {
  const lines: string[] = [];
  let line = '';

  for (const word of text.split(' ')) {
    if (line !== '' && line.length + word.length + 1 > most) {
      lines.push(line);
      line = word;
    } else {
      line = line === '' ? word : `${line} ${word}`;
    }
  }

  return [...lines, line];
}

/**
 * Escapes a string in the font's encoding, WinAnsi; characters beyond Latin 1, which have no code there,
 * become `?`.
 */
function literal(text: string): string {
  return text.replace(/[\\()]/g, '\\$&').replace(/[^\x20-\x7e\xa0-\xff]/gu, '?');
}

function lines(
  document: PdfDocument,
  annotation: PdfDict,
  strokes: readonly Parameters<typeof numbersOf>[1][],
  closed: boolean,
): string | null {
  const drawn = strokes.flatMap((stroke) => {
    const numbers = numbersOf(document, stroke, 4) ?? [];
    const points = numbers.flatMap((x, at) => (at % 2 === 0 ? [[x, numbers[at + 1] ?? 0]] : []));

    return points.map(([x = 0, y = 0], at) => join(x, y, at === 0 ? 'm' : 'l'));
  });

  return drawn.length === 0 ? null : painted(document, annotation, join(...drawn), closed);
}

function shape(
  document: PdfDocument,
  annotation: PdfDict,
  [left, bottom, right, top]: RectangleCorners,
  outline: (box: RectangleCorners) => string,
): string | null {
  const [a = 0, b = 0, c = 0, d = 0] = numbersOf(document, annotation.get('RD'), 4) ?? [];

  return painted(document, annotation, outline([left + a, bottom + b, right - c, top - d]), true);
}

function ellipse([left, bottom, right, top]: RectangleCorners): string {
  const [x, y] = [(left + right) / 2, (bottom + top) / 2];
  const [across, up] = [((right - left) / 2) * circle, ((top - bottom) / 2) * circle];

  return join(
    join(left, y, 'm'),
    join(left, y + up, x - across, top, x, top, 'c'),
    join(x + across, top, right, y + up, right, y, 'c'),
    join(right, y - up, x + across, bottom, x, bottom, 'c'),
    join(x - across, bottom, left, y - up, left, y, 'c'),
    'h',
  );
}

/** Paints a path with the border and the inner colour of its annotation; null when neither is visible. */
function painted(document: PdfDocument, annotation: PdfDict, path: string, closed: boolean): string | null {
  const style = document.dict(annotation.get('BS'));
  const styleWidth = style === null ? null : document.get(style, 'W');
  const border = document.array(annotation.get('Border'))?.[2];
  const width = typeof styleWidth === 'number' ? styleWidth : typeof border === 'number' ? border : 1;
  const colour = numbersOf(document, annotation.get('C'), 1);
  const inner = closed ? numbersOf(document, annotation.get('IC'), 1) : null;
  const strokes = width > 0;
  const operator = inner === null ? (closed ? 's' : 'S') : strokes ? 'b' : 'f';

  return !strokes && inner === null
    ? null
    : join(
        width,
        'w',
        operators(colour ?? [0], 'G'),
        inner === null ? '' : operators(inner, 'g'),
        path,
        operator,
      );
}

/** The operator for a colour of one, three or four components (table 164). */
function operators(colour: readonly number[], grey: 'g' | 'G'): string {
  const names = { 1: ['g', 'G'], 3: ['rg', 'RG'], 4: ['k', 'K'] } as const;
  const own = names[colour.length as keyof typeof names] ?? names[1];

  return join(...colour, own[grey === 'g' ? 0 : 1]);
}

function join(...parts: readonly (number | string)[]): string {
  return parts
    .map((part) => (typeof part === 'number' ? String(Math.round(part * 1000) / 1000) : part))
    .join(' ');
}
