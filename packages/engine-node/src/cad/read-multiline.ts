import { type MLine, MLineFlags, type MLineStyle, MLineStyleFlags } from '@node-projects/acad-ts';
import { type Point3, plus, times } from '@octavo/cad/geometry/affine';
import type { Pen } from '@octavo/cad/pen';
import type { CadShape, Entity } from '@octavo/cad/shapes';
import { colorOf } from './read-tables.ts';
import { type EntityContext, inheritedPen, pointOf } from './reading.ts';

/** The parallel lines of an MLINE, its fill and its ends. */
export function readMultiline(line: MLine, reader: EntityContext): CadShape | null {
  const count = Math.max(0, ...line.vertices.map(({ segments }) => segments.length));
  const rows = Array.from({ length: count }, (_, element) =>
    line.vertices.map(({ position, miter, segments }) =>
      plus(pointOf(position), times(pointOf(miter), segments[element]?.parameters[0] ?? 0)),
    ),
  );
  const closed = (Number(line.flags) & MLineFlags.Closed) !== 0;
  const plain: Pen = { ...inheritedPen, layer: reader.tables.layer(line.layer) };
  const entities: Entity[] = [
    ...fillOf(line.style, rows, closed, plain),
    ...rows.map((points, element) => ({
      pen: elementPen(line.style, element, plain, reader),
      shape: { kind: 'line', points, closed } as const,
    })),
    ...(closed ? [] : endsOf(line, rows, plain)),
  ];

  return rows.length === 0 || line.vertices.length < 2 ? null : { kind: 'group', entities };
}

function elementPen(style: MLineStyle | null, index: number, plain: Pen, reader: EntityContext): Pen {
  const element = style?.elements[index];

  if (element === undefined) {
    return plain;
  }

  const color = colorOf(element.color);
  const lineType = reader.tables.lineType(element.lineType);
  const isOwn = lineType !== null && lineType.segments.length > 0;

  return {
    ...plain,
    color: color === 'by-layer' ? plain.color : color,
    lineType: isOwn ? lineType : plain.lineType,
  };
}

function fillOf(
  style: MLineStyle | null,
  rows: readonly (readonly Point3[])[],
  closed: boolean,
  plain: Pen,
): Entity[] {
  const [first, last] = [rows[0], rows.at(-1)];

  if (
    style === null ||
    (Number(style.flags) & MLineStyleFlags.FillOn) === 0 ||
    first === undefined ||
    last === undefined
  ) {
    return [];
  }

  const count = closed ? first.length : first.length - 1;
  const pen = { ...plain, color: colorOf(style.fillColor) };

  return Array.from({ length: count }, (_, index) => {
    const next = (index + 1) % first.length;
    const points = [first[index]!, first[next]!, last[next]!, last[index]!];

    return { pen, shape: { kind: 'fill', points } };
  });
}

/** Lines across the ends when the style has caps; round caps are drawn straight. */
function endsOf({ style, flags }: MLine, rows: readonly (readonly Point3[])[], pen: Pen): Entity[] {
  const [first, last] = [rows[0], rows.at(-1)];
  const styled = Number(style?.flags ?? 0);
  const across = (index: number): Entity[] => {
    const from = first?.at(index);
    const to = last?.at(index);

    return from === undefined || to === undefined
      ? []
      : [{ pen, shape: { kind: 'line', points: [from, to], closed: false } }];
  };
  const atStart = MLineStyleFlags.StartSquareCap | MLineStyleFlags.StartRoundCap;
  const atEnd = MLineStyleFlags.EndSquareCap | MLineStyleFlags.EndRoundCap;

  return [
    ...((styled & atStart) !== 0 && (Number(flags) & MLineFlags.NoStartCaps) === 0 ? across(0) : []),
    ...((styled & atEnd) !== 0 && (Number(flags) & MLineFlags.NoEndCaps) === 0 ? across(-1) : []),
  ];
}
