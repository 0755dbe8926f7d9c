import type { Passage, PassageLine, ReadDocument } from '@octavo/answers/passages/passage';
import { sentencesOf } from '@octavo/answers/passages/sentences';

interface TextPassage {
  readonly text: string;
  readonly headings?: readonly string[];
  readonly kind?: Passage['kind'];
  /** Counted from 0. */
  readonly page?: number;
}

interface TableRow {
  readonly label: string;
  readonly cells: Readonly<Record<string, string>>;
  readonly section?: string;
  readonly headings?: readonly string[];
}

const letterWidth = 5;
const lineHeight = 12;

/** A document as if it had been read from pages: each passage is one long line with a place for every word. */
export function textDocument(
  passages: readonly (string | TextPassage | TableRow)[],
  language: string | null = null,
): ReadDocument {
  return {
    version: 1,
    title: null,
    language,
    pages: [
      { width: 10_000, height: 10_000, state: 'text' },
      { width: 10_000, height: 10_000, state: 'text' },
    ],
    passages: passages.map((given, place) =>
      typeof given === 'string'
        ? textPassage({ text: given }, place)
        : 'label' in given
          ? rowPassage(given, place)
          : textPassage(given, place),
    ),
  };
}

function textPassage({ text, headings = [], kind = 'text', page = 0 }: TextPassage, place: number): Passage {
  return { kind, headings, text, sentences: sentencesOf(text), lines: [lineOf(text, place, page)] };
}

function rowPassage({ label, cells, section, headings = [] }: TableRow, place: number): Passage {
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
    lines: [lineOf(text, place, 0)],
    row: { table: 0, label, section: section ?? null, cells: found },
  };
}

function lineOf(text: string, place: number, page: number): PassageLine {
  const words = [...text.matchAll(/\S+/g)].flatMap(({ index, 0: word }) => [
    index,
    index + word.length,
    index * letterWidth,
    (index + word.length) * letterWidth - 1,
  ]);

  return { page, top: place * lineHeight, bottom: place * lineHeight + 10, words };
}
