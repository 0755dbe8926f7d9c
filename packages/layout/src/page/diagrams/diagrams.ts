import type { Box, PageContent, PageGlyph, PagePath } from '@octavo/pdf/content/page-content';
import { boxAround, grown, heightOf, mostlyHolds, sharedAcross, sharedDown } from '../../boxes.ts';
import { DisjointSets } from '../../groups.ts';
import { type GlyphPiece, piecesOf } from '../../text/pieces.ts';
import { isUpright } from '../../upright.ts';
import type { FoundFigure } from '../figures/figures.ts';
import type { FoundFloat } from '../floats.ts';
import {
  areJoined,
  arrowHeadsOf,
  type Connector,
  connectorsOf,
  endsIn,
  leaves,
  pointsAt,
} from './connectors.ts';
import { type FilledShape, fillShapes, holdsText, shapeText, touchingShapes } from './filled-shapes.ts';
import { labelsOf, labelText } from './label-texts.ts';
import { shapesOf } from './shapes.ts';

/** Boxes with text and the lines between them, as in a flow chart or an organisation chart. */
export interface FoundDiagram extends Box {
  /** Texts in its shapes and beside its lines, in reading order. */
  readonly texts: readonly FoundFloat[];
  /** Drawing without the boxes around its texts; null for nothing. */
  readonly drawing: FoundFigure | null;
  readonly glyphs: readonly PageGlyph[];
  readonly paths: readonly PagePath[];
}

const thresholds = {
  /** Minimum number of boxes that lines without arrows connect. */
  fewestWithoutArrows: 3,

  /** Largest distance between parts of one diagram, in points. */
  nearby: 14,

  /** Maximum number of characters in a label beside the lines. */
  mostInLabel: 60,

  /**
   * Largest ratio of text outside the boxes to text inside; with more, the boxes are painted behind a table.
   */
  mostOutside: 0.6,

  /**
   * Maximum number of other paths per box, besides lines and arrowheads; with more, the boxes label parts of an
   * illustration.
   */
  mostBesideBox: 2,

  /** Distance around a shape in which paths belong to it, in points. */
  shapeMargin: 4,
};

/** Shapes connected by lines; `isDiagram` is true when they suffice for a diagram. */
interface LinkedPart extends Box {
  readonly isDiagram: boolean;
}

/** Diagrams of a page. `isTaken`: true for glyphs that belong to no diagram. */
export function diagramsOf(content: PageContent, isTaken: (glyph: PageGlyph) => boolean): FoundDiagram[] {
  const shapes = shapesOf(content);

  if (shapes.length < 2) {
    return [];
  }

  const outlines = new Set(shapes.flatMap(({ paths }) => paths));
  const connectors = connectorsOf(content, (path) => outlines.has(path));

  if (connectors.length === 0) {
    return [];
  }

  const upright = content.glyphs.filter((glyph) => !isTaken(glyph) && !glyph.invisible && isUpright(glyph));
  const pieces = piecesOf(upright);
  const groups = touchingShapes(fillShapes(shapes, pieces));
  const heads = arrowHeadsOf(content);
  const linked = linkedParts(groups, connectors, heads);

  const leading = new Set([...connectors.map(({ path }) => path), ...heads]);

  return joinNear(linked).flatMap((box) => diagramIn(box, groups.flat(), pieces, leading, content));
}

/** Page without the content of its diagrams. */
export function withoutDiagrams(content: PageContent, diagrams: readonly FoundDiagram[]): PageContent {
  if (diagrams.length === 0) {
    return content;
  }

  const glyphs = new Set(diagrams.flatMap((diagram) => diagram.glyphs));
  const paths = new Set(diagrams.flatMap((diagram) => diagram.paths));

  return {
    ...content,
    glyphs: content.glyphs.filter((glyph) => !glyphs.has(glyph)),
    paths: content.paths.filter((path) => !paths.has(path)),
  };
}

/** Groups of boxes that lines connect. */
function linkedParts(
  groups: readonly (readonly FilledShape[])[],
  connectors: readonly Connector[],
  heads: readonly PagePath[],
): LinkedPart[] {
  const lines = groups.length;
  const arrows = lines + connectors.length;
  const sets = new DisjointSets(arrows + heads.length);

  for (const [index, connector] of connectors.entries()) {
    for (const [group, members] of groups.entries()) {
      if (members.some(({ shape }) => leaves(connector, shape))) {
        sets.join(lines + index, group);
      }
    }

    for (const [head, box] of heads.entries()) {
      if (endsIn(connector, box)) {
        sets.join(lines + index, arrows + head);
      }
    }

    for (const [before, other] of connectors.slice(0, index).entries()) {
      if (areJoined(connector, other)) {
        sets.join(lines + index, lines + before);
      }
    }
  }

  for (const [head, box] of heads.entries()) {
    const group = groups.findIndex((members) => members.some(({ shape }) => pointsAt(box, shape)));

    if (group >= 0) {
      sets.join(arrows + head, group);
    }
  }

  return sets.all().flatMap((set): LinkedPart[] => {
    const members = set.flatMap((index) => groups[index] ?? []);
    const texts = set.filter((index) => groups[index]?.some(holdsText)).length;
    const hasArrow = set.some((index) => index >= arrows);
    const drawn = set.flatMap((index) => connectors[index - lines]?.path ?? heads[index - arrows] ?? []);

    return drawn.length === 0
      ? []
      : [
          {
            ...boxAround([...members.map(({ shape }) => shape), ...drawn]),
            isDiagram: texts >= (hasArrow ? 2 : thresholds.fewestWithoutArrows),
          },
        ];
  });
}

