import type { Note } from '@octavo/contract/job';
import type { OutsideText } from '@octavo/writers/xlsx/outside-text';
import type { ReadTable } from '@octavo/writers/xlsx/read-tables';
import { unreadNumbers } from '@octavo/writers/xlsx/unread-numbers';
import { verdict } from './verdict.ts';
import { type ComparedPage, countWords, isPoor, wordsKept } from './words-kept.ts';

/** Most texts that are listed; more are only counted. */
const mostNamed = 5;

export interface SheetConversion {
  /** The words of each page. */
  readonly seen: readonly ComparedPage[];
  readonly tables: readonly ReadTable[];
  readonly texts: readonly OutsideText[];
}

/**
 * Notes about the contents of tables, the share of the pages that was kept, and the numbers that need
 * checking.
 */
export function sheetCard({ seen, tables, texts }: SheetConversion): Note[] {
  const written = tables
    .flatMap(({ table }) => table.cells.map(({ text, mark }) => `${text} ${mark}`))
    .join(' ');

  if (texts.length > 0) {
    const { weak, through } = throughNotes(seen, `${written} ${texts.map(({ text }) => text).join(' ')}`);

    return [...weak, ...contents(tables), ...through];
  }

  const words = seen.reduce((sum, { text }) => sum + countWords(text), 0);

  if (words === 0) {
    return contents(tables);
  }

  const cover = Math.min(1, countWords(written) / words);

  return [...contents(tables), { code: 'tables-cover', values: { words: cover } }];
}

function contents(tables: readonly ReadTable[]): Note[] {
  if (tables.length === 0) {
    return [{ code: 'text-instead-of-tables', values: {} }];
  }

  const values = tables.flatMap(({ cells }) => cells.flatMap(({ value }) => value?.kind ?? []));
  const count = (kind: string) => values.filter((each) => each === kind).length;
  const wrong = tables.reduce((sum, { contradictions }) => sum + contradictions, 0);
  const unread = tables.flatMap(unreadNumbers);
  const named = unread.slice(0, mostNamed).join(' · ');

  return [
    {
      code: 'tables-found',
      values: { tables: tables.length, numbers: count('number'), dates: count('date') },
    },
    ...(wrong > 0 ? [{ code: 'sums-contradict', values: { count: wrong } }] : []),
    ...(unread.length > 0
      ? [{ code: 'numbers-unread', values: { count: unread.length, texts: named } }]
      : []),
  ];
}

/** Compares each page with the result, for conversions that keep all text. */
function throughNotes(
  pages: readonly ComparedPage[],
  written: string,
): { readonly weak: Note[]; readonly through: Note[] } {
  const counts = wordsKept(pages, written);
  const words = counts.reduce((sum, page) => sum + page.words, 0);
  const kept = counts.reduce((sum, page) => sum + page.kept, 0);
  const indexes = counts.filter(isPoor).map(({ pageIndex }) => pageIndex);

  return {
    weak: indexes.length > 0 ? verdict({ poor: indexes, unlike: [] }, pages.length) : [],
    through: words > 0 ? [{ code: 'words-through', values: { words: kept / words, kept, of: words } }] : [],
  };
}
