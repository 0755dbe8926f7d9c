import { expect, it } from 'vitest';
import type { TextWord } from '../document/editing-document.ts';
import { quadOf } from '../document/geometry.ts';
import { findLines } from './found-lines.ts';

const word = (text: string, left: number, top: number, width = text.length * 6): TextWord => ({
  text,
  quad: quadOf({ left, top, width, height: 12 }),
});

it('finds a label below a drawn line, with the heading above it', () => {
  const [line] = findLines(
    'p8',
    [word('For', 72, 300), word('Meridian', 95, 300), word('Signature', 72, 352)],
    [{ left: 72, top: 349, width: 210, height: 0.6 }],
  );

  expect(line).toMatchObject({ kind: 'signature', page: 'p8', heading: 'For Meridian' });
  expect(line?.box).toMatchObject({ left: 74, width: 170, height: 37 });
  expect((line?.box.top ?? 0) + (line?.box.height ?? 0)).toBeLessThan(349);
});

it('finds underscores after a label, and after the colon of the same word', () => {
  const words = [
    word('Date', 72, 100),
    word('__________________', 100, 100),
    word('Initials:________________', 72, 140, 150),
    word('Unterschrift', 300, 100),
    word('………………………………', 380, 100, 120),
  ];

  expect(findLines('p1', words, []).map(({ kind }) => kind)).toEqual(['date', 'initials', 'signature']);
});

it('finds the room after the labels of a row that asks for a signature', () => {
  const words = [
    word('Signature', 80, 500),
    word('of', 138, 500),
    word('U.S.', 80, 510),
    word('person', 108, 510),
    word('Date', 420, 510),
  ];
  const found = findLines('p1', words, [
    { left: 372, top: 524, width: 200, height: 0.5 },
    { left: 72, top: 524, width: 300, height: 0.5 },
  ]);

  expect(found.map(({ kind, box }) => [kind, Math.round(box.left)])).toEqual([
    ['signature', 154],
    ['date', 448],
  ]);
});

it('takes no rule of a table and no label without a line', () => {
  const words = [word('Amount', 72, 100), word('Signature', 72, 200), word('Date', 72, 300)];
  const rules = [
    { left: 72, top: 114, width: 400, height: 0.5 },
    { left: 300, top: 306, width: 100, height: 0.5 },
  ];

  expect(findLines('p1', words, rules)).toEqual([]);
});

it('takes no line that is filled in, and none that a paragraph stands on', () => {
  const rule = { left: 72, top: 349, width: 210, height: 0.6 };
  const words = [word('Signature', 72, 352), word('Ada', 90, 335)];

  expect(findLines('p1', words, [rule])).toEqual([]);
});

it('offers a line that is drawn twice once', () => {
  const rule = { left: 72, top: 349, width: 210, height: 0.6 };

  expect(findLines('p1', [word('Signature', 72, 352)], [rule, { ...rule, top: 349.4 }])).toHaveLength(1);
});
