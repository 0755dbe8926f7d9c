import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toPalette } from './palette.ts';
import { unpackComponents } from './samples.ts';

it('restores every pixel from its palette', () => {
  const pictures = fc.tuple(
    fc.integer({ min: 1, max: 30 }),
    fc.array(fc.constantFrom([1, 2, 3], [9, 9, 9], [1, 2, 4], [255, 0, 0], [0, 0, 0]), {
      minLength: 1,
      maxLength: 90,
    }),
  );
  fc.assert(
    fc.property(pictures, ([width, colours]) => {
      const height = Math.ceil(colours.length / width);
      const data = Uint8Array.from(
        { length: width * height * 3 },
        (_, at) => colours[Math.floor(at / 3)]?.[at % 3] ?? 0,
      );
      const image = toPalette({ width, height, channels: 3, data })!;
      const indices = unpackComponents(image.packed, { width, height, channels: 1, bits: image.bits });
      const back = Uint8Array.from(
        data,
        (_, at) => image.palette[indices[Math.floor(at / 3)]! * 3 + (at % 3)]!,
      );
      expect(back).toEqual(data);
    }),
  );
});

it('returns no palette for more than 256 colours', () => {
  const data = Uint8Array.from({ length: 300 * 3 }, (_, at) =>
    at % 3 === 0 ? Math.floor(at / 3) & 0xff : at % 3 === 1 ? Math.floor(at / 768) : 0,
  );
  expect(toPalette({ width: 300, height: 1, channels: 3, data })).toBeUndefined();
});
