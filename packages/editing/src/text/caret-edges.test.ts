import { expect, it } from 'vitest';
import { caretEdges } from './caret-edges.ts';

const wide = (text: string, left: number) => ({ text, left, right: left + 10 * text.length });

it('puts the caret left of letters, and behind the last', () => {
  expect(caretEdges([wide('a', 0), wide('fi', 10)], false)).toEqual([0, 10, 20, 30]);
});

it('puts the caret right of letters that run from right to left', () => {
  expect(caretEdges([wide('ש', 30), wide(' ', 20), wide('לא', 0)], true)).toEqual([40, 30, 20, 10, 0]);
});

it('turns with the direction of words within a line', () => {
  expect(caretEdges([wide('ש', 30), wide('a', 10), wide('b', 20)], true)).toEqual([40, 10, 20, 30]);
});
