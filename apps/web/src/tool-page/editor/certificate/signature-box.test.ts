import { expect, it } from 'vitest';
import { movedBox, resizedBox } from './signature-box.ts';

const page = { width: 612, height: 792 };
const box = { left: 100, top: 200, width: 220, height: 64 };

it('keeps a box that is moved on the page', () => {
  expect(movedBox(box, { x: 10, y: -20 }, page)).toEqual({ ...box, left: 110, top: 180 });
  expect(movedBox(box, { x: -500, y: 5000 }, page)).toEqual({ ...box, left: 0, top: 728 });
});

it('moves one corner and leaves the opposite one', () => {
  expect(resizedBox(box, { x: 1, y: 1 }, { x: 30, y: 6 }, page)).toEqual({ ...box, width: 250, height: 70 });
  expect(resizedBox(box, { x: -1, y: -1 }, { x: 20, y: 10 }, page)).toEqual({
    left: 120,
    top: 210,
    width: 200,
    height: 54,
  });
});

it('makes no box too small to be read, and none beyond the page', () => {
  expect(resizedBox(box, { x: -1, y: 1 }, { x: 500, y: -500 }, page)).toEqual({
    left: 260,
    top: 200,
    width: 60,
    height: 20,
  });
  expect(resizedBox(box, { x: 1, y: 1 }, { x: 5000, y: 5000 }, page)).toEqual({
    ...box,
    width: 512,
    height: 592,
  });
});
