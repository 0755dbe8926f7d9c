import { expect, it } from 'vitest';
import { readSeparated, writeSeparated } from './separated-values.ts';

it.each([
  [
    'commas',
    'a,b\n1,2\n',
    ',',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'semicolons with decimal commas',
    'a;b\n1,5;2,5\n3,5;4\n',
    ';',
    [
      ['a', 'b'],
      ['1,5', '2,5'],
      ['3,5', '4'],
    ],
  ],
  [
    'tabs',
    'a\tb\r\n1\t2',
    '\t',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'vertical bars',
    'a|b\n1|2',
    '|',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['the separator that a line names', 'sep=;\na;b,c\n', ';', [['a', 'b,c']]],
  ['one column', 'a\nb\n', ',', [['a'], ['b']]],
])('recognises %s', (_, text, separator, rows) => {
  expect(readSeparated(text)).toMatchObject({ separator, rows });
});

it('reads separators, quotes and line ends within quotes', () => {
  const text = 'name,note\n"Ann, B.","said ""no""\nand left"\n';

  expect(readSeparated(text).rows[1]).toEqual(['Ann, B.', 'said "no"\nand left']);
});

it('recognises a header and columns of numbers', () => {
  const { hasHeader, numeric, columns } = readSeparated(
    'item,price,code\npen,1.20,A7\nink,€ 3,B9\ncap,12%\n',
  );

  expect({ hasHeader, numeric, columns }).toEqual({
    hasHeader: true,
    numeric: [false, true, false],
    columns: 3,
  });
  expect(readSeparated('1,2\n3,4\n').hasHeader).toBe(false);
});

it('parses what it writes', () => {
  const rows = [
    ['a"b', 'c,d'],
    ['', 'e\nf'],
  ];

  expect(readSeparated(writeSeparated(rows)).rows).toEqual(rows);
});

it('terminates on an unclosed quote', () => {
  expect(readSeparated('a,b\n"c,d\n').rows).toEqual([['a', 'b'], ['c,d\n']]);
});
