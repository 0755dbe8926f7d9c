import type { Operation } from '@octavo/contract/edits/edit-list';
import { describe, expect, it } from 'vitest';
import type { TextUnit } from '../document/editing-document.ts';
import { changeText, deleteText, moveText } from '../edits/text-edits.ts';
import { adaptLines } from './adapt-lines.ts';
import { guessLines } from './guess-lines.ts';
import { changeBetween, withLook, withText } from './runs.ts';
import { caretAt, indexAt, piecesBetween, placeByKey, stepByLine } from './set-lines.ts';
import { textsOf } from './text-object.ts';
import { TypingSteps } from './typing-steps.ts';
import { wordAround } from './words-of-text.ts';

/** Two lines of letters that are 10 points wide, 20 points apart. */
const unit: TextUnit = {
  range: { spans: [[7, 15]], text: 'one two' },
  text: 'one two',
  glyphs: [7, 8, 9, -1, 10, 11, 12],
  box: { left: 100, top: 90, width: 30, height: 35 },
  angle: 0,
  align: 'left',
  lineSpacing: 2,
  lines: [
    { from: 0, to: 3, origin: { x: 100, y: 100 }, edges: [0, 10, 20, 30], ascent: 9, descent: 3 },
    { from: 4, to: 7, origin: { x: 100, y: 120 }, edges: [0, 10, 20, 30], ascent: 9, descent: 3 },
  ],
  looks: [
    {
      from: 0,
      to: 7,
      look: {
        font: 'serif',
        bold: false,
        italic: false,
        size: 10,
        color: '#000000',
        underline: false,
        strike: false,
      },
      fontName: 'Garamond',
    },
  ],
  keepsFont: true,
};

const textIn = (operations: readonly Operation[]) => textsOf('p1', [unit], operations)[0]!;

describe('typed text', () => {
  it('takes the look of what it stands in', () => {
    const bold = withLook([{ text: 'one two', look: {} }], 0, 3, { bold: true });
    const typed = withText(bold, 3, 3, 's');

    expect(typed).toEqual([
      { text: 'ones', look: { bold: true } },
      { text: ' two', look: {} },
    ]);
    expect(withLook(typed, 0, 8, { bold: undefined })).toEqual([{ text: 'ones two', look: {} }]);
  });

  it('is found where the caret stands, also among equal letters', () => {
    expect(changeBetween('aaa', 'aaaa', 2)).toEqual({ from: 1, to: 1, text: 'a' });
    expect(changeBetween('one two', 'one one two')).toEqual({ from: 0, to: 0, text: 'one ' });
    expect(changeBetween('x😀', 'x😁')).toEqual({ from: 1, to: 3, text: '😁' });
  });

  it('is one operation for each text, and none when it is again what the file has', () => {
    const once = changeText([], 'a', textIn([]), { runs: [{ text: 'one too', look: {} }] });
    const twice = changeText(once, 'b', textIn(once), { runs: [{ text: 'one, too', look: {} }] });

    expect(twice).toMatchObject([{ id: 'a', kind: 'text.replace', range: unit.range }]);
    expect(textIn(twice)).toMatchObject({ key: 'p1-text-7', text: 'one, too' });
    expect(changeText(twice, 'c', textIn(twice), { runs: [{ text: 'one two', look: {} }] })).toEqual([]);
    expect(changeText([], 'd', textIn([]), { runs: [] })).toMatchObject([{ runs: [] }]);
  });

  it('is moved by the sum of all moves and deleted with its changes', () => {
    const changed = changeText([], 'a', textIn([]), { runs: [{ text: 'three', look: {} }] });
    const moved = moveText(changed, 'b', textIn(changed), { x: 5, y: 0 });

    expect(textIn(moved).box.left).toBe(105);
    expect(moveText(moved, 'c', textIn(moved), { x: -5, y: 0 })).toEqual(changed);
    expect(deleteText(moved, 'd', textIn(moved))).toMatchObject([{ id: 'd', kind: 'text.delete' }]);
    expect(textsOf('p1', [unit], deleteText(moved, 'd', textIn(moved)))).toEqual([]);
  });

  it('is undone word by word', () => {
    const steps = new TypingSteps();
    const names = [...'ab c'].map((text, index) => steps.nameOf({ from: index, to: index, text }, 0));

    expect(names[0]).toBe(names[1]);
    expect(names[2]).not.toBe(names[1]);
    expect(steps.nameOf({ from: 4, to: 4, text: 'd' }, 0)).toBe(
      steps.nameOf({ from: 5, to: 5, text: 'e' }, 0),
    );
  });
});

