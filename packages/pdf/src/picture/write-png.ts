import { binaryToBytes } from '../bytes/binary.ts';
import { joinBytes } from '../bytes/join-bytes.ts';

/** Kinds of pixels: grey, colors, and both with opacity. */
const colorTypes = { 1: 0, 2: 4, 3: 2, 4: 6 } as const;

/** Rows of pixels with 8 bits for each channel. */
export interface PixelRows {
  readonly width: number;
  readonly height: number;
  readonly channels: keyof typeof colorTypes;
  readonly data: Uint8Array;
}

/** Writes a PNG; `deflate` encodes its rows as zlib data. */
export function writePng(
  { width, height, channels, data }: PixelRows,
  deflate: (rows: Uint8Array) => Uint8Array,
): Uint8Array {
  const rowBytes = width * channels;
  const rows = new Uint8Array(height * (rowBytes + 1));

  for (let y = 0; y < height; y += 1) {
    rows.set(data.subarray(y * rowBytes, (y + 1) * rowBytes), y * (rowBytes + 1) + 1);
  }

  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([8, colorTypes[channels]], 8);

  return joinBytes([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', header),
    chunk('IDAT', deflate(rows)),
    chunk('IEND', new Uint8Array(0)),
  ]);
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(data.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(binaryToBytes(type), 4);
  bytes.set(data, 8);
  view.setUint32(data.length + 8, checksum(bytes.subarray(4, data.length + 8)));

  return bytes;
}

/** CRC-32 of each byte (PNG specification, annex D). */
const remainders = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;

  for (let bit = 0; bit < 8; bit += 1) {
    remainder = (remainder & 1) === 1 ? 0xedb88320 ^ (remainder >>> 1) : remainder >>> 1;
  }

  return remainder;
});

function checksum(bytes: Uint8Array): number {
  let sum = 0xffffffff;

  for (const byte of bytes) {
    sum = (remainders[(sum ^ byte) & 255] ?? 0) ^ (sum >>> 8);
  }

  return (sum ^ 0xffffffff) >>> 0;
}
