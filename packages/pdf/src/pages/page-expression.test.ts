import { expect, it } from 'vitest';
import { DocumentError } from '../document-error.ts';
import { parsePages } from './page-expression.ts';

it.each([
  ['1-3,5,8-', 10, [0, 1, 2, 4, 7, 8, 9]],
  ['odd', 5, [0, 2, 4]],
  ['Even', 5, [1, 3]],
  ['last', 4, [3]],
  ['3-last', 5, [2, 3, 4]],
  ['last-4', 5, [4, 3]],
  ['10-8', 12, [9, 8, 7]],
  [' 2 , 2 - 3 ', 3, [1, 1, 2]],
  ['all', 2, [0, 1]],
  ['impaires', 5, [0, 2, 4]],
  ['1 à 3', 5, [0, 1, 2]],
  ['2 to last', 4, [1, 2, 3]],
  ['2 à dernière,1', 4, [1, 2, 3, 0]],
  ['1–2,3—4,2−', 4, [0, 1, 2, 3, 1, 2, 3]],
  ['Paires', 5, [1, 3]],
  ['dernière', 4, [3]],
  ['3-derniere', 5, [2, 3, 4]],
  ['Dernie\u0300re-4', 5, [4, 3]],
  ['toutes', 2, [0, 1]],
  ['1,,3,', 3, [0, 2]],
])('parses %s of %i pages', (expression, count, indexes) => {
  expect(parsePages(expression, count)).toEqual(indexes);
});

it.each([
  '',
  'pairesx',
  'constructor',
  '0',
  '4',
  '2-4',
  '4-',
  'x',
  '1;2',
  '1--2',
  ',',
  '-2',
  '99999999999',
  '1.5',
])('refuses %j', (expression) => {
  try {
    parsePages(expression, 3);
    expect.unreachable();
  } catch (error) {
    expect(error).toBeInstanceOf(DocumentError);
    expect(error).toMatchObject({ code: 'invalid-pages', values: { pages: expression, count: 3 } });
  }
});
