import type { Box, PageGlyph } from '@octavo/pdf/content/page-content';
import type { Bounds } from '../../block/draft.ts';
import { boxAround } from '../../boxes.ts';
import { knownSize } from '../../known-size.ts';
import type { PageParts, ReadColumn } from '../../page/read-page.ts';
import { barsOf } from '../../text/decorations.ts';
import { linesOf, type TextLine } from '../../text/lines.ts';
import { piecesOf } from '../../text/pieces.ts';
import { type LeadingMark, leadingMark, type StandingMark, standingMarks } from './note-marks.ts';

/** A note at the foot of columns: its lines without the mark, grouped by column. */
export interface FoundNote {
  readonly id: number;
  readonly mark: string;
  readonly parts: { readonly lines: TextLine[]; readonly bounds: Bounds }[];
}

export interface ReadNotes {
  /** The columns of each page without the lines of notes. */
  readonly columns: ReadColumn[][];
  readonly notes: readonly FoundNote[];
  /** Note ids by the glyphs of their marks in the text. */
  readonly noteOf: ReadonlyMap<PageGlyph, number>;
}

const thresholds = {
  /** Notes are set smaller than this share of the text, unless a rule stands above them. */
  smallShare: 0.94,

  /** Share of a column's lines that notes as large as the text must stay below. */
  mostOfColumn: 0.4,

  /** A rule nearer to the baseline above than this share of the font size is an underline. */
  underline: 0.34,

  /** Largest difference between font sizes of notes, in points. */
  sameSize: 0.3,

  /** Largest size of a note below a rule, in multiples of the body. */
  largestNote: 1.02,

  /**
   * Distance by which the first line of the notes may begin above their rule, in multiples of the font size.
   */
  aboveRule: 0.4,

  /** Largest distance of a note rule from the edge of its column, in points. */
  ruleStart: 8,

  /** Largest distance of the first note from its rule, in multiples of the font size. */
  belowRule: 2.2,

  /** Shortest note rule, in points. */
  shortestRule: 24,

  /** Longest note rule, as a share of the column. */
  longestRule: 1.05,
};

interface Zone {
  readonly column: ReadColumn;
  readonly lines: readonly TextLine[];
  readonly ruled: boolean;
}

/** Finds footnotes: small text at the foot of columns whose marks stand raised in the text of the page. */
export function takeNotes(pages: readonly PageParts[], columns: readonly ReadColumn[][]): ReadNotes {
  const notes: FoundNote[] = [];
  const noteOf = new Map<PageGlyph, number>();
  const bodySize = sizeOfText(columns);
  let open: { note: FoundNote; pageIndex: number } | null = null;

  const left = columns.map((own, index) => {
    const page = pages[index]!;
    const { pageIndex } = page.content;
    const zones = own.flatMap((column) => zoneOf(column, own, page, bodySize) ?? []);
    const marks = zones.length === 0 ? [] : marksOf(page, own, zones);
    const taken = new Set<TextLine>();

    for (const zone of zones) {
      const from = zone.lines.findIndex((line) => standingFor(leadingMark(line), marks) !== null);
      const continued: FoundNote | null =
        open !== null && open.pageIndex >= pageIndex - 1 && continuesNote(open.note, zone, from, bodySize)
          ? open.note
          : null;
      const isContinued = continued !== null;
      let current: FoundNote | null = continued;

      if (from < 0 && !isContinued) {
        continue;
      }

      for (const line of zone.lines.slice(isContinued ? 0 : from)) {
        const mark = leadingMark(line);
        const standing = standingFor(mark, marks);

        if (mark !== null && standing !== null) {
          marks.splice(marks.indexOf(standing), 1);
          current = { id: notes.length + 1, mark: mark.text, parts: [] };
          notes.push(current);

          for (const glyph of standing.glyphs) {
            noteOf.set(glyph, current.id);
          }
        }

        taken.add(line);
        addLine(
          current!,
          mark === null || standing === null ? line : without(line, mark),
          zone.column.bounds,
        );
      }

      open = current === null ? open : { note: current, pageIndex };
    }

    return own.flatMap((column) => withoutLines(column, taken));
  });

  return { columns: left, notes, noteOf };
}

/**
 * True when a column continues the note before it: under a rule, in the same size, ahead of its own notes.
 */
function continuesNote(
  { parts }: FoundNote,
  { lines, ruled }: Zone,
  from: number,
  bodySize: number,
): boolean {
  const size = parts.at(-1)?.lines.at(-1)?.sizePoints;
  const unmarked = from < 0 ? lines : lines.slice(0, from);

  return (
    ruled &&
    unmarked.length > 0 &&
    size !== undefined &&
    unmarked.every(
      (line) => isSmall(line, bodySize) && Math.abs(line.sizePoints - size) < thresholds.sameSize,
    )
  );
}

function withoutLines(column: ReadColumn, taken: ReadonlySet<TextLine>): ReadColumn[] {
  const lines = column.lines.filter((line) => !taken.has(line));

  const isEmptied = lines.length === 0 && column.lines.length > 0;

  return isEmptied && column.column.atoms.length + column.boxes.length === 0 ? [] : [{ ...column, lines }];
}

function addLine(note: FoundNote, line: TextLine, bounds: Bounds): void {
  if (line.glyphs.length === 0) {
    return;
  }

  const part = note.parts.at(-1);

  if (part !== undefined && part.bounds === bounds) {
    part.lines.push(line);
  } else {
    note.parts.push({ lines: [line], bounds });
  }
}

