import type { Box, Point, Quad } from '@octavo/contract/edits/primitives';
import type { TextWord } from '../document/editing-document.ts';
import { boxAround, centreOf, contains, distance, grown, quadOf } from '../document/geometry.ts';

/** Word and share of its width, from 0 to 1: the place of a caret. */
interface CaretPlace {
  readonly word: number;
  readonly share: number;
}

/** Points around a word within which a press begins to mark it. */
const nearPoints = 6;

/** Index of the word at a point; null where there is none nearby. */
export function wordAt(words: readonly TextWord[], point: Point): number | null {
  const at = words.findIndex(({ quad }) => contains(grown(boxAround(quad), 1), point));

  if (at !== -1) {
    return at;
  }

  const near = words.findIndex(({ quad }) => contains(grown(boxAround(quad), nearPoints), point));

  return near === -1 ? null : near;
}

/** Pieces of text between two points in reading order, one for each line; empty without words. */
export function quadsBetween(words: readonly TextWord[], from: Point, to: Point): readonly Quad[] {
  const [one, other] = [placeAt(words, from), placeAt(words, to)];

  if (one === null || other === null) {
    return [];
  }

  const isForward = one.word < other.word || (one.word === other.word && one.share <= other.share);
  const [first, last] = isForward ? [one, other] : [other, one];
  const pieces = words.slice(first.word, last.word + 1).map(({ quad }, index, all) => {
    const start = index === 0 ? first.share : 0;
    const end = index === all.length - 1 ? last.share : 1;

    return pieceOf(quad, start, end);
  });

  return joinLines(pieces.filter((quad) => distance(quad[0], quad[1]) > 0.5));
}

/** Pieces of text from one word to another one, in any order. */
export function quadsOfWords(words: readonly TextWord[], one: number, other: number): readonly Quad[] {
  const [first, last] = [Math.min(one, other), Math.max(one, other)];

  return joinLines(words.slice(first, last + 1).map(({ quad }) => quad));
}

/** One quad for all pieces of a line. Lines that are not level stay in pieces. */
export function joinLines(pieces: readonly Quad[]): readonly Quad[] {
  const joined: Quad[] = [];

  for (const piece of pieces) {
    const last = joined.at(-1);

    if (last !== undefined && isSameLine(last, piece)) {
      joined[joined.length - 1] = quadOf(unionOf(boxAround(last), boxAround(piece)));
    } else {
      joined.push(piece);
    }
  }

  return joined;
}

function placeAt(words: readonly TextWord[], point: Point): CaretPlace | null {
  let nearest: CaretPlace | null = null;
  let least = Number.POSITIVE_INFINITY;

  for (const [index, { quad }] of words.entries()) {
    const box = boxAround(quad);
    // Beside a line, the line counts more than a word above or below it.
    const apart = outside(point.x, box.left, box.width) + 3 * outside(point.y, box.top, box.height);

    if (apart < least) {
      least = apart;
      nearest = { word: index, share: shareOf(quad, point) };
    }
  }

  return nearest;
}

function outside(value: number, start: number, length: number): number {
  return Math.max(start - value, 0, value - start - length);
}

/** Share of a piece of text before a point, along the direction of the text. */
function shareOf([start, end]: Quad, point: Point): number {
  const length = distance(start, end) ** 2;

  if (length === 0) {
    return 0;
  }

  const along = (point.x - start.x) * (end.x - start.x) + (point.y - start.y) * (end.y - start.y);

  return Math.min(1, Math.max(0, along / length));
}

/** Part of a piece of text between two shares of its length. */
export function pieceOf(
  [topLeft, topRight, bottomLeft, bottomRight]: Quad,
  start: number,
  end: number,
): Quad {
  const between = (one: Point, other: Point, share: number) => ({
    x: one.x + (other.x - one.x) * share,
    y: one.y + (other.y - one.y) * share,
  });

  return [
    between(topLeft, topRight, start),
    between(topLeft, topRight, end),
    between(bottomLeft, bottomRight, start),
    between(bottomLeft, bottomRight, end),
  ];
}

function isSameLine(one: Quad, other: Quad): boolean {
  if (!isLevel(one) || !isLevel(other)) {
    return false;
  }

  const [first, second] = [boxAround(one), boxAround(other)];
  const middle = centreOf(second).y;
  const isBeside = middle > first.top && middle < first.top + first.height;

  return (
    isBeside && second.left >= first.left - 1 && second.left - first.left - first.width < 4 * first.height
  );
}

function isLevel([start, end]: Quad): boolean {
  return Math.abs(start.y - end.y) < 0.5 && end.x >= start.x;
}

function unionOf(one: Box, other: Box): Box {
  const [left, top] = [Math.min(one.left, other.left), Math.min(one.top, other.top)];

  return {
    left,
    top,
    width: Math.max(one.left + one.width, other.left + other.width) - left,
    height: Math.max(one.top + one.height, other.top + other.height) - top,
  };
}
