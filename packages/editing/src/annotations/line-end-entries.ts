import type { Stroke } from '@octavo/contract/edits/looks';
import type { Point } from '@octavo/contract/edits/primitives';
import type { Drawing } from '@octavo/pdf/edit/drawing';
import { nameOf, PdfName } from '@octavo/pdf/objects';
import { rgbOf } from '../geometry/colors.ts';
import { angleBetween } from '../geometry/vectors.ts';
import { endShape, type LineEnd } from '../paths/line-ends.ts';
import type { AnnotationSource } from './annotation-source.ts';
import { strokePaint } from './stroke-entries.ts';

/** Names of the ends of lines (ISO 32000-2, table 179). */
const names: Readonly<Record<LineEnd, string>> = {
  none: 'None',
  'open-arrow': 'OpenArrow',
  'closed-arrow': 'ClosedArrow',
  circle: 'Circle',
  square: 'Square',
  diamond: 'Diamond',
  butt: 'Butt',
  slash: 'Slash',
  'reverse-open-arrow': 'ROpenArrow',
  'reverse-closed-arrow': 'RClosedArrow',
};

export function endName(end: LineEnd): PdfName {
  return nameOf(names[end]);
}

export function readEnds(source: AnnotationSource): [LineEnd, LineEnd] {
  // A callout has one end, which is not in an array (ISO 32000-2, table 177).
  const single = source.reader.resolve(source.dict.get('LE'));
  const entries = single instanceof PdfName ? [single] : source.array('LE');
  const [first = null, second = null] = entries.map((entry) => source.reader.resolve(entry));
  const endOf = (name: unknown) =>
    (Object.keys(names) as LineEnd[]).find((end) => name instanceof PdfName && names[end] === name.value) ??
    'none';

  return [endOf(first), endOf(second)];
}

/** Draws the shape at a point of a line that arrives there from another point. */
export function drawEnd(
  drawing: Drawing,
  end: LineEnd,
  at: Point,
  from: Point,
  stroke: Stroke,
  fill: string | null,
): void {
  const shape = endShape(end, at, angleBetween(from, at), stroke.width);

  if (shape !== null) {
    const inside = shape.isClosed && fill !== null ? { fill: rgbOf(fill) } : {};
    drawing.drawPath(shape.path, { ...inside, ...strokePaint({ ...stroke, style: 'solid' }) });
  }
}
