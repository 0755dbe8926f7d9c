import type { Point } from '@octavo/contract/edits/primitives';
import type { TextUnitLine } from '../document/editing-document.ts';

type SetTextLines = readonly TextUnitLine[];

/** Rectangle along a line of text: its upper left corner as the text runs, and its sides in points. */
export interface LinePiece {
  readonly corner: Point;
  readonly width: number;
  readonly height: number;
}

/** Index of the line that a place in the text stands on. */
export function lineOf(lines: SetTextLines, index: number): number {
  return Math.max(
    0,
    lines.findLastIndex(({ from }) => from <= index),
  );
}

/** Piece of no width at which a caret stands; null without lines. */
export function caretAt(lines: SetTextLines, angle: number, index: number): LinePiece | null {
  const line = lines[lineOf(lines, index)];

  return line === undefined ? null : pieceOf(line, angle, edgeOf(line, index), edgeOf(line, index));
}

/** Pieces of a part of the text, one for each line. */
export function piecesBetween(
  lines: SetTextLines,
  angle: number,
  from: number,
  to: number,
): readonly LinePiece[] {
  return lines.flatMap((line) => {
    const [start, end] = [Math.max(from, line.from), Math.min(to, line.to)];

    return start < end ? [pieceOf(line, angle, edgeOf(line, start), edgeOf(line, end))] : [];
  });
}

/** Place in the text nearest to a point of the page. */
export function indexAt(lines: SetTextLines, angle: number, point: Point): number {
  let nearest = 0;
  let least = Number.POSITIVE_INFINITY;

  for (const line of lines) {
    const { along, across } = within(line, angle, point);
    const apart = Math.max(0, -line.ascent - across, across - line.descent);

    if (apart < least) {
      least = apart;
      nearest = placeOn(line, along);
    }
  }

  return nearest;
}

/** Place on the line above or below, at the same distance from its start or at `along`. */
export function stepByLine(
  lines: SetTextLines,
  angle: number,
  index: number,
  step: 1 | -1,
  along: number | null,
): { readonly index: number; readonly along: number } {
  const at = lineOf(lines, index);
  const [line, next] = [lines[at], lines[at + step]];
  const start = line === undefined ? 0 : (along ?? positionOf(line, angle) + edgeOf(line, index));

  if (next === undefined) {
    return { index: step === 1 ? (lines.at(-1)?.to ?? index) : 0, along: start };
  }

  return { index: placeOn(next, start - positionOf(next, angle)), along: start };
}

/** Unit vector in which text of an angle runs; angles are degrees clockwise. */
export function directionOf(angle: number): Point {
  const turn = (angle * Math.PI) / 180;

  return { x: Math.cos(turn), y: Math.sin(turn) };
}

/** Position of a line's start along the direction of the text. */
function positionOf({ origin }: TextUnitLine, angle: number): number {
  const { x, y } = directionOf(angle);

  return origin.x * x + origin.y * y;
}

function edgeOf({ from, edges }: TextUnitLine, index: number): number {
  return edges[Math.min(edges.length - 1, Math.max(0, index - from))] ?? 0;
}

function within({ origin }: TextUnitLine, angle: number, point: Point) {
  const { x, y } = directionOf(angle);
  const [right, down] = [point.x - origin.x, point.y - origin.y];

  return { along: right * x + down * y, across: down * x - right * y };
}

function placeOn({ from, edges }: TextUnitLine, along: number): number {
  let nearest = 0;

  for (const [index, edge] of edges.entries()) {
    if (Math.abs(edge - along) < Math.abs((edges[nearest] ?? 0) - along)) {
      nearest = index;
    }
  }

  return from + nearest;
}

function pieceOf(
  { origin, ascent, descent }: TextUnitLine,
  angle: number,
  one: number,
  other: number,
): LinePiece {
  const { x, y } = directionOf(angle);
  const start = Math.min(one, other);

  return {
    corner: { x: origin.x + start * x + ascent * y, y: origin.y + start * y - ascent * x },
    width: Math.abs(other - one),
    height: ascent + descent,
  };
}

/** Place that Home or End go to: that of the line, or of the whole text. */
export function placeByKey(
  key: 'Home' | 'End',
  line: { readonly from: number; readonly to: number } | undefined,
  text: string,
): number {
  if (line === undefined) {
    return key === 'Home' ? 0 : text.length;
  }

  // The place behind a space at the end of a line is the start of the next one.
  const isSpaced = line.to < text.length && line.to > line.from && text[line.to - 1] === ' ';

  return key === 'Home' ? line.from : isSpaced ? line.to - 1 : line.to;
}
