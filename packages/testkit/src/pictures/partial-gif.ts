/** GIF89a, section 23: disposal of a frame when the next one is shown. */
const stays = 1;
const restorePrevious = 3;

interface GifFrame {
  readonly left: number;
  readonly top: number;
  readonly side: number;
  /** 0 is red, 1 blue. */
  readonly colour: 0 | 1;
  readonly disposal: number;
}

/**
 * A red background of 20 by 20 pixels, then a blue quarter that is removed again, then another that stays;
 * after that, frames of one pixel.
 */
export function partialGif(frames = 3): Buffer {
  const parts: GifFrame[] = [
    { left: 0, top: 0, side: 20, colour: 0, disposal: stays },
    { left: 0, top: 0, side: 10, colour: 1, disposal: restorePrevious },
    { left: 10, top: 10, side: 10, colour: 1, disposal: stays },
  ];

  while (parts.length < frames) {
    parts.push({ left: 5, top: 5, side: 1, colour: 0, disposal: stays });
  }

  const header = Buffer.from('GIF89a\0\0\0\0\u0080\0\0\u00ff\0\0\0\0\u00ff', 'latin1');
  header.writeUInt16LE(20, 6);
  header.writeUInt16LE(20, 8);

  return Buffer.concat([header, ...parts.map(frameOf), Buffer.from([0x3b])]);
}

function frameOf({ left, top, side, colour, disposal }: GifFrame): Buffer {
  const control = Buffer.from([0x21, 0xf9, 4, disposal << 2, 5, 0, 0, 0]);
  const place = Buffer.alloc(10);
  place[0] = 0x2c;
  place.writeUInt16LE(left, 1);
  place.writeUInt16LE(top, 3);
  place.writeUInt16LE(side, 5);
  place.writeUInt16LE(side, 7);

  return Buffer.concat([
    control,
    place,
    Buffer.from([2]),
    blocks(codes(side * side, colour)),
    Buffer.from([0]),
  ]);
}

/**
 * LZW with a clear code after every two pixels, so that codes never exceed three bits: clear, two pixels,
 * clear, two pixels…
 */
function codes(pixels: number, colour: number): number[] {
  const written = Array.from({ length: pixels }, (_, pixel) =>
    pixel % 2 === 0 ? [4, colour] : [colour],
  ).flat();

  return [...written, 5];
}

function blocks(threeBitCodes: readonly number[]): Buffer {
  const bytes: number[] = [];
  let held = 0;
  let bits = 0;

  for (const code of threeBitCodes) {
    held |= code << bits;
    bits += 3;

    while (bits >= 8) {
      bytes.push(held & 255);
      held >>= 8;
      bits -= 8;
    }
  }

  bytes.push(held & 255);
  const parts: Buffer[] = [];

  for (let at = 0; at < bytes.length; at += 255) {
    const part = bytes.slice(at, at + 255);
    parts.push(Buffer.from([part.length, ...part]));
  }

  return Buffer.concat(parts);
}
