import { codec } from '@octavo/engine-node/codec';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { binaryToBytes, bytesToBinary } from '../bytes/binary.ts';
import { undoFilter } from './filters.ts';

const limit = 1 << 20;

function undone(name: string, data: Uint8Array, parameters: Record<string, number> = {}, limitBytes = limit) {
  return undoFilter(
    { name, parameter: (key, fallback) => parameters[key] ?? fallback },
    data,
    codec,
    limitBytes,
  );
}

it('decodes the text filters', () => {
  expect(bytesToBinary(undone('ASCIIHexDecode', binaryToBytes('48 65 6c 6C 6f 7>xx')))).toBe('Hellop');
  expect(bytesToBinary(undone('ASCII85Decode', binaryToBytes('<~87cURD]i,"Ebo80~>')))).toBe('Hello World!');
  expect([...undone('ASCII85Decode', binaryToBytes('z!!~>'))]).toEqual([0, 0, 0, 0, 0]);
  expect([...undone('RunLengthDecode', new Uint8Array([2, 1, 2, 3, 254, 9, 128, 7]))]).toEqual([
    1, 2, 3, 9, 9, 9,
  ]);
});

it('decodes LZW as in the example of the standard (7.4.4.2)', () => {
  const data = new Uint8Array([0x80, 0x0b, 0x60, 0x50, 0x22, 0x0c, 0x0c, 0x85, 0x01]);
  expect([...undone('LZWDecode', data)]).toEqual([45, 45, 45, 45, 45, 65, 45, 45, 45, 66]);
});

it('decodes LZW across all code widths', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 6000, size: 'max' }), fc.constantFrom(0, 1), (data, early) => {
      expect([...undone('LZWDecode', encodeLzw(data, early), { EarlyChange: early })]).toEqual([...data]);
    }),
    { numRuns: 30 },
  );
});

it('decodes every PNG predictor and the TIFF predictor', () => {
  const rows = fc.array(
    fc.tuple(fc.integer({ min: 0, max: 4 }), fc.uint8Array({ minLength: 6, maxLength: 6 })),
    {
      minLength: 1,
      maxLength: 8,
    },
  );
  fc.assert(
    fc.property(rows, (lines) => {
      const plain = lines.flatMap(([, line]) => [...line]);
      const encoded = codec.deflate(encodePng(lines, 3));
      const parameters = { Predictor: 15, Colors: 3, Columns: 2 };
      expect([...undone('FlateDecode', encoded, parameters)]).toEqual(plain);
    }),
  );
  const tiff = codec.deflate(new Uint8Array([10, 20, 1, 1, 5, 5, 255, 0]));
  expect([...undone('FlateDecode', tiff, { Predictor: 2, Colors: 2, Columns: 2 })]).toEqual([
    10, 20, 11, 21, 5, 5, 4, 5,
  ]);
  const bits = codec.deflate(new Uint8Array([0b1011_0000]));
  expect([...undone('FlateDecode', bits, { Predictor: 2, BitsPerComponent: 1, Columns: 8 })]).toEqual([
    0b1101_1111,
  ]);
});

it('respects its size limit on arbitrary input', () => {
  expect(undone('RunLengthDecode', new Uint8Array(2000).fill(129), {}, 100)).toHaveLength(100);
  expect(undone('ASCII85Decode', binaryToBytes('z'.repeat(1000)), {}, 100)).toHaveLength(100);
  fc.assert(
    fc.property(
      fc.constantFrom('FlateDecode', 'LZWDecode', 'ASCII85Decode', 'ASCIIHexDecode', 'RunLengthDecode'),
      fc.uint8Array({ maxLength: 300 }),
      fc.integer({ min: 0, max: 15 }),
      (name, data, predictor) => {
        expect(undone(name, data, { Predictor: predictor, Columns: 5 }, 500).length).toBeLessThanOrEqual(500);
      },
    ),
  );
});

function encodePng(lines: readonly (readonly [number, Uint8Array])[], pixel: number): Uint8Array {
  const out: number[] = [];
  let above = new Uint8Array(6);

  for (const [filter, line] of lines) {
    out.push(filter);

    for (let at = 0; at < line.length; at++) {
      const left = line[at - pixel] ?? 0;
      const up = above[at]!;
      const corner = at >= pixel ? above[at - pixel]! : 0;
      const near = [left, up, corner].map((value) => Math.abs(left + up - corner - value)) as [
        number,
        number,
        number,
      ];
      const paeth = near[0] <= near[1] && near[0] <= near[2] ? left : near[1] <= near[2] ? up : corner;
      out.push(line[at]! - [0, left, up, (left + up) >> 1, paeth][filter]!);
    }

    above = Uint8Array.from(line);
  }

  return Uint8Array.from(out);
}

/** The encoder of the TIFF specification, straightforward and slow. */
function encodeLzw(data: Uint8Array, early: number): Uint8Array {
  const out: number[] = [];
  let buffer = 0;
  let bits = 0;
  let width = 9;
  const put = (code: number) => {
    buffer = buffer * 2 ** width + code;
    bits += width;

    while (bits >= 8) {
      out.push(Math.floor(buffer / 2 ** (bits - 8)) & 255);
      bits -= 8;
      buffer %= 2 ** bits;
    }
  };

  let table = new Map<string, number>();
  let next = 258;
  let run = '';
  put(256);

  for (const byte of data) {
    const longer = run + String.fromCharCode(byte);

    if (longer.length === 1 || table.has(longer)) {
      run = longer;
      continue;
    }

    put(run.length === 1 ? run.charCodeAt(0) : table.get(run)!);
    table.set(longer, next++);

    // The decoder is one entry behind, so its table grows past a width one code later.
    if (next + early > 1 << width) {
      width++;
    }

    if (next > 4093) {
      put(256);
      table = new Map();
      next = 258;
      width = 9;
    }

    run = String.fromCharCode(byte);
  }

  if (run !== '') {
    put(run.length === 1 ? run.charCodeAt(0) : table.get(run)!);
  }

  if (next + 1 + early > 1 << width && width < 12) {
    width++;
  }

  put(257);

  if (bits > 0) {
    put(0);
  }

  return Uint8Array.from(out);
}
