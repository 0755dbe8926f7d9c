import { isRightToLeft } from '../words/logical-order.ts';
import type { TextRow } from '../words/text-rows.ts';
import type { PlacedRow } from './text-grid.ts';

const thresholds = {
  /** Largest difference between the edges of aligned texts, in points. */
  aligned: 2.5,

  /** Smallest share of lines with texts in several columns. */
  severalShare: 0.34,

  /**
   * Share of figures from which two columns between two rules are a table rather than a listing with
   * remarks.
   */
  listingFigures: 0.3,

  /** Number of rules that make two columns a table in any case. */
  tableRules: 3,

  /** Most words per text in a table between rules. */
  mostWordsRuled: 14,

  /** Share of figures that makes texts between rules a table. */
  ruledFigures: 0.3,

  /** Share of aligned columns that makes other texts between rules a table. */
  ruledAligned: 0.6,

  /** Share of figures from which lines without rules are a table of figures. */
  figureTable: 0.45,

  /** Share of aligned columns in a table of figures. */
  figureAligned: 0.5,

  /** Fewest rows of a table of words without rules. */
  fewestRows: 4,

  /** Most words per text in such a table. */
  mostWords: 6,

  /** Share of filled positions in such a table. */
  filled: 0.6,

  /** Share of aligned columns in such a table. */
  wordsAligned: 0.75,

  /** Share of the texts of a column that are labels of list items. */
  labelShare: 0.6,

  /** Share of lines with bullets in a list. */
  bulletShare: 0.5,

  /** Share of rows with dot leaders in a table of contents. */
  dottedShare: 0.4,

  /** Most columns of a form. */
  formColumns: 4,

  /** Share of rows of a form that begin with a name and a colon. */
  colonShare: 0.6,

  /** Share of rows of a table of contents that begin with a section number. */
  sectionShare: 0.5,

  /** Fewest page numbers of a table of contents. */
  fewestPages: 4,

  /** Share of its rows that end with a page number. */
  pageShare: 0.6,

  /** Share of its page numbers that are not smaller than the one before. */
  growingShare: 0.95,

  /** Number of texts from which a row is not part of a table of contents. */
  contentsTexts: 5,

  /** Mean number of words of the texts that only a number follows. */
  labelWords: 1.5,

  /** Share of the texts of a column at one edge, from which it is aligned. */
  columnAligned: 0.55,
};

/** Labels of list items: bullets, numbers, letters. */
const label =
  /^([\u2022\u25cf\u25cb\u25a0\u25aa\u25e6\u2023\u2043\u00b7\u27a2\u25ba\uf0b7\uf0a7*o–—-]|\(?(\d{1,3}|[a-z]|[ivxlc]{1,6})[.)]|[.)(]\d{1,3}\)?)$/i;

/** A bullet, alone or before its text. A dash for a missing number is followed by other numbers. */
const bullet =
  /^[\u2022\u25cf\u25cb\u25a0\u25aa\u25e6\u2023\u2043\u00b7\u27a2\u25ba\uf0b7\uf0a7–-](\s*$|\s\D)/;

const leader = /(\.\s?){4,}|…{2,}|_{4,}/;

/** Requirements for lines to be a table; rules around them are evidence of one already. */
export interface Demands {
  readonly rows: number;
  /** Number of rules above, below and between the lines. */
  readonly rules: number;
}

/** True when lines in columns are a table rather than a list, a form, contents or running text. */
export function areTable(seen: readonly PlacedRow[], columns: number, demands: Demands): boolean {
  const lines = asRead(seen, columns);
  const several = lines.filter(({ phrases }) => new Set(phrases.map(({ from }) => from)).size > 1);

  if (
    columns < 2 ||
    several.length < demands.rows ||
    several.length < lines.length * thresholds.severalShare
  ) {
    return false;
  }

  if (isList(lines, columns) || isForm(several, columns)) {
    return false;
  }

  if (isContents(lines.map(({ row }) => row)) || isContentsTable(several)) {
    return false;
  }

  const figures = figureShare(several);
  const words = wordsPerPhrase(several);

  if (demands.rules > 0) {
    // A listing between two rules with remarks beside it looks like two columns, too.
    if (columns === 2 && figures < thresholds.listingFigures && demands.rules < thresholds.tableRules) {
      return false;
    }

    return (
      words <= thresholds.mostWordsRuled &&
      (figures >= thresholds.ruledFigures || alignedShare(several, columns) >= thresholds.ruledAligned)
    );
  }

  if (figures >= thresholds.figureTable) {
    return alignedShare(several, columns) >= thresholds.figureAligned && !isNumbering(several, columns);
  }

  return (
    columns > 2 &&
    several.length >= thresholds.fewestRows &&
    words <= thresholds.mostWords &&
    filledShare(several, columns) >= thresholds.filled &&
    alignedShare(several, columns) >= thresholds.wordsAligned
  );
}

/** Reverses the columns of right-to-left text, whose lines begin with their last phrase. */
function asRead(lines: readonly PlacedRow[], columns: number): readonly PlacedRow[] {
  const texts = lines.flatMap(({ phrases }) => phrases.map(({ phrase }) => phrase.text));
  const turned = texts.filter(isRightToLeft).length;

  if (turned <= texts.filter((text) => /\p{L}/u.test(text)).length / 2) {
    return lines;
  }

  return lines.map(({ row, phrases }) => ({
    row,
    phrases: phrases
      .map(({ phrase, from, to }) => ({ phrase, from: columns - 1 - to, to: columns - 1 - from }))
      .reverse(),
  }));
}

