import type { DocumentIndex } from '../index/document-index.ts';
import { passageOf } from '../index/passage-of.ts';
import type { PassageRow } from '../passages/passage.ts';
import type { Question } from '../question/read-question.ts';
import { foldedWords } from '../words/folded-words.ts';
import { tokensOf } from '../words/tokens.ts';
import type { AnsweringCell } from './table-cells.ts';

const thresholds = {
  /** Likeness from which a word of a header is that of the question. */
  same: 0.9,
  /** Share of the question that header and headings must explain. */
  explained: 0.6,
  /** Rows that are compared, at least. */
  rows: 3,
  /** Rows with the same highest value. */
  most: 3,
};

const highest =
  /\b(?:highest|largest|greatest|biggest|most|maximum|longest|(?:la|le|les) plus (?:de |haute?s?|elevee?s?|grande?s?|importante?s?|forte?s?|longue?s?)|maximale?)\b/;
const lowest =
  /\b(?:lowest|smallest|least|fewest|minimum|cheapest|shortest|(?:la|le|les) (?:moins|plus (?:basse?s?|faibles?|petite?s?|courte?s?))|minimale?)\b/;
const comparing = new Set(
  `highest largest greatest biggest most maximum longest lowest smallest least fewest minimum cheapest shortest haut haute
  eleve elevee eleves elevees grand grande important importante fort forte longue maximal maximale bas basse faible petit
  petite court courte minimal minimale moins plus`.split(/\s+/u),
);
/** Labels of rows that sum up others. */
const summing = /\b(?:total|totals|sum|average|mean|overall|all|ensemble|moyenne|cumul|somme)\b/;

interface NumberedCell extends Omit<AnsweringCell, 'isCertain'> {
  readonly column: string;
  readonly value: number;
}

/**
 * The cell with the highest or the lowest value of the column that a question names: `Which region has the highest
 * margin?` Never certain: units and rows that do not compare are not recognised.
 */
export function extremeCells(index: DocumentIndex, question: Question): AnsweringCell[] {
  const { folded } = question;
  const sign = highest.test(folded) ? 1 : lowest.test(folded) ? -1 : 0;

  if (sign === 0) {
    return [];
  }

  // Decided once for a column: a table may have thousands of rows.
  const named = new Map<string, boolean>();
  const cells = index.passages
    .flatMap((_, passage) => numberedCells(index, passage))
    .filter(({ passage, column, cell }) => {
      const isAsked = named.get(column) ?? isNamed(index, question, passage, cell.header);
      named.set(column, isAsked);

      return isAsked;
    });
  const columns = [...new Set(cells.map(({ column }) => column))].map((name) =>
    cells.filter(({ column }) => column === name),
  );
  const compared = columns.filter(({ length }) => length >= thresholds.rows);
  const [column] = compared;

  // Several columns answer differently.
  if (column === undefined || compared.length > 1) {
    return [];
  }

  const best = Math.max(...column.map(({ value }) => sign * value));

  return column
    .filter(({ value }) => sign * value === best)
    .slice(0, thresholds.most)
    .map(({ passage, row, cell }) => ({ passage, row, cell, isCertain: false }));
}

/** Cells with a number in a row that sums up no others. */
function numberedCells(index: DocumentIndex, passage: number): NumberedCell[] {
  const { row, text } = passageOf(index, passage);

  if (row === undefined || summing.test(foldedWords(row.label))) {
    return [];
  }

  return row.cells.flatMap((cell) => {
    const value = numberOf(text.slice(cell.start, cell.end));

    return value === null
      ? []
      : [{ passage, row, cell, value, column: columnOf(index, passage, row, cell.header) }];
  });
}

function columnOf(
  { passages }: DocumentIndex,
  passage: number,
  { table }: PassageRow,
  header: string,
): string {
  return JSON.stringify([passages[passage]!.document, table, header]);
}

/** True for a header whose every word the question has, and that explains most of the question. */
function isNamed(index: DocumentIndex, { terms }: Question, passage: number, header: string): boolean {
  const words = new Set(tokensOf(header).map(({ word }) => word));
  const stems = index.passages[passage]!.headings;
  const asked = terms.filter(({ word, isFocus }) => !comparing.has(word) && !isFocus);
  const matching = asked.filter(({ word, matches }) =>
    [...words].some((each) => each === word || isSame(index, matches, each)),
  );
  const explained = asked.filter(
    (term) =>
      matching.includes(term) || stems.some((stem) => (term.matches.get(stem) ?? 0) >= thresholds.same),
  );

  return (
    matching.length > 0 &&
    matching.length >= [...words].filter((word) => word.length > 2).length &&
    explained.length >= thresholds.explained * asked.length
  );
}

function isSame(
  { wordIds, tokens }: DocumentIndex,
  matches: ReadonlyMap<number, number>,
  word: string,
): boolean {
  const at = tokens.word.indexOf(wordIds.get(word) ?? -1);

  return at >= 0 && (matches.get(tokens.stem[at]!) ?? 0) >= thresholds.same;
}

/** The only number of a cell; null for any other text. */
function numberOf(text: string): number | null {
  const numbers = tokensOf(text).filter(({ isNumber }) => isNumber);
  const [only] = numbers;
  const value = Number(only?.word);

  if (only === undefined || numbers.length > 1 || Number.isNaN(value)) {
    return null;
  }

  return /[-−–]\s?$|\($/u.test(text.slice(0, only.start)) ? -value : value;
}
