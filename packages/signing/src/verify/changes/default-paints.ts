import type { PdfDocument } from '@octavo/pdf/document';
import { numbersOf } from '@octavo/pdf/object-reader';
import { type PdfDict, PdfName, type PdfObject } from '@octavo/pdf/objects';
import type { PdfRectangle } from '@octavo/pdf/pages/page-tree';
import { type Paint, thinLine } from './annotation-paints.ts';
import type { DarkShape } from './dark-shape.ts';
import { luminance, paleFrom, type Rgb, rgbOf } from './luminance.ts';
import type { PaintedOutline } from './path-outline.ts';
import { rectangleOf } from './rectangle-of.ts';
import { boundsOf, inflated } from './rectangles.ts';

/** Side of the icon that a viewer draws for a note. */
const iconSide = 32;

/** Width of a line through or below words, as a share of their height. */
const wordLine = 1 / 12;

const black: Rgb = [0, 0, 0];

/** Lines that stand for an ellipse. */
const ellipseLines = 32;

/** Entries with points of an annotation, which may lie outside of its rectangle. */
const geometry = ['QuadPoints', 'InkList', 'L', 'Vertices', 'CL'];

/** Paint of an annotation without an appearance, as readers draw it by themselves. */
export function defaultPaints(document: PdfDocument, annotation: PdfDict): Paint[] {
  const subtype = document.get(annotation, 'Subtype');
  const rect = rectangleOf(document, annotation.get('Rect'));

  if (rect === null || !(subtype instanceof PdfName)) {
    return [];
  }

  const width = lineWidth(document, annotation);
  const bounds = inflated(reach(document, annotation, rect), width / 2);
  const colour = colourOf(document, annotation.get('C')) ?? black;
  const isDark = luminance(colour) < paleFrom;
  const opaque: Paint[] = [{ bounds, look: 'opaque' }];

  switch (subtype.value) {
    case 'Popup':
      return [];
    case 'Text':
    case 'Caret':
      return rect[2] - rect[0] <= iconSide && rect[3] - rect[1] <= iconSide ? [] : opaque;
    case 'Highlight':
      // Each of its areas is painted over those before.
      return isDark
        ? opaque
        : quadsOf(document, annotation, rect).map((quad) => ({
            bounds: inflated(quad, width / 2),
            look: 'tint',
            kept: colour,
          }));
    case 'Underline':
    case 'Squiggly':
    case 'StrikeOut':
    case 'Ink':
    case 'Line':
    case 'Square':
    case 'Circle':
    case 'Polygon':
    case 'PolyLine':
      return isDark && width <= thinLine && !annotation.has('IC') && document.get(annotation, 'Cap') !== true
        ? [
            {
              bounds,
              look: 'line',
              shape: penShape(document, annotation, { subtype: subtype.value, rect, width }),
            },
          ]
        : opaque;
    case 'Widget':
      return annotation.has('MK') ? opaque : [];
    default:
      return opaque;
  }
}

interface DrawnLine {
  readonly subtype: string;
  readonly rect: PdfRectangle;
  readonly width: number;
}

/** Lines that readers draw: between points, around a rectangle, or through or below words. */
function penShape(
  document: PdfDocument,
  annotation: PdfDict,
  { subtype, rect, width }: DrawnLine,
): DarkShape {
  const shape = { isFilled: false, miterLimit: 1 };

  switch (subtype) {
    case 'Square':
      return { ...shape, outlines: [corners(rect)], isClosed: true, lineWidth: width };
    case 'Circle':
      return { ...shape, outlines: [ellipse(rect)], isClosed: true, lineWidth: width };
    case 'Underline':
    case 'Squiggly':
    case 'StrikeOut': {
      const quads = quadsOf(document, annotation, rect);
      const height = Math.max(...quads.map(([, bottom, , top]) => top - bottom));
      const outlines = quads.map(([left, bottom, right, top]): PaintedOutline => {
        const y = subtype === 'StrikeOut' ? (bottom + top) / 2 : bottom;

        return [
          [left, y],
          [right, y],
        ];
      });

      return { ...shape, outlines, isClosed: false, lineWidth: Math.max(width, height * wordLine) };
    }
    default: {
      const lists = [
        ...(document.array(annotation.get('InkList')) ?? []),
        annotation.get('L'),
        annotation.get('Vertices'),
      ];
      const outlines = lists.map((list) => pointsOf(flat(document, list))).filter(({ length }) => length > 1);

      return { ...shape, outlines, isClosed: subtype === 'Polygon', lineWidth: width };
    }
  }
}

/** Areas of words that an annotation marks; its rectangle for one that names none. */
function quadsOf(document: PdfDocument, annotation: PdfDict, rect: PdfRectangle): PdfRectangle[] {
  const points = pointsOf(flat(document, annotation.get('QuadPoints')));
  const count = Math.floor(points.length / 4);

  return count === 0
    ? [rect]
    : Array.from({ length: count }, (_, index) => boundsOf(points.slice(4 * index, 4 * index + 4)));
}

function corners([left, bottom, right, top]: PdfRectangle): PaintedOutline {
  return [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
  ];
}

function ellipse([left, bottom, right, top]: PdfRectangle): PaintedOutline {
  return Array.from({ length: ellipseLines }, (_, index) => {
    const angle = (2 * Math.PI * index) / ellipseLines;

    return [
      (left + right + (right - left) * Math.cos(angle)) / 2,
      (bottom + top + (top - bottom) * Math.sin(angle)) / 2,
    ] as const;
  });
}

function pointsOf(numbers: readonly number[]): (readonly [number, number])[] {
  return Array.from(
    { length: Math.floor(numbers.length / 2) },
    (_, index) => [numbers[2 * index]!, numbers[2 * index + 1]!] as const,
  );
}

/** Area of the rectangle and of all points that an annotation names. */
function reach(
  document: PdfDocument,
  annotation: PdfDict,
  [left, bottom, right, top]: PdfRectangle,
): PdfRectangle {
  const points: (readonly [number, number])[] = [
    [left, bottom],
    [right, top],
  ];

  for (const key of geometry) {
    points.push(...pointsOf(flat(document, annotation.get(key))));
  }

  return boundsOf(points);
}

function flat(document: PdfDocument, object: PdfObject): number[] {
  return (document.array(object) ?? []).flatMap((item) => {
    const value = document.resolve(item);

    return Array.isArray(value)
      ? value.map((number) => document.resolve(number)).filter((number) => typeof number === 'number')
      : typeof value === 'number'
        ? [value]
        : [];
  });
}

function lineWidth(document: PdfDocument, annotation: PdfDict): number {
  const style = document.dict(annotation.get('BS'));
  const width = style === null ? null : document.get(style, 'W');
  const ofBorder = document.resolve(document.array(annotation.get('Border'))?.[2] ?? null);
  const [own = 1] = [width, ofBorder].filter((value) => typeof value === 'number');

  return own;
}

function colourOf(document: PdfDocument, components: PdfObject): Rgb | null {
  const count = document.array(components)?.length ?? 0;

  return rgbOf(numbersOf(document, components, count) ?? []);
}
