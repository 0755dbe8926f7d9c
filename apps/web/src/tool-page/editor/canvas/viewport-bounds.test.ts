import { expect, it } from 'vitest';
import { approachedScale, revealingTop, trueScale } from './viewport-bounds.ts';

const view = { top: 1000, height: 600 };

it('stays where enough of a part is in view', () => {
  expect(revealingTop({ top: 1100, height: 40 }, view, 20)).toBeNull();
  expect(revealingTop({ top: 900, height: 1200 }, view, 20)).toBeNull();
});

it('shows a small part below the top, and a page from its top', () => {
  expect(revealingTop({ top: 1590, height: 40 }, view, 20)).toBe(1390);
  expect(revealingTop({ top: 100, height: 40 }, view, 20)).toBe(-100);
  expect(revealingTop({ top: 3000, height: 1200 }, view, 20)).toBe(2980);
});

it('enlarges a part to the width of the view, keeps a larger scale, and makes a wider part fit', () => {
  expect(approachedScale(0.6, 300, 360)).toBe(1.2);
  expect(approachedScale(0.6, 30, 360)).toBe(trueScale * 1.6);
  expect(approachedScale(3, 100, 360)).toBe(3);
  expect(approachedScale(1.1, 450, 360)).toBe(0.8);
});
