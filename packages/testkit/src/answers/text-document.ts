import type { Passage, PassageLine, ReadDocument } from '@octavo/answers/passages/passage';
import { sentencesOf } from '@octavo/answers/passages/sentences';

interface TextPassage {
  /** Its lines are those of the author: entries of a letter head or a form. */
  readonly text: string;
  readonly headings?: readonly string[];
  readonly kind?: Passage['kind'];
  /** Counted from 0; of each line when they stand on several. */
  readonly page?: number | readonly number[];
  /** True when its lines are those of a paragraph, within which sentences go on. */
  readonly isRunning?: boolean;
}

interface TableRow {
  readonly label: string;
  readonly cells: Readonly<Record<string, string>>;
  readonly section?: string;
  readonly headings?: readonly string[];
}

const letterWidth = 5;
const lineHeight = 12;

/** A document as if it had been read from pages: each passage has long lines with a place for every word. */
export function textDocument(
  passages: readonly (string | TextPassage | TableRow)[],
  language: string | null = null,
): ReadDocument {
  let line = 0;
  const takeLines = (count: number): number => {
    line += count;

    return line - count;
  };

  return {
    version: 1,
    title: null,
    language,
    pages: [
      { width: 10_000, height: 10_000, state: 'text' },
      { width: 10_000, height: 10_000, state: 'text' },
    ],
    passages: passages.map((given) =>
      typeof given === 'string'
        ? textPassage({ text: given }, takeLines)
        : 'label' in given
          ? rowPassage(given, takeLines(1))
          : textPassage(given, takeLines),
    ),
  };
}

function textPassage(
  { text: written, headings = [], kind = 'text', page = 0, isRunning = false }: TextPassage,
  takeLines: (count: number) => number,
): Passage {
  const texts = written.split('\n');
  const text = texts.join(' ');
  const starts = texts.map((_, at) => texts.slice(0, at).reduce((sum, { length }) => sum + length + 1, 0));
  const first = takeLines(texts.length);
  const pageOf = (at: number) => (typeof page === 'number' ? page : (page[at] ?? 0));
  const lines = texts.map((line, at) => lineOf(line, first + at, pageOf(at), starts[at]));

  return { kind, headings, text, sentences: sentencesOf(text, isRunning ? [] : starts), lines };
}

function rowPassage({ label, cells, section, headings = [] }: TableRow, line: number): Passage {
  let text = label;
  const found = Object.entries(cells).map(([header, value]) => {
    const start = text.length + header.length + 4;
    text += `; ${header}: ${value}`;

    return { header, start, end: start + value.length };
  });

  return {
    kind: 'row',
    headings,
    text,
    sentences: [{ start: 0, end: text.length }],
    lines: [lineOf(text, line, 0)],
    row: { table: 0, label, section: section ?? null, cells: found },
  };
}

/** Words of a line; `start` is its offset in the text of the passage. */
function lineOf(text: string, line: number, page: number, start = 0): PassageLine {
  const words = [...text.matchAll(/\S+/g)].flatMap(({ index, 0: word }) => [
    start + index,
    start + index + word.length,
    index * letterWidth,
    (index + word.length) * letterWidth - 1,
  ]);

  return { page, top: line * lineHeight, bottom: line * lineHeight + 10, words };
}
