import type { DocumentIndex } from '../index/document-index.ts';
import { passageOf } from '../index/passage-of.ts';
import { tokenFlags } from '../index/token-flags.ts';
import type { PassageRow, TextSpan } from '../passages/passage.ts';
import type { Question } from '../question/read-question.ts';
import { candidatePassages } from '../rank/candidates.ts';

const thresholds = {
  /** Rows that are looked at closely. */
  rows: 200,
  /** Share of a label, and of the header of a column, that the question must name. */
  label: 0.5,
  header: 0.5,
  /** Share of the question that label, header, section and headings must explain. */
  explained: 0.6,
  /** The same for an answer that is shown as certain. */
  certainLabel: 0.99,
  certainHeader: 0.99,
  certainExplained: 0.9,
  /** Cells that answer equally well. */
  most: 6,
};

/** A cell of a table that the question names by its row and its column. */
export interface AnsweringCell {
  readonly passage: number;
  readonly row: PassageRow;
  readonly cell: PassageRow['cells'][number];
  readonly isCertain: boolean;
}

interface ScoredCell extends Omit<AnsweringCell, 'isCertain'> {
  readonly label: number;
  readonly header: number;
  readonly explained: number;
  readonly score: number;
}

/**
 * Cells whose row label and column header the question names, the best ones only. A label that stands in several
 * rows gives a cell for each: none of them is the one that is meant.
 */
export function answeringCells(index: DocumentIndex, question: Question): AnsweringCell[] {
  // A cell says neither why nor how.
  if (question.terms.length === 0 || question.kind === 'reason' || question.kind === 'manner') {
    return [];
  }

  const rows = candidatePassages(index, question, {
    limit: thresholds.rows,
    counts: (passage) => passageOf(index, passage).row !== undefined,
    fills: false,
  });
  const scored = rows
    .flatMap(({ passage }) => cellsOf(index, question, passage))
    .filter(
      ({ label, header, explained, cell, passage }) =>
        label >= thresholds.label &&
        header >= thresholds.header &&
        explained >= thresholds.explained &&
        // A line of two signatures looks like a label and its value.
        (cell.header !== '' || !isAmount(question) || holdsNumber(index, passage, cell)),
    );
  const highest = Math.max(...scored.map(({ score }) => score));
  const best = scored.filter(({ score }) => score > highest - 1e-6);
  const isClear = best.length <= thresholds.most && areApart(index, best);

  return best.slice(0, thresholds.most).map(({ passage, row, cell, label, header, explained }) => ({
    passage,
    row,
    cell,
    isCertain:
      isClear &&
      label >= thresholds.certainLabel &&
      header >= thresholds.certainHeader &&
      explained >= thresholds.certainExplained,
  }));
}

function isAmount({ kind }: Question): boolean {
  return kind === 'time' || kind === 'money' || kind === 'percent' || kind === 'number';
}

function holdsNumber(index: DocumentIndex, passage: number, { start, end }: TextSpan): boolean {
  const { firstSentence, endSentence } = index.passages[passage]!;
  const { tokens } = index;

  return tokensIn(index, firstSentence, endSentence).some(
    (at) =>
      tokens.start[at]! >= start &&
      tokens.end[at]! <= end &&
      (tokens.flags[at]! & (tokenFlags.number | tokenFlags.numeral | tokenFlags.date)) !== 0,
  );
}

function cellsOf(index: DocumentIndex, question: Question, passage: number): ScoredCell[] {
  const { row, text } = passageOf(index, passage);

  if (row === undefined) {
    return [];
  }

  const { headings, firstSentence, endSentence } = index.passages[passage]!;
  const tokens = tokensIn(index, firstSentence, endSentence);
  const { stem, start, end } = index.tokens;
  const stemsBetween = (from: number, to: number) =>
    tokens.filter((at) => start[at]! >= from && end[at]! <= to && stem[at]! >= 0).map((at) => stem[at]!);
  const label = named(question, stemsBetween(0, row.label.length));
  const around = named(question, headings);
  const first = row.cells[0]?.start ?? text.length;
  let previous = Math.min(row.label.length, first);

  return row.cells.map((cell) => {
    const headerStems = stemsBetween(previous, cell.start);
    previous = cell.end;
    const header = named(question, headerStems);
    const isOnly = row.cells.length === 1;
    const explained = shareOf(question, (term) =>
      Math.max(label.terms[term]!, header.terms[term]!, around.terms[term]! * 0.9),
    );

    return {
      passage,
      row,
      cell,
      label: label.share,
      // The only value of a row without a header is what its label names.
      header: isOnly ? Math.max(header.share, cell.header === '' ? 1 : thresholds.header) : header.share,
      explained,
      score: explained + label.share + header.share + 0.2 * around.share,
    };
  });
}

function tokensIn({ sentences }: DocumentIndex, firstSentence: number, endSentence: number): number[] {
  const first = sentences[firstSentence]?.firstToken ?? 0;
  const end = sentences[endSentence - 1]?.endToken ?? first;

  return Array.from({ length: end - first }, (_, at) => first + at);
}

/** Share of some words that the question names, and the likeness of each of its terms to one of them. */
function named({ terms }: Question, stems: readonly number[]): { share: number; terms: number[] } {
  const likeness = (stem: number) => Math.max(0, ...terms.map(({ matches }) => matches.get(stem) ?? 0));

  return {
    share: stems.length === 0 ? 0 : stems.reduce((sum, stem) => sum + likeness(stem), 0) / stems.length,
    terms: terms.map(({ matches }) => Math.max(0, ...stems.map((stem) => matches.get(stem) ?? 0))),
  };
}

function shareOf({ terms, weight }: Question, likeness: (term: number) => number): number {
  return terms.reduce((sum, term, at) => sum + term.weight * likeness(at), 0) / weight;
}

/** True when equally good cells differ in their section, headings or document, which the answer names. */
function areApart(index: DocumentIndex, cells: readonly ScoredCell[]): boolean {
  const places = cells.map(({ passage, row }) =>
    JSON.stringify([index.passages[passage]!.document, row.section, passageOf(index, passage).headings]),
  );

  return new Set(places).size === cells.length;
}
