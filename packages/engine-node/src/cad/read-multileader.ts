import { LeaderContentType, type MultiLeader, MultiLeaderPathType, TextEntity } from '@node-projects/acad-ts';
import {
  compose,
  lengthOf,
  type Point3,
  planeOf,
  plus,
  point,
  rotation,
  scaling,
  times,
  translation,
  unit,
} from '@octavo/cad/geometry/affine';
import { throughPoints } from '@octavo/cad/geometry/nurbs';
import type { Pen } from '@octavo/cad/pen';
import type { CadBlock, CadShape, Entity, ParagraphShape } from '@octavo/cad/shapes';
import { arrowhead, startOfLine } from './arrowhead.ts';
import { plainInsert } from './plain-insert.ts';
import { colorOf, styleOf } from './read-tables.ts';
import { textOf } from './read-text.ts';
import { type EntityContext, inheritedPen, pointOf } from './reading.ts';

/** The lines, arrows and content of a MULTILEADER. */
export function readMultiLeader(leader: MultiLeader, reader: EntityContext): CadShape | null {
  const plain: Pen = { ...inheritedPen, layer: reader.tables.layer(leader.layer) };
  const lineColor = colorOf(leader.lineColor);
  const linePen = { ...plain, color: lineColor === 'by-layer' ? plain.color : lineColor };
  const lines = leaderLines(leader, reader).map((shape): Entity => ({ pen: linePen, shape }));
  const content = contentOf(leader, reader, plain);
  const entities = [...lines, ...content];

  return entities.length === 0 ? null : { kind: 'group', entities };
}

function leaderLines(leader: MultiLeader, reader: EntityContext): CadShape[] {
  const { contextData: context } = leader;

  if (leader.pathType === MultiLeaderPathType.Invisible) {
    return [];
  }

  return context.leaderRoots.flatMap((root): CadShape[] => {
    const end = pointOf(root.connectionPoint);
    const landing = times(unit(pointOf(root.direction)), root.landingDistance);
    const hasLanding =
      leader.enableDogleg && root.landingDistance > 0 && leader.pathType !== MultiLeaderPathType.Spline;
    const shapes: CadShape[] = hasLanding
      ? [{ kind: 'line', points: [end, plus(end, landing)], closed: false }]
      : [];

    for (const line of root.lines) {
      const points = [...line.points.map(pointOf), end];
      const [tip, next] = points;
      const head = line.arrowhead ?? leader.arrowhead;
      const size = line.arrowheadSize > 0 ? line.arrowheadSize : context.arrowheadSize;

      if (tip === undefined || next === undefined) {
        continue;
      }

      const isCurved = leader.pathType === MultiLeaderPathType.Spline && points.length > 2;
      const start = startOfLine(head, tip, next, size);
      shapes.push(
        isCurved
          ? { kind: 'spline', curve: throughPoints(points, false) }
          : { kind: 'line', points: [start, ...points.slice(1)], closed: false },
        ...arrowhead(head, tip, next, size, reader),
      );
    }

    return shapes;
  });
}

function contentOf(leader: MultiLeader, reader: EntityContext, plain: Pen): Entity[] {
  const { contextData: context } = leader;

  if (leader.contentType === LeaderContentType.MText && context.hasTextContents) {
    const color = colorOf(context.textColor);
    const paragraph = paragraphOf(leader);

    return paragraph === null
      ? []
      : [{ pen: { ...plain, color: color === 'by-layer' ? plain.color : color }, shape: paragraph }];
  }

  const record =
    leader.contentType === LeaderContentType.Block ? (context.blockContent ?? leader.blockContentId) : null;

  if (record === null) {
    return [];
  }

  const color = colorOf(context.blockContentColor);

  return [
    {
      pen: { ...plain, color: color === 'by-layer' ? plain.color : color },
      shape: blockOf(leader, filledBlock(leader, reader.block(record), plain)),
    },
  ];
}

function paragraphOf(leader: MultiLeader): ParagraphShape | null {
  const { contextData: context } = leader;
  const direction = pointOf(context.direction);

  if (context.textLabel.trim() === '' || !(context.textHeight > 0)) {
    return null;
  }

  return {
    kind: 'paragraph',
    content: context.textLabel,
    at: pointOf(context.textLocation),
    direction:
      lengthOf(direction) > 0
        ? direction
        : point(Math.cos(context.textRotation), Math.sin(context.textRotation)),
    normal: pointOf(context.textNormal),
    horizontal: (['left', 'center', 'right'] as const)[Number(context.textAttachmentPoint) - 1] ?? 'left',
    vertical: 'top',
    height: context.textHeight,
    width: context.boundaryWidth,
    lineSpacing: context.lineSpacingFactor > 0 ? context.lineSpacingFactor : 1,
    exactSpacing: false,
    widthFactor: 1,
    oblique: 0,
    style: styleOf(context.textStyle ?? leader.textStyle),
    ground: context.backgroundFillEnabled ? colorOf(context.backgroundFillColor) : null,
    groundScale: groundScale(leader),
    framed: leader.textFrame,
  };
}

/** Scale of the text frame, which keeps the gap between the leader's landing and the text. */
function groundScale({ textFrame, contextData: context }: MultiLeader): number {
  if (textFrame && context.landingGap > 0) {
    return 1 + context.landingGap / context.textHeight;
  }

  return context.backgroundScaleFactor > 0 ? context.backgroundScaleFactor : 1.5;
}

function blockOf(leader: MultiLeader, block: CadBlock): CadShape {
  const { contextData: context } = leader;
  const { x, y, z } = pointOf(context.blockContentScale);
  const turned = compose(
    planeOf(pointOf(context.blockContentNormal)),
    rotation(context.blockContentRotation),
  );
  const inner = compose(scaling(x || 1, y || 1, z || 1), translation(times(block.base, -1)));
  const place: Point3 = pointOf(context.blockContentLocation);

  return { ...plainInsert(block), frame: compose(translation(place), turned), inner };
}

/** The block with the attribute texts this leader sets. */
function filledBlock(leader: MultiLeader, block: CadBlock, plain: Pen): CadBlock {
  const texts = leader.blockAttributes.flatMap(({ attributeDefinition: definition, text }): Entity[] => {
    const shape = definition instanceof TextEntity ? textOf(definition, text) : null;

    return shape === null ? [] : [{ pen: plain, shape }];
  });
  const tags = new Set(leader.blockAttributes.map(({ attributeDefinition }) => attributeDefinition?.tag));
  const rest = block.entities.filter(({ shape }) => shape.kind !== 'text' || !tags.has(shape.content));

  return { ...block, entities: [...rest, ...texts] };
}
