import { expect, it } from 'vitest';
import { croppedToInk, withoutPaper } from './cut-out.ts';

/** A photo of a dark blue line on paper that is darker on the right. */
function photo(width: number, height: number) {
  const data = new Uint8Array(width * height * 4);

  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const light = 1 - (0.5 * x) / width;
      const isInk = y >= 50 && y < 54 && x >= 20 && x < width - 20;
      const [red, green, blue] = isInk ? [30, 40, 110] : [250, 248, 240];
      data.set([red * light, green * light, blue * light, 255], (y * width + x) * 4);
    }
  }

  return { width, height, data };
}

const opacityAt = ({ width, data }: { width: number; data: ArrayLike<number> }, x: number, y: number) =>
  data[(y * width + x) * 4 + 3];

it('keeps ink and removes paper, also where the light is poor', () => {
  const cut = withoutPaper(photo(300, 100), 0.4);

  for (const x of [30, 150, 270]) {
    expect(opacityAt(cut, x, 52)).toBe(255);
    expect(opacityAt(cut, x, 20)).toBe(0);
  }

  const first = (52 * 300 + 30) * 4;
  expect(Array.from(cut.data.subarray(first, first + 3))).toEqual(
    Array.from(photo(300, 100).data.subarray(first, first + 3)),
  );
});

it('crops to the ink, and says when there is none', () => {
  const cropped = croppedToInk(withoutPaper(photo(300, 100), 0.4));
  const blank = { width: 64, height: 64, data: new Uint8Array(64 * 64 * 4).fill(255) };

  expect(cropped).toMatchObject({ width: 262, height: 6 });
  expect(croppedToInk(withoutPaper(blank, 0.4))).toBeNull();
});