describe('places of a set text', () => {
  const { lines } = unit;

  it('lead from points to characters and back', () => {
    expect(indexAt(lines, 0, { x: 117, y: 118 })).toBe(6);
    expect(caretAt(lines, 0, 6)).toEqual({ corner: { x: 120, y: 111 }, width: 0, height: 12 });
    expect(piecesBetween(lines, 0, 2, 5).map(({ width }) => width)).toEqual([10, 10]);
    expect(stepByLine(lines, 0, 1, 1, null)).toEqual({ index: 5, along: 110 });
    expect(stepByLine(lines, 0, 5, 1, 110).index).toBe(7);
  });

  it('turn with the text', () => {
    const turned = [{ ...lines[0]!, origin: { x: 100, y: 100 } }];

    expect(caretAt(turned, 90, 2)?.corner.x).toBeCloseTo(109);
    expect(caretAt(turned, 90, 2)?.corner.y).toBeCloseTo(120);
    expect(indexAt(turned, 90, { x: 102, y: 128 })).toBe(3);
  });

  it('are guessed at once for what was just typed', () => {
    const guessed = guessLines(unit, 'onX\nYe two', 0, (text) => text.length * 7);

    expect(guessed.lines.map(({ from, to }) => [from, to])).toEqual([
      [0, 4],
      [4, 6],
      [7, 10],
    ]);
    expect(guessed.lines[1]?.edges).toEqual([0, 7, 17]);
    expect(guessed.unset?.from).toBe(2);
    expect(guessLines(unit, 'one two', 0, () => 0).unset).toBeNull();
  });

  it('grow to the left where text runs from right to left', () => {
    const line = { from: 0, to: 2, origin: { x: 0, y: 0 }, edges: [20, 10, 0], ascent: 9, descent: 3 };
    const guessed = guessLines({ text: 'של', lines: [line] }, 'שום', 0, (part) => part.length * 5);

    expect(guessed.lines[0]?.edges).toEqual([20, 10, 5, 0]);
  });

  it('are those of the typed characters, whatever setting adds and drops', () => {
    const set = {
      text: '•one\n•two',
      lines: unit.lines.map((line, index) => ({
        ...line,
        from: index * 5,
        to: index * 5 + 4,
        edges: [-10, ...line.edges],
      })),
    };
    const adapted = adaptLines(set, 'one\ntwo');

    expect(adapted?.lines.map(({ from, to, edges }) => [from, to, edges])).toEqual([
      [0, 3, [0, 10, 20, 30]],
      [4, 7, [0, 10, 20, 30]],
    ]);
    expect(adaptLines(unit, 'one  two')?.lines.map(({ from, to }) => [from, to])).toEqual([
      [0, 3],
      [5, 8],
    ]);
    expect(adaptLines(unit, 'wholly other words')).toBeNull();
  });

  it('have words', () => {
    expect(wordAround('one two', 5)).toEqual([4, 7]);
    expect(wordAround('one, two', 4)).toEqual([4, 5]);
  });
});

it('goes to the end of a line before the space that ends it', () => {
  const [first, second] = [
    { from: 0, to: 4 },
    { from: 4, to: 7 },
  ];

  expect([placeByKey('Home', first, 'one two'), placeByKey('End', first, 'one two')]).toEqual([0, 3]);
  expect([placeByKey('Home', second, 'one two'), placeByKey('End', second, 'one two')]).toEqual([4, 7]);
  expect([placeByKey('Home', undefined, 'one two'), placeByKey('End', undefined, 'one two')]).toEqual([0, 7]);
});
