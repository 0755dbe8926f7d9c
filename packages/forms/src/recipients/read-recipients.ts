import { readSeparated } from '@octavo/pdf/text/separated-values';
import type { Answers } from '../answers.ts';
import { checkAnswers, strayAnswers } from '../check-answers.ts';
import type { Form, FormWords } from '../form.ts';
import type { AnswerProblem } from '../problem.ts';
import { type MatchedColumn, matchColumns } from './match-columns.ts';
import { readCell } from './read-cell.ts';

/** Largest number of recipients in a table. */
export const mostRecipients = 1000;

/** Statement of one row. */
export interface Recipient {
  /** Row of the table, as spreadsheet programs count them: that of the titles is 1. */
  readonly row: number;
  readonly answers: Answers;
  readonly problems: readonly AnswerProblem[];
}

/** Finding about the table as a whole. */
export interface TableProblem {
  readonly rule: 'table-empty' | 'too-many-rows' | 'unknown-column' | 'column-twice';
  readonly values?: Readonly<Record<string, string | number>>;
}

export interface RecipientTable {
  readonly recipients: readonly Recipient[];
  /** Findings for which nothing of the table is used. */
  readonly problems: readonly TableProblem[];
}

export interface RecipientReading {
  /** Words whose labels may title the columns. */
  readonly words: readonly FormWords[];
  /** Answers that all recipients share, such as the payer; a cell of a row comes before them. */
  readonly shared: Answers;
  /** Date of the reader, `2026-11-23`. */
  readonly today: string;
}

/** Reads the text of a table with a row for each recipient, and checks every row. */
export function readRecipients(form: Form, text: string, reading: RecipientReading): RecipientTable {
  const { rows, separator } = readSeparated(text.replace(/^\ufeff/, ''));
  const [titles = [], ...lines] = rows;
  const columns = matchColumns(form, reading.words, titles);
  const filled = lines
    .map((cells, index) => ({ cells, row: index + 2 }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const problems = [...checkColumns(columns), ...checkCount(filled.length)];

  if (problems.length > 0) {
    return refused(problems);
  }

  const hasDecimalCommas = separator === ';';
  const recipients = filled.map(({ cells, row }) =>
    readRow(form, { cells, columns, row }, { ...reading, hasDecimalCommas }),
  );

  return { recipients: markRepeated(form, recipients), problems: [] };
}

/** True when nothing hinders a statement from being made; doubts do not. */
export function isUsable({ problems }: Recipient): boolean {
  return problems.every(({ weight }) => weight !== 'wrong');
}

function refused(problems: readonly TableProblem[]): RecipientTable {
  return { recipients: [], problems };
}

function checkColumns(columns: readonly MatchedColumn[]): TableProblem[] {
  const seen = new Set<string>();

  return columns.flatMap(({ title, question }, index): TableProblem[] => {
    // Without a row of titles, these are answers of the first recipient, so a problem does not repeat them.
    const values = { column: columnName(index) };

    if (question === null) {
      return title === '' ? [] : [{ rule: 'unknown-column', values }];
    }

    const isAgain = seen.has(question.name);
    seen.add(question.name);

    return isAgain ? [{ rule: 'column-twice', values }] : [];
  });
}

/** Name of a column in spreadsheet programs: A to Z, then AA. */
function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));

  return index < 26 ? letter : `${columnName(Math.floor(index / 26) - 1)}${letter}`;
}

function checkCount(count: number): TableProblem[] {
  return count === 0
    ? [{ rule: 'table-empty' }]
    : count > mostRecipients
      ? [{ rule: 'too-many-rows', values: { count, most: mostRecipients } }]
      : [];
}

interface RecipientRow {
  readonly cells: readonly string[];
  readonly columns: readonly MatchedColumn[];
  readonly row: number;
}

function readRow(
  form: Form,
  { cells, columns, row }: RecipientRow,
  { words, shared, today, hasDecimalCommas }: RecipientReading & { readonly hasDecimalCommas: boolean },
): Recipient {
  const read: AnswerProblem[] = [];
  const answers: Record<string, string | true> = { ...shared };

  for (const [index, { question }] of columns.entries()) {
    const cell = cells[index] ?? '';

    if (question === null) {
      continue;
    }

    const { answer, rule } = readCell(question, cell, { words, hasDecimalCommas });

    if (rule !== null) {
      const weight = rule === 'zeros-restored' ? 'doubtful' : 'wrong';
      read.push({ question: question.name, weight, rule });
    }

    if (answer !== null) {
      answers[question.name] = answer;
    }
  }

  const broken = new Set(read.filter(({ weight }) => weight === 'wrong').map(({ question }) => question));
  const checked = [...checkAnswers(form, answers, today), ...strayAnswers(form, answers)];

  return { row, answers, problems: [...read, ...checked.filter(({ question }) => !broken.has(question))] };
}

/** Adds a doubt to rows that repeat another one, and to rows of one recipient. */
function markRepeated(form: Form, recipients: readonly Recipient[]): Recipient[] {
  const rows = new Map<string, number>();
  const numbers = new Map<string, number>();
  const identifying = form.manyRecipients?.number ?? '';

  return recipients.map((recipient) => {
    const all = JSON.stringify(Object.entries(recipient.answers).sort());
    const number = String(recipient.answers[identifying] ?? '').replace(/\D/g, '');
    const [same, before] = [rows.get(all), numbers.get(number)];
    rows.set(all, same ?? recipient.row);
    numbers.set(number, before ?? recipient.row);

    if (same === undefined && (before === undefined || number === '')) {
      return recipient;
    }

    const problem: AnswerProblem = {
      question: identifying,
      weight: 'doubtful',
      rule: same === undefined ? 'same-recipient' : 'same-row',
      values: { row: same ?? before ?? recipient.row },
    };

    return { ...recipient, problems: [...recipient.problems, problem] };
  });
}
