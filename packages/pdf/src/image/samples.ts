/** Decoded picture: eight bits per component, components interleaved, rows without padding. */
export interface Samples {
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 3 | 4;
  readonly data: Uint8Array;
}

/** Unpacks components of 1, 2, 4, 8 or 16 bits to one byte each, without scaling their values. */
export function unpackComponents(
  packed: Uint8Array,
  shape: {
    readonly width: number;
    readonly height: number;
    readonly channels: number;
    readonly bits: number;
  },
): Uint8Array {
  const { width, height, channels, bits } = shape;
  const perRow = width * channels;
  const rowBytes = Math.ceil((perRow * bits) / 8);
  const unpacked = new Uint8Array(perRow * height);

  for (let y = 0; y < height; y += 1) {
    const from = y * rowBytes;
    const to = y * perRow;

    if (bits === 8) {
      unpacked.set(packed.subarray(from, Math.min(from + perRow, packed.length)), to);
      continue;
    }

    for (let x = 0; x < perRow; x += 1) {
      if (bits === 16) {
        unpacked[to + x] = packed[from + x * 2] ?? 0;
        continue;
      }

      const at = x * bits;
      const byte = packed[from + (at >> 3)] ?? 0;
      unpacked[to + x] = (byte >> (8 - bits - (at & 7))) & ((1 << bits) - 1);
    }
  }

  return unpacked;
}

/** Packs values into components of 1, 2, 4 or 8 bits; each row starts on a byte boundary. */
export function packComponents(values: Uint8Array, width: number, height: number, bits: number): Uint8Array {
  if (bits === 8) {
    return values;
  }

  const rowBytes = Math.ceil((width * bits) / 8);
  const packed = new Uint8Array(rowBytes * height);

  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = x * bits;
      packed[y * rowBytes + (at >> 3)]! |= values[y * width + x]! << (8 - bits - (at & 7));
    }
  }

  return packed;
}
