import { isStyleChange, type StyleOf } from './line-style.ts';
import { hangingText, startsListItem } from './list-item.ts';
import { firstWordWidth, type UnitLine } from './unit-line.ts';

/** Lines of a unit from top to bottom. */
export type UnitLines = readonly UnitLine[];

/** Limits that decide which lines are read as one text, in ems unless noted. */
const limits = {
  /** Distance of baselines, as a factor of the font size. */
  nearest: 0.7,
  farthest: 1.85,
  /** The same for a line that begins within a sentence. */
  farthestInSentence: 2.6,
  /** Difference between two distances of baselines in one paragraph. */
  leading: 0.16,
  /** Difference of font sizes, as a share. */
  size: 0.1,
  /** Difference of edges that count as the same. */
  edge: 0.35,
  /** Deepest indent of a first line. */
  indent: 4.5,
  /** Width of a space. */
  space: 0.25,
};

interface LineBlock {
  readonly lines: UnitLine[];
  leading: number | null;
}

/** Joins lines of one direction, given from top to bottom, to units. */
export function joinLines(lines: readonly UnitLine[], styleOf: StyleOf): UnitLines[] {
  const blocks: LineBlock[] = [];
  const open = new Map<UnitLine, LineBlock>();
  const edges = columnEdges(lines);
  const cells = shortCells(lines);
  const rows = tableRows(lines);

  for (const [index, line] of lines.entries()) {
    const block = predecessors(lines, index, open)
      .map((before) => open.get(before)!)
      .find((candidate) => continues(candidate, line, { edges, cells, rows, styleOf }));

    if (block === undefined) {
      const made = { lines: [line], leading: null };
      blocks.push(made);
      open.set(line, made);
    } else {
      const last = block.lines.at(-1)!;
      open.delete(last);
      block.leading ??= last.base - line.base;
      block.lines.push(line);
      open.set(line, block);
    }
  }

  return blocks.map((block) => block.lines);
}

/** Last lines of units that stand directly above a line, the nearest first; those behind another line are left out. */
function predecessors(
  lines: readonly UnitLine[],
  index: number,
  open: ReadonlyMap<UnitLine, LineBlock>,
): UnitLine[] {
  const above: UnitLine[] = [];
  const line = lines[index]!;

  for (let at = index - 1; at >= 0; at -= 1) {
    const other = lines[at]!;
    const lead = other.base - line.base;

    if (lead > limits.farthestInSentence * Math.max(line.em, other.em)) {
      // Larger letters farther up cannot continue in this line either.
      if (lead > 4 * line.em) {
        break;
      }

      continue;
    }

    if (lead > limits.nearest * 0.5 * line.em && overlaps(other, line)) {
      above.push(other);
    }
  }

  const nearest = above[0]?.base ?? 0;

  return above.filter((other) => open.has(other) && other.base - nearest < 0.3 * line.em);
}

/** True for lines of which one stands above the other. */
export function overlaps(one: UnitLine, other: UnitLine): boolean {
  const shared = Math.min(one.right, other.right) - Math.max(one.left, other.left);

  return shared > 0.2 * Math.min(one.right - one.left, other.right - other.left);
}

/** End of the column that each line stands in: the farthest of the lines around it that start in the same place. */
function columnEdges(lines: readonly UnitLine[]): ReadonlyMap<UnitLine, number> {
  const edges = new Map<UnitLine, number>();
  const chains: { last: UnitLine; readonly members: UnitLine[] }[] = [];

  for (const line of lines) {
    const chain = chains.findLast(
      ({ last }) =>
        last.base - line.base < 3.2 * Math.max(line.em, last.em) &&
        last.base > line.base &&
        Math.abs(last.start - line.start) < 2.5 * line.em &&
        overlaps(last, line),
    );

    if (chain === undefined) {
      chains.push({ last: line, members: [line] });
    } else {
      chain.last = line;
      chain.members.push(line);
    }

    if (chains.length > 200) {
      chains.shift();
    }
  }

  for (const { members } of chains) {
    const right = Math.max(...members.map((line) => line.end));

    for (const line of members) {
      edges.set(line, right);
    }
  }

  // Chains that were dropped for their number keep the edges of their own lines.
  for (const line of lines) {
    edges.set(line, edges.get(line) ?? line.end);
  }

  return edges;
}

/** Facts about the lines of a page. */
interface LineFacts {
  readonly edges: ReadonlyMap<UnitLine, number>;
  /** Lines that stand alone in a cell of a table. */
  readonly cells: ReadonlySet<UnitLine>;
  /** Lines in rows of several cells that stand far apart. */
  readonly rows: ReadonlySet<UnitLine>;
  readonly styleOf: StyleOf;
}

/** Widest cell of one word or number, in ems. */
const widestCell = 12;

