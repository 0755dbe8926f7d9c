import { expect, it } from 'vitest';
import { passageBox, readablePart } from './passage-box.ts';

it('frames all lines of a passage', () => {
  const boxes: [number, number, number, number][] = [
    [100, 200, 300, 212],
    [72, 214, 180, 226],
  ];

  expect(passageBox({ boxes })).toEqual({ left: 72, top: 200, width: 228, height: 26 });
  expect(passageBox({ boxes: [] })).toBeNull();
});

it('shows the number before a passage', () => {
  const part = readablePart({ left: 60, top: 100, width: 480, height: 40 }, { width: 600, height: 800 });

  expect(60 - part.left).toBeGreaterThan(part.width * 0.06);
  expect(part.left + part.width).toBeGreaterThanOrEqual(540);
});

it('shows enough around a short passage to read it, and nothing beyond the page', () => {
  const page = { width: 600, height: 800 };
  const part = readablePart({ left: 560, top: 100, width: 20, height: 12 }, page);

  expect(part.width).toBeGreaterThan(300);
  expect(part.left + part.width).toBe(600);
});