/** Joins parts that overlap or nearly do when one of them is a diagram. */
function joinNear(parts: readonly LinkedPart[]): LinkedPart[] {
  const joined: LinkedPart[] = [];

  for (const part of [...parts].sort((a, b) => Number(b.isDiagram) - Number(a.isDiagram))) {
    let whole = part;

    for (let index = joined.findIndex((other) => isNear(whole, other)); index >= 0; ) {
      const [other = part] = joined.splice(index, 1);
      whole = { ...boxAround([whole, other]), isDiagram: whole.isDiagram || other.isDiagram };
      index = joined.findIndex((candidate) => isNear(whole, candidate));
    }

    if (whole.isDiagram) {
      joined.push(whole);
    }
  }

  return joined;
}

function isNear(one: Box, other: Box): boolean {
  return sharedAcross(one, other) > -thresholds.nearby && sharedDown(one, other) > -thresholds.nearby;
}

function diagramIn(
  box: Box,
  shapes: readonly FilledShape[],
  pieces: readonly GlyphPiece[],
  leading: ReadonlySet<PagePath>,
  { paths, pageIndex }: PageContent,
): FoundDiagram[] {
  const boxes = shapes.filter(
    ({ shape, pieces: held }) => held.length > 0 && mostlyHolds(grown(box, 1), shape),
  );
  const inBoxes = new Set(boxes.flatMap(({ pieces: held }) => held));
  const outside = pieces.filter((piece) => !inBoxes.has(piece) && mostlyHolds(box, piece));
  // Longer texts are not part of the diagram.
  const labels = labelsOf(outside).filter((label) => charactersOf(label) <= thresholds.mostInLabel);

  if (charactersOf(outside) > charactersOf([...inBoxes]) * thresholds.mostOutside) {
    return [];
  }

  const texts = inReadingOrder([
    ...boxes.map((filled) => shapeText(filled, pageIndex)),
    ...labels.map((label) => labelText(label, pageIndex)),
  ]);
  const painted = new Set(boxes.filter(({ shape }) => shape.isRectangle).flatMap(({ shape }) => shape.paths));
  const own = paths.filter((path) => mostlyHolds(grown(box, 1), path));
  const drawn = own.filter((path) => !painted.has(path));

  const beside = drawn.filter(
    (path) =>
      !leading.has(path) &&
      !boxes.some(({ shape }) => mostlyHolds(grown(shape, thresholds.shapeMargin), path)),
  );

  if (beside.length > boxes.length * thresholds.mostBesideBox) {
    return [];
  }

  return [
    {
      ...box,
      texts,
      drawing: drawn.length === 0 ? null : drawingOf(drawn),
      glyphs: [...inBoxes, ...labels.flat()].flatMap(({ glyphs }) => glyphs),
      paths: own,
    },
  ];
}

function charactersOf(pieces: readonly GlyphPiece[]): number {
  return pieces.reduce((sum, { characters }) => sum + characters, 0);
}

/** Texts row by row; a text belongs to a row when it overlaps half the height of the row's first text. */
function inReadingOrder(texts: readonly FoundFloat[]): FoundFloat[] {
  const rows: FoundFloat[][] = [];

  for (const text of [...texts].sort((a, b) => a.box.top - b.box.top)) {
    const row = rows.at(-1);
    const [first] = row ?? [];

    if (row !== undefined && first !== undefined && isBeside(text.box, first.box)) {
      row.push(text);
    } else {
      rows.push([text]);
    }
  }

  return rows.flatMap((row) => row.sort((a, b) => a.box.left - b.box.left));
}

function isBeside(one: Box, other: Box): boolean {
  return sharedDown(one, other) > Math.min(heightOf(one), heightOf(other)) * 0.5;
}

function drawingOf(paths: readonly PagePath[]): FoundFigure {
  return {
    ...boxAround(paths),
    source: { kind: 'region', withText: false, objects: paths.map(({ order }) => order) },
    behindText: true,
    angle: 0,
    markedContent: -1,
  };
}
