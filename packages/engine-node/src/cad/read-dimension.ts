import { type Dimension, DimensionAligned, DimensionLinear, Layer } from '@node-projects/acad-ts';
import { dot, minus, type Point3, plus, point, times, unit, zAxis } from '@octavo/cad/geometry/affine';
import type { CadShape } from '@octavo/cad/shapes';
import { arrowhead, startOfLine } from './arrowhead.ts';
import { plainInsert } from './plain-insert.ts';
import { styleOf } from './read-tables.ts';
import { type EntityContext, grouped, pointOf } from './reading.ts';

/** Draws a dimension from the block its editor saved, or from its values when there is none. */
export function readDimension(dimension: Dimension, reader: EntityContext): CadShape | null {
  const record = dimension.block;

  if (record !== null && record.entities.count > 0) {
    return plainInsert(reader.block(record));
  }

  return dimension instanceof DimensionAligned
    ? straightOf(dimension, reader)
    : madeByLibrary(dimension, reader);
}

/** Builds the extension lines, the dimension line with its arrows, and the measure above its middle. */
function straightOf(dimension: DimensionAligned, reader: EntityContext): CadShape | null {
  const { style } = dimension;
  const scale = style.scaleFactor > 0 ? style.scaleFactor : 1;
  const [first, second, through] = [
    dimension.firstPoint,
    dimension.secondPoint,
    dimension.definitionPoint,
  ].map(pointOf) as [Point3, Point3, Point3]; // three in, three out
  const along =
    dimension instanceof DimensionLinear
      ? point(Math.cos(dimension.rotation), Math.sin(dimension.rotation))
      : unit({ ...minus(second, first), z: 0 });
  const across = point(-along.y, along.x);
  const onto = (from: Point3) => plus(from, times(across, dot(minus(through, from), across)));
  const [start, end] = [onto(first), onto(second)];
  const beyond = (from: Point3, to: Point3) =>
    plus(to, times(unit(minus(to, from), across), style.extensionLineExtension * scale));
  const line = (from: Point3, to: Point3): CadShape => ({ kind: 'line', points: [from, to], closed: false });
  const size = style.arrowSize * scale;
  const heads = [style.dimArrow1 ?? style.arrowBlock, style.dimArrow2 ?? style.arrowBlock] as const;
  const height = style.textHeight * scale;
  const middle = times(plus(start, end), 0.5);
  // Text must read from the bottom or from the right of the sheet.
  const reading = along.x < -1e-9 || (Math.abs(along.x) <= 1e-9 && along.y < 0) ? times(along, -1) : along;
  const up = point(-reading.y, reading.x);

  return grouped(dimension, reader, [
    line(first, beyond(first, start)),
    line(second, beyond(second, end)),
    line(startOfLine(heads[0], start, end, size), startOfLine(heads[1], end, start, size)),
    ...arrowhead(heads[0], start, end, size, reader),
    ...arrowhead(heads[1], end, start, size, reader),
    {
      kind: 'paragraph',
      content: measureOf(dimension),
      at: plus(middle, times(up, height)),
      direction: reading,
      normal: zAxis,
      horizontal: 'center',
      vertical: 'middle',
      height,
      width: 0,
      lineSpacing: 1,
      exactSpacing: false,
      widthFactor: 1,
      oblique: 0,
      style: styleOf(style.style),
      ground: null,
      groundScale: 1,
      framed: false,
    },
  ]);
}

/** Text of the dimension, with `<>` replaced by the measured value. */
function measureOf({ measurement, style, text }: Dimension): string {
  const measured = (measurement * (style.linearScaleFactor || 1)).toFixed(
    Math.min(8, Math.max(0, style.decimalPlaces)),
  );

  return text === '' ? measured : text.replaceAll('<>', measured);
}

function madeByLibrary(dimension: Dimension, reader: EntityContext): CadShape | null {
  try {
    // The library puts definition points on a layer that it expects to exist.
    dimension.document?.layers?.tryAdd(new Layer('defpoints'));
    dimension.updateBlock();
  } catch {
    // A dimension the library cannot build is counted below as left out.
  }

  const record = dimension.block;

  if (record === null || record.entities.count === 0) {
    reader.leaveOut('objects');

    return null;
  }

  return plainInsert(reader.block(record));
}
