import type { Note } from '@octavo/contract/job';

/** Names pages, counted from 0, that deserve a second look. */
export function weakPages(pageIndexes: readonly number[]): Note[] {
  const numbers = pageIndexes.map((index) => index + 1).sort((one, other) => one - other);

  return numbers.length === 0 ? [] : [{ code: 'pages-weak', values: { pages: numbers.join(', ') } }];
}