/** A line without the mark it begins with. */
function without(line: TextLine, { glyphs: count }: LeadingMark): TextLine {
  const [first, ...rest] = line.glyphs.slice(count);
  const glyphs = first === undefined ? [] : [{ ...first, before: '' as const }, ...rest];
  const { left, right } = boxAround(glyphs.map(({ glyph }) => glyph));

  return {
    ...line,
    glyphs,
    text: glyphs.map(({ glyph, before }) => before + glyph.text).join(''),
    ...(glyphs.length > 0 && { left, right }),
  };
}

/** Mark in the text that a line at the foot explains; marks that may be exponents come last. */
function standingFor(mark: LeadingMark | null, marks: readonly StandingMark[]): StandingMark | null {
  if (mark === null) {
    return null;
  }

  const same = marks.filter(({ text }) => text === mark.text);

  return same.find(({ doubtful }) => !doubtful) ?? same[0] ?? null;
}

/** The marks in the text of a page, in its columns and cells. */
function marksOf(page: PageParts, columns: readonly ReadColumn[], zones: readonly Zone[]): StandingMark[] {
  const inZones = new Set(zones.flatMap(({ lines }) => lines));
  const cells = page.tables.flatMap(({ cells: all }) =>
    all.filter(({ place }) => place.pageIndex === page.content.pageIndex),
  );
  const inText = columns.flatMap(({ lines }) => lines.filter((line) => !inZones.has(line)));
  const inCells = cells.flatMap(({ glyphs }) => linesOf(piecesOf(glyphs), page.content.pageIndex));

  return [...inText, ...inCells].flatMap(standingMarks);
}

/** The lines at the foot of a column that may be notes. */
function zoneOf(
  column: ReadColumn,
  all: readonly ReadColumn[],
  { content }: PageParts,
  bodySize: number,
): Zone | null {
  const { lines } = column;
  const last = lines.at(-1);

  if (last === undefined || !isAtFoot(column, all, bodySize)) {
    return null;
  }

  const lowest = Math.max(...column.column.atoms.map(({ bottom }) => bottom), Number.NEGATIVE_INFINITY);
  const rule = ruleAbove(lines, column.bounds, barsOf(content.paths));
  const ruled = rule === null ? [] : lines.slice(rule);
  const small = lines.slice(lines.findLastIndex((line) => !isSmall(line, bodySize)) + 1);
  const isRuled =
    ruled.length > 0 &&
    (ruled.length <= small.length ||
      (ruled.length < lines.length * thresholds.mostOfColumn &&
        ruled.every((line) => line.sizePoints <= bodySize * thresholds.largestNote)));
  const chosen = (isRuled ? ruled : small).filter((line) => line.top > lowest - 2);

  return chosen.length === 0 ? null : { column, lines: chosen, ruled: isRuled };
}

function isSmall(line: TextLine | undefined, bodySize: number): boolean {
  return line !== undefined && line.sizePoints <= bodySize * thresholds.smallShare;
}

/** True when all lines of other columns below this one may be notes, too. */
function isAtFoot({ bounds, lines }: ReadColumn, all: readonly ReadColumn[], bodySize: number): boolean {
  const bottom = lines.at(-1)?.bottom ?? 0;

  return all.every(
    (other) =>
      other.bounds.left >= bounds.right ||
      other.bounds.right <= bounds.left ||
      other.lines.every(
        (line) =>
          line.top < bottom ||
          line.right <= bounds.left ||
          line.left >= bounds.right ||
          isSmall(line, bodySize),
      ),
  );
}

/** Index of the line right below the lowest short rule; lines that begin with a mark take precedence. */
function ruleAbove(lines: readonly TextLine[], bounds: Bounds, bars: readonly Box[]): number | null {
  const width = bounds.right - bounds.left;
  const found = bars.flatMap((bar) => {
    const length = bar.right - bar.left;
    const index = lines.findIndex((line) => line.top >= bar.top - line.sizePoints * thresholds.aboveRule);
    const line = lines[index];
    const above = lines[index - 1];
    const startsHere =
      Math.abs(bar.left - bounds.left) < thresholds.ruleStart ||
      Math.abs(bar.right - bounds.right) < thresholds.ruleStart;
    const isBetween =
      line !== undefined &&
      line.top - bar.bottom < line.sizePoints * thresholds.belowRule &&
      (above === undefined || above.baseline + above.sizePoints * thresholds.underline < bar.top);

    return isBetween &&
      startsHere &&
      length > thresholds.shortestRule &&
      length < width * thresholds.longestRule
      ? [index]
      : [];
  });
  const marked = found.filter((index) => leadingMark(lines[index]!) !== null);
  const lowest = Math.max(...(marked.length > 0 ? marked : found));

  return found.length === 0 ? null : lowest;
}

/** Font size of most of the text. */
function sizeOfText(columns: readonly ReadColumn[][]): number {
  const counts = new Map<number, number>();

  for (const { text, sizePoints } of columns.flat().flatMap(({ lines }) => lines)) {
    counts.set(sizePoints, (counts.get(sizePoints) ?? 0) + text.length);
  }

  return knownSize([...counts].sort((a, b) => b[1] - a[1])[0]?.[0]);
}
