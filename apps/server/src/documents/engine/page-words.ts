import { type LocatedWord, wordsOn } from '@octavo/answers/cite/located-words';
import type { ReadDocument } from '@octavo/answers/passages/passage';
import type { PageWords } from '@octavo/contract/document';

/** Words of a page by lines, in the order of the text; null for a page that does not exist. `page` counts from 1. */
export function pageWordsOf(document: ReadDocument, page: number): PageWords | null {
  const read = document.pages[page - 1];

  if (read === undefined) {
    return null;
  }

  return {
    width: read.width,
    height: read.height,
    state: read.state,
    lines: document.passages.flatMap(({ text, lines }) =>
      lines
        .filter((line) => line.page === page - 1)
        .map((line) => wordsOn(line).filter(({ end }) => end > 0))
        .filter((words) => words.length > 0)
        .map((words) => ({
          text: words.map(({ start, end }) => text.slice(start, end)).join(' '),
          box: boxOf(words),
        })),
    ),
  };
}

/** Edges of the words of one line. */
function boxOf(words: readonly LocatedWord[]): [number, number, number, number] {
  const start = Math.min(...words.map(({ left }) => left));
  const end = Math.max(...words.map(({ right }) => right));
  const { top = 0, bottom = 0, sideways = false } = words[0]?.line ?? {};

  return sideways ? [top, start, bottom, end] : [start, top, end, bottom];
}
