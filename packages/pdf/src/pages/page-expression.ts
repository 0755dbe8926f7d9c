import { DocumentError } from '../document-error.ts';
import { englishPageWords } from './page-words.ts';

/**
 * Parses a page selection: `1-3,5,8-`, `odd`, `even`, `last`, `3-last`, `10-8` (backwards), as indexes from 0
 * in the order given. Pages may be repeated; the caller decides what that means. French words work, too: `impaires`,
 * `paires`, `dernière`, `toutes`. A range may have any dash, `to` or `à`.
 */
export function parsePages(expression: string, count: number): number[] {
  const indexes: number[] = [];
  const refuse = (): never => {
    throw new DocumentError('invalid-pages', `"${expression}" of ${count} pages`, {
      values: { pages: expression, count },
    });
  };

  for (const part of englishPageWords(expression).split(',')) {
    const word = part.trim();

    // A comma too many.
    if (word === '') {
      continue;
    }

    if (word === 'odd' || word === 'even') {
      for (let index = word === 'odd' ? 0 : 1; index < count; index += 2) {
        indexes.push(index);
      }

      continue;
    }

    if (word === 'all') {
      for (let index = 0; index < count; index++) {
        indexes.push(index);
      }

      continue;
    }

    const match = /^(\d{1,9}|last)(?:\s*(-)\s*(\d{1,9}|last)?)?$/.exec(word);

    if (match === null) {
      return refuse();
    }

    const from = pageNumber(match[1]!, count);
    const to = match[2] === undefined ? from : pageNumber(match[3] ?? 'last', count);

    if (from < 1 || to < 1 || from > count || to > count) {
      return refuse();
    }

    const step = from <= to ? 1 : -1;

    for (let page = from; page !== to + step; page += step) {
      indexes.push(page - 1);
    }
  }

  return indexes.length > 0 ? indexes : refuse();
}

function pageNumber(word: string, count: number): number {
  return word === 'last' ? count : Number(word);
}
