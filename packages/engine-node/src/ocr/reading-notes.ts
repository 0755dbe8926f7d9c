import type { Note } from '@octavo/contract/job';
import type { ReadPage } from './read-page.ts';
import type { ReadPages } from './read-pages.ts';

/** Below this mean confidence a page is worth a look: one word in ten or more is wrong. */
const weakConfidence = 75;

/** More pages than this are counted rather than named. */
const mostNamed = 12;

/** What a person should know of pages that were read. */
export function readingNotes({ read, leftAlone }: ReadPages, turnsPages: boolean): Note[] {
  const withWords = read.filter(({ lines }) => lines.length > 0);
  const without = read.filter(({ lines }) => lines.length === 0);
  const turned = turnsPages ? read.filter(({ turn }) => turn !== 0) : [];
  const weak = withWords.filter(({ confidence }) => confidence < weakConfidence);

  return [
    ...(withWords.length > 0 ? [{ code: 'pages-read', values: { count: withWords.length } }] : []),
    ...(leftAlone.length > 0 ? [{ code: 'pages-with-text-kept', values: { count: leftAlone.length } }] : []),
    ...named('pages-turned', turned),
    ...named('pages-read-badly', weak),
    ...named('pages-without-words', without),
  ];
}

function named(code: string, pages: readonly ReadPage[]): Note[] {
  if (pages.length === 0) {
    return [];
  }

  const numbers = pages.map(({ pageIndex }) => pageIndex + 1);
  const list = numbers.length > mostNamed ? '' : numbers.join(', ');

  return [{ code, values: { count: pages.length, pages: list } }];
}
