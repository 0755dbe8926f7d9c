import type { Note } from '@octavo/contract/job';
import { pageNumbers } from '../report/page-numbers.ts';
import type { RecognizedPage } from './read-page.ts';
import type { ReadPages } from './read-pages.ts';

/** Below this mean confidence a page needs checking: at least one word in ten is wrong. */
const weakConfidence = 75;

/**
 * Words below this confidence are wrong about half the time; a page with a larger share of them than
 * `mostDoubtful` needs checking as well.
 */
const doubtfulConfidence = 60;
const mostDoubtful = 0.12;

/** Notes for the user about pages read by OCR. */
export function readingNotes({ read, leftAlone }: ReadPages, turnsPages: boolean): Note[] {
  const withWords = read.filter(({ lines }) => lines.length > 0);
  const without = read.filter(({ lines }) => lines.length === 0);
  const turned = turnsPages ? read.filter(({ turn }) => turn !== 0) : [];
  const weak = withWords.filter(
    (page) => page.confidence < weakConfidence || doubtfulWords(page) > wordCount(page) * mostDoubtful,
  );
  const values = {
    count: withWords.length,
    words: withWords.reduce((sum, page) => sum + wordCount(page), 0),
    doubtful: withWords.reduce((sum, page) => sum + doubtfulWords(page), 0),
  };

  return [
    ...(withWords.length > 0 ? [{ code: 'pages-read', values }] : []),
    ...(leftAlone.length > 0 ? [{ code: 'pages-with-text-kept', values: { count: leftAlone.length } }] : []),
    ...named('pages-turned', turned),
    ...named('pages-read-badly', weak),
    ...named('pages-without-words', without),
  ];
}

function wordCount({ lines }: RecognizedPage): number {
  return lines.reduce((sum, { words }) => sum + words.length, 0);
}

function doubtfulWords({ lines }: RecognizedPage): number {
  return lines.flatMap(({ words }) => words).filter(({ confidence }) => confidence < doubtfulConfidence)
    .length;
}

function named(code: string, pages: readonly RecognizedPage[]): Note[] {
  if (pages.length === 0) {
    return [];
  }

  const list = pageNumbers(pages.map(({ pageIndex }) => pageIndex));

  return [{ code, values: { count: pages.length, pages: list } }];
}
