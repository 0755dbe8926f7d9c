/** Markers of a JPEG 2000 codestream (ISO 15444-1, annex A). */
const marker = {
  start: 0xff4f,
  size: 0xff51,
  coding: 0xff52,
  quantization: 0xff5c,
  comment: 0xff64,
  tile: 0xff90,
  data: 0xff93,
  end: 0xffd9,
} as const;

/** Levels of resolution below the full one, which readers use for small drawings. */
const levels = 5;

/** Bytes of one comment, whose length has two bytes. */
const commentBytes = 65_000;

/**
 * A JPEG 2000 codestream of a mid-grey picture: all its packets are empty. Comments make it as large as wanted, as
 * the detail of a photograph would.
 */
export function greyCodestream(
  width: number,
  height: number,
  channels: number,
  paddingBytes: number,
): Buffer {
  const components = Array.from({ length: channels }, () => [7, 1, 1]).flat();
  // One tile, blocks of 64 by 64, reversible; two guard bits, and an exponent for each of three bands per level.
  const coding = [0, 0, ...short(1), 0, levels, 4, 4, 0, 1];
  const exponents = Array.from({ length: 3 * levels + 1 }, () => 8 << 3);
  const packets = Array.from({ length: channels * (levels + 1) }, () => 0);
  const comments = Array.from({ length: Math.ceil(paddingBytes / commentBytes) }, () =>
    segment(marker.comment, [
      ...short(0),
      ...Array.from({ length: commentBytes }, (_, at) => (at * 167) & 255),
    ]),
  );

  return Buffer.concat([
    Buffer.from(short(marker.start)),
    segment(marker.size, [
      ...short(0),
      ...[width, height, 0, 0, width, height, 0, 0].flatMap(long),
      ...short(channels),
      ...components,
    ]),
    segment(marker.coding, coding),
    segment(marker.quantization, [0x40, ...exponents]),
    ...comments,
    segment(marker.tile, [...short(0), ...long(12 + 2 + packets.length), 0, 1]),
    Buffer.from([...short(marker.data), ...packets, ...short(marker.end)]),
  ]);
}

function segment(name: number, content: readonly number[]): Buffer {
  return Buffer.from([...short(name), ...short(content.length + 2), ...content]);
}

function short(value: number): number[] {
  return [value >> 8, value & 255];
}

function long(value: number): number[] {
  return [...short(value >>> 16), ...short(value & 0xffff)];
}