/** True for labels followed by texts, including nested lists and several lists side by side. */
function isList(lines: readonly PlacedRow[], columns: number): boolean {
  let labels = 0;

  for (let column = 0; column < columns - 1; column += 1) {
    const phrases = lines.flatMap((line) => line.phrases.filter(({ from }) => from === column));
    const labelling = lines.filter((line) => isLabelled(line, column)).length;
    labels += phrases.length > 0 && labelling >= phrases.length * thresholds.labelShare ? 1 : 0;
  }

  const marked = lines.filter(({ phrases }) => bullet.test(phrases[0]?.phrase.text ?? '')).length;

  return (labels > 0 && columns - labels <= labels) || marked >= lines.length * thresholds.bulletShare;
}

/** True when a column contains a label that is followed by words. */
function isLabelled({ phrases }: PlacedRow, column: number): boolean {
  const index = phrases.findIndex(({ from }) => from === column);
  const own = phrases[index];
  const next = phrases[index + 1];

  return (
    own !== undefined && next !== undefined && label.test(own.phrase.text) && /\p{L}/u.test(next.phrase.text)
  );
}

/** True for titles, dot leaders and page numbers. */
function isContents(rows: readonly TextRow[]): boolean {
  const dotted = rows.filter(({ phrases }) => phrases.some(({ text }) => leader.test(text)));

  return dotted.length >= rows.length * thresholds.dottedShare;
}

/** True for names with a colon, followed by filled-in values. */
function isForm(rows: readonly PlacedRow[], columns: number): boolean {
  const named = rows.filter(({ phrases }) => /[:：]$/.test(phrases[0]?.phrase.text ?? ''));

  return columns <= thresholds.formColumns && named.length >= rows.length * thresholds.colonShare;
}

const section = /^\d{1,2}(\.\d{1,2})*\.?$/;

/** True for section numbers, titles, and ascending page numbers. */
function isContentsTable(rows: readonly PlacedRow[]): boolean {
  const numbered = rows.filter(({ phrases }) => section.test(phrases[0]?.phrase.text ?? ''));
  const pages = rows.flatMap(({ phrases }) => {
    const last = phrases.at(-1)?.phrase.text ?? '';

    return phrases.length > 1 && /^\d{1,4}$/.test(last) ? [Number(last)] : [];
  });
  const growing = pages.filter((page, index) => page >= (pages[index - 1] ?? page));

  return (
    numbered.length >= rows.length * thresholds.sectionShare &&
    pages.length >= Math.max(thresholds.fewestPages, rows.length * thresholds.pageShare) &&
    growing.length >= pages.length * thresholds.growingShare &&
    rows.every(({ phrases }) => phrases.length < thresholds.contentsTexts)
  );
}

/** True when the second column only counts: 1, 2, 3, or ascending page numbers. */
function isNumbering(rows: readonly PlacedRow[], columns: number): boolean {
  if (columns !== 2) {
    return false;
  }

  const last = rows.map(({ phrases }) => phrases.at(-1)?.phrase.text ?? '');
  const numbers = last.map((text) => (/^\d{1,4}$/.test(text) ? Number(text) : Number.NaN));
  const labels =
    rows.reduce((sum, { phrases }) => sum + (phrases[0]?.phrase.words.length ?? 0), 0) / rows.length;

  return (
    labels >= thresholds.labelWords &&
    numbers.every((number, index) => !Number.isNaN(number) && number >= (numbers[index - 1] ?? number))
  );
}

function figureShare(rows: readonly PlacedRow[]): number {
  const behind = rows.flatMap(({ phrases }) => phrases.filter(({ from }) => from > 0));

  return behind.filter(({ phrase }) => phrase.figure).length / Math.max(1, behind.length);
}

function wordsPerPhrase(rows: readonly PlacedRow[]): number {
  const phrases = rows.flatMap((row) => row.phrases);

  return phrases.reduce((sum, { phrase }) => sum + phrase.words.length, 0) / Math.max(1, phrases.length);
}

function filledShare(rows: readonly PlacedRow[], columns: number): number {
  return rows.reduce((sum, { phrases }) => sum + phrases.length, 0) / (rows.length * columns);
}

/** Share of the columns whose texts are aligned at the left, at the right or in the centre. */
function alignedShare(rows: readonly PlacedRow[], columns: number): number {
  let good = 0;

  for (let column = 0; column < columns; column += 1) {
    const phrases = rows.flatMap((row) =>
      row.phrases.filter(({ from, to }) => from === column && to === column).map(({ phrase }) => phrase),
    );
    const best = Math.max(
      mostAlike(phrases.map(({ left }) => left)),
      mostAlike(phrases.map(({ right }) => right)),
      mostAlike(phrases.map(({ left, right }) => (left + right) / 2)),
    );
    good += best >= Math.max(1, phrases.length) * thresholds.columnAligned ? 1 : 0;
  }

  return good / columns;
}

/** Size of the largest group of values within the tolerance. */
function mostAlike(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  let most = 0;
  let from = 0;

  for (const [to, value] of sorted.entries()) {
    while (value - (sorted[from] ?? 0) > thresholds.aligned) {
      from += 1;
    }

    most = Math.max(most, to - from + 1);
  }

  return most;
}