/** Single words and numbers beside other text, given from top to bottom: cells of a table. */
function shortCells(lines: readonly UnitLine[]): ReadonlySet<UnitLine> {
  return new Set(
    lines.filter((line, index) => {
      const neighbours = [
        ...lines.slice(Math.max(0, index - 20), index),
        ...lines.slice(index + 1, index + 21),
      ];

      return (
        line.right - line.left < widestCell * line.em &&
        (firstWordWidth(line) > line.right - line.left - 0.1 * line.em || isNumeric(line)) &&
        neighbours.some(({ base }) => Math.abs(base - line.base) < 0.3 * line.em)
      );
    }),
  );
}

/** Cells of a row from which it counts as one of a table, and the gap between two of them, in ems. */
const cellsOfRow = 3;
const cellGap = 1.8;

/** Lines of rows of at least three cells, of which some stand far apart. */
function tableRows(lines: readonly UnitLine[]): ReadonlySet<UnitLine> {
  const rows: UnitLine[][] = [];

  for (const line of lines) {
    const row = rows.at(-1);

    if (row !== undefined && Math.abs(row[0]!.base - line.base) < 0.3 * line.em) {
      row.push(line);
    } else {
      rows.push([line]);
    }
  }

  return new Set(
    rows.flatMap((row) => {
      const ordered = row.toSorted((one, other) => one.left - other.left);
      const gaps = ordered.slice(1).map((line, index) => line.left - ordered[index]!.right);
      const isTable =
        row.length >= cellsOfRow && gaps.some((gap, index) => gap > cellGap * ordered[index]!.em);

      return isTable ? row : [];
    }),
  );
}

export function isNumeric({ glyphs }: UnitLine): boolean {
  return /^[\p{N}\p{Sc}\p{P}\p{Sm}\s]*\p{N}[\p{N}\p{Sc}\p{P}\p{Sm}\s]*$/u.test(
    glyphs.map(({ text }) => text).join(''),
  );
}

function continues(
  { lines, leading }: LineBlock,
  line: UnitLine,
  { edges, cells, rows, styleOf }: LineFacts,
): boolean {
  const last = lines.at(-1)!;
  const em = last.em;
  const lead = last.base - line.base;

  if (Math.abs(line.em - em) > limits.size * em || isStyleChange(styleOf(last), styleOf(line))) {
    return false;
  }

  if ((cells.has(line) && (cells.has(last) || isNumeric(line))) || (isNumeric(last) && isNumeric(line))) {
    return false;
  }

  if (rows.has(last) && rows.has(line)) {
    return false;
  }

  if (startsListItem(line) || lead < limits.nearest * em) {
    return false;
  }

  if (
    leading === null ? !isUsualLead(lead / em, last, line) : Math.abs(lead - leading) > limits.leading * em
  ) {
    return false;
  }

  if (line.isRightToLeft !== last.isRightToLeft) {
    return false;
  }

  if (isCentred(last, line) || isFlushEnd(last, line)) {
    return true;
  }

  const right = Math.max(edges.get(last)!, edges.get(line)!);
  const hasRoom = right - last.end > firstWordWidth(line) + limits.space * em;

  return !hasRoom && fitsStart(lines, line);
}

function isUsualLead(factor: number, last: UnitLine, line: UnitLine): boolean {
  return factor <= (isInSentence(last, line) ? limits.farthestInSentence : limits.farthest);
}

function isInSentence(last: UnitLine, line: UnitLine): boolean {
  const end = last.glyphs.findLast(({ isSpace }) => !isSpace)?.text ?? '';
  const start = line.glyphs.find(({ isSpace }) => !isSpace)?.text ?? '';

  return /[\p{L}\p{N},;-]$/u.test(end) && /^\p{Ll}/u.test(start);
}

/** True for a line that begins where lines of its unit do. */
function fitsStart(lines: UnitLines, line: UnitLine): boolean {
  const [first] = lines;
  const edge = limits.edge * line.em;
  const body = lines[1]?.start ?? null;

  if (body !== null) {
    return Math.abs(line.start - body) < edge;
  }

  const hanging = hangingText(first!);

  if (hanging !== null && Math.abs(line.start - hanging) < edge * 2) {
    return true;
  }

  const indent = first!.start - line.start;

  return indent > -edge
    ? indent < limits.indent * line.em
    : -indent < limits.indent * line.em && hanging !== null;
}

/** True for two lines around a common middle, of different lengths. */
export function isCentred(one: UnitLine, other: UnitLine): boolean {
  const [middle, otherMiddle] = [(one.left + one.right) / 2, (other.left + other.right) / 2];

  return Math.abs(middle - otherMiddle) < 0.12 * one.em && Math.abs(one.left - other.left) > 0.5 * one.em;
}

/** True for lines that end in the same place, and start in different ones. */
export function isFlushEnd(one: UnitLine, other: UnitLine): boolean {
  return Math.abs(one.end - other.end) < 0.08 * one.em && Math.abs(one.start - other.start) > 4.6 * one.em;
}
