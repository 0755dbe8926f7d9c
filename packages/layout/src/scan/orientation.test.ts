import type { GreyPicture } from '@octavo/pdf/picture/grey-picture';
import { describe, expect, it } from 'vitest';
import { orientationOf } from './orientation.ts';
import { rulingsOf } from './rulings.ts';

const side = 900;

/**
 * Lines of letters as boxes: most have the same height, every fourth has an ascender, every eleventh a
 * descender.
 */
function sheet(degrees: number): GreyPicture {
  const data = new Uint8Array(side * side).fill(255);
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const dot = (x: number, y: number) => {
    const [across, down] = [x - side / 2, y - side / 2];
    const [px, py] = [cos * across - sin * down + side / 2, sin * across + cos * down + side / 2];
    data[Math.round(py) * side + Math.round(px)] = 0;
  };

  for (let line = 0; line < 18; line += 1) {
    for (let letter = 0; letter < 40; letter += 1) {
      const left = 180 + letter * 13 + Math.floor(letter / 6) * 6;
      const base = 180 + line * 30;
      const top = base - (letter % 4 === 0 ? 15 : 10);
      const bottom = base + (letter % 11 === 5 ? 4 : 0);

      for (let x = left; x < left + 7; x += 0.5) {
        for (let y = top; y < bottom; y += 0.5) {
          dot(x, y);
        }
      }
    }
  }

  return { width: side, height: side, data };
}

describe('page orientation', () => {
  it.each([
    [0, 0],
    [90, 270],
    [180, 180],
    [270, 90],
  ])('at %i degrees is detected by its letters', (degrees, turn) => {
    expect(orientationOf(sheet(degrees))).toMatchObject({ turns: [turn, (turn + 180) % 360], isSure: true });
  });

  it.each([-7, -2.4, 0.5, 3, 5])('at a skew of %d degrees is measured', (degrees) => {
    expect(orientationOf(sheet(degrees)).skewDegrees).toBeCloseTo(degrees, 0.7);
  });

  it('without letters is upright', () => {
    const blank = { width: 50, height: 40, data: new Uint8Array(2000).fill(250) };

    expect(orientationOf(blank)).toMatchObject({ turns: [0], letterCount: 0, skewDegrees: 0 });
  });
});

it('finds the rules of a table, and none in text', () => {
  const data = new Uint8Array(side * side);

  for (let at = 100; at < 800; at += 1) {
    data[200 * side + at] = 1;
    data[201 * side + at] = 1;
    data[at * side + 300] = 1;
  }

  const letters = { width: side, height: side, data: sheet(0).data.map((value) => (value === 0 ? 1 : 0)) };

  expect(rulingsOf({ width: side, height: side, data })).toEqual([
    { left: 100, top: 200, right: 800, bottom: 202 },
    { left: 300, top: 100, right: 301, bottom: 800 },
  ]);
  expect(rulingsOf(letters)).toEqual([]);
});
