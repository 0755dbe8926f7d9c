/** GIF89a, section 22: with 256 colours, codes take nine bits until the table is full. */
const clear = 256;
const end = 257;
const side = 16;

/** Two frames beside each other, each with its own 256 colours, so that the second is shown with 512. */
export function colourfulGif(): Buffer {
  const header = Buffer.from('GIF89a\0\0\0\0\0\0\0', 'latin1');
  header.writeUInt16LE(2 * side, 6);
  header.writeUInt16LE(side, 8);

  return Buffer.concat([header, frame(0, 0), frame(side, 255), Buffer.from([0x3b])]);
}

function frame(left: number, blue: number): Buffer {
  const control = Buffer.from([0x21, 0xf9, 4, 1 << 2, 5, 0, 0, 0]);
  const place = Buffer.from([0x2c, left, 0, 0, 0, side, 0, side, 0, 0x87]);
  const palette = Buffer.from(Array.from({ length: 256 }, (_, index) => [index, 255 - index, blue]).flat());
  const pixels = Array.from({ length: 256 }, (_, index) => (index % 128 === 0 ? [clear, index] : [index]));

  return Buffer.concat([control, place, palette, Buffer.from([8]), blocks([...pixels.flat(), end])]);
}

function blocks(nineBitCodes: readonly number[]): Buffer {
  const bits = nineBitCodes.map((code) => [...code.toString(2).padStart(9, '0')].reverse().join('')).join('');
  const bytes = (bits.match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt([...byte].reverse().join(''), 2));
  const parts = [bytes.slice(0, 255), bytes.slice(255)];

  return Buffer.from([...parts.flatMap((part) => [part.length, ...part]), 0]);
}
