import { describe, expect, it } from 'vitest';
import { firstPlace, signatureOnLine } from './first-place.ts';

const page = { width: 612, height: 792 };
const text = (top: number, left = 72, width = 468) => ({ left, top, width, height: 12 });

describe('place of a visible signature', () => {
  it('is the lowest empty room, in line with the text', () => {
    const place = firstPlace(page, [text(100), text(400), text(730, 300, 12)]);
    expect(place).toMatchObject({ left: 72, width: 220, height: 64 });
    expect(place.top + place.height).toBeLessThanOrEqual(page.height - 48);
    expect(place.top).toBeGreaterThan(600);
  });

  it('goes above or beside what is at the foot of a page', () => {
    expect(firstPlace(page, [text(100), text(680), text(700), text(720)]).top).toBeLessThan(620);
    expect(
      firstPlace(page, [text(100), ...[620, 660, 700, 720].map((top) => text(top, 72, 200))]),
    ).toMatchObject({
      left: 320,
    });
  });

  it('covers as little as possible on a full page, and ignores its background', () => {
    const lines = Array.from({ length: 60 }, (_, index) => text(20 + index * 12.5));
    const place = firstPlace(page, [...lines, { left: 0, top: 0, ...page }]);
    expect(place.top).toBeGreaterThanOrEqual(0);
    expect(place.top + place.height).toBeLessThanOrEqual(page.height);
  });

  it('stands on its line, and stays on the page', () => {
    const line = { left: 74, top: 348, width: 170, height: 44 };
    expect(signatureOnLine(line, page)).toEqual({ left: 74, top: 342, width: 170, height: 50 });
    expect(signatureOnLine({ ...line, left: 560, width: 40 }, page).left).toBe(612 - 150);
  });
});
