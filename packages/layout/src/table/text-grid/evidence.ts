import { isRightToLeft } from '../words/logical-order.ts';
import type { TextRow } from '../words/text-rows.ts';
import type { PlacedRow } from './text-grid.ts';

/** Largest difference between the edges of aligned texts, in points. */
const aligned = 2.5;

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

  if (columns < 2 || several.length < demands.rows || several.length < lines.length * 0.34) {
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
    if (columns === 2 && figures < 0.3 && demands.rules < 3) {
      return false;
    }

    return words <= 14 && (figures >= 0.3 || alignedShare(several, columns) >= 0.6);
  }

  if (figures >= 0.45) {
    return alignedShare(several, columns) >= 0.5 && !isNumbering(several, columns);
  }

  return (
    columns > 2 &&
    several.length >= 4 &&
    words <= 6 &&
    filledShare(several, columns) >= 0.6 &&
    alignedShare(several, columns) >= 0.75
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
    labels += phrases.length > 0 && labelling >= phrases.length * 0.6 ? 1 : 0;
  }

  const marked = lines.filter(({ phrases }) => bullet.test(phrases[0]?.phrase.text ?? '')).length;

  return (labels > 0 && columns - labels <= labels) || marked >= lines.length * 0.5;
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

  return dotted.length >= rows.length * 0.4;
}

/** True for names with a colon, followed by filled-in values. */
function isForm(rows: readonly PlacedRow[], columns: number): boolean {
  const named = rows.filter(({ phrases }) => /[:：]$/.test(phrases[0]?.phrase.text ?? ''));

  return columns <= 4 && named.length >= rows.length * 0.6;
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
    numbered.length >= rows.length * 0.5 &&
    pages.length >= Math.max(4, rows.length * 0.6) &&
    growing.length >= pages.length * 0.95 &&
    rows.every(({ phrases }) => phrases.length < 5)
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
    labels >= 1.5 &&
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
    good += best >= Math.max(1, phrases.length) * 0.55 ? 1 : 0;
  }

  return good / columns;
}

/** Size of the largest group of values within the tolerance. */
function mostAlike(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  let most = 0;
  let from = 0;

  for (const [to, value] of sorted.entries()) {
    while (value - (sorted[from] ?? 0) > aligned) {
      from += 1;
    }

    most = Math.max(most, to - from + 1);
  }

  return most;
}
