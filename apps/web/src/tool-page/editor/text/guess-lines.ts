import type { TextUnitLine } from '../document/editing-document.ts';
import { changeBetween } from './runs.ts';
import { directionOf, lineOf } from './set-lines.ts';

/** Text as it was last set on the page. */
export interface SetLines {
  readonly text: string;
  readonly lines: readonly TextUnitLine[];
}

/** Width in points of a text in the font at a place of another one. */
export type MeasureLine = (text: string, index: number) => number;

/** Part of a line that the picture of the page does not show yet. */
export interface UnsetText {
  readonly line: TextUnitLine;
  readonly from: number;
}

export interface GuessedLines {
  readonly lines: readonly TextUnitLine[];
  /** Null when the text is set as it is. */
  readonly unset: UnsetText | null;
}

/**
 * Lines of a text that was changed since it was set, so that the caret follows at once: the line of the change grows or
 * shrinks, the others stay where they are until the page is drawn again.
 */
export function guessLines(
  before: SetLines,
  text: string,
  angle: number,
  measure: MeasureLine,
): GuessedLines {
  if (before.text === text || before.lines.length === 0) {
    return { lines: before.lines, unset: null };
  }

  const change = changeBetween(before.text, text);
  const shift = change.text.length - (change.to - change.from);
  const [first, last] = [lineOf(before.lines, change.from), lineOf(before.lines, change.to)];
  const guessed = changedLines(before.lines[first]!, before.lines[last]!, change, angle, measure);
  const rest = before.lines
    .slice(last + 1)
    .map((line) => ({ ...line, from: line.from + shift, to: line.to + shift }));
  const lines = [...before.lines.slice(0, first), ...guessed, ...rest];

  return { lines, unset: { line: guessed[0]!, from: change.from } };
}

/** The line on which a change begins, with the rest of the one on which it ends; typed line feeds begin lines. */
function changedLines(
  line: TextUnitLine,
  end: TextUnitLine,
  change: ReturnType<typeof changeBetween>,
  angle: number,
  measure: MeasureLine,
): readonly TextUnitLine[] {
  const lines: TextUnitLine[] = [];
  // Text from right to left grows to the left.
  const sign = (line.edges.at(-1) ?? 0) < (line.edges[0] ?? 0) ? -1 : 1;
  let edges = line.edges.slice(0, change.from - line.from + 1);
  let from = line.from;

  for (const [index, piece] of change.text.split('\n').entries()) {
    if (index > 0) {
      // The line feed itself has no width.
      edges.push(edges.at(-1) ?? 0);
      lines.push(lineBelow(line, lines.length, angle, { from, edges }));
      from += edges.length - 1;
      edges = [0];
    }

    const start = edges.at(-1) ?? 0;

    for (let length = 1; length <= piece.length; length += 1) {
      edges.push(start + sign * measure(piece.slice(0, length), change.from));
    }
  }

  const kept = Math.max(0, change.to - end.from);
  const by = (edges.at(-1) ?? 0) - (end.edges[kept] ?? 0);
  edges.push(...end.edges.slice(kept + 1).map((edge) => edge + by));
  lines.push(lineBelow(line, lines.length, angle, { from, edges }));

  return lines;
}

function lineBelow(
  line: TextUnitLine,
  count: number,
  angle: number,
  { from, edges }: Pick<TextUnitLine, 'from' | 'edges'>,
): TextUnitLine {
  const { x, y } = directionOf(angle);
  const down = count * (line.ascent + line.descent) * 1.05;

  return {
    ...line,
    from,
    to: from + edges.length - 1,
    edges,
    origin: { x: line.origin.x - down * y, y: line.origin.y + down * x },
  };
}
