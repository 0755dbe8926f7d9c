import sharp from 'sharp';

/** Sides in pixels of the pictures in an icon of Windows. */
const windowsSides = [16, 32, 48, 256] as const;

/** Types of the pictures in an icon of macOS, each a PNG of this side in pixels. */
const macPictures = [
  ['ic07', 128],
  ['ic08', 256],
  ['ic09', 512],
] as const;

/** Icon of Windows (ICO) from a picture. Only the largest is a PNG: older readers know no others of them. */
export async function windowsIcon(picture: string): Promise<Buffer> {
  const pictures = await Promise.all(
    windowsSides.map(async (side) => ({
      side,
      bytes: side === 256 ? await pngOf(picture, side) : await bitmapOf(picture, side),
    })),
  );
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;

  for (const [index, { side, bytes }] of pictures.entries()) {
    const at = 6 + 16 * index;
    // 0 stands for 256.
    header.writeUInt8(side % 256, at);
    header.writeUInt8(side % 256, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(bytes.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += bytes.length;
  }

  return Buffer.concat([header, ...pictures.map(({ bytes }) => bytes)]);
}

/** Icon of macOS (ICNS) from a picture. */
export async function macIcon(picture: string): Promise<Buffer> {
  const entries = await Promise.all(
    macPictures.map(async ([type, side]) => chunk(type, await pngOf(picture, side))),
  );

  return chunk('icns', Buffer.concat(entries));
}

function chunk(type: string, bytes: Buffer): Buffer {
  const header = Buffer.alloc(8);
  header.write(type, 'latin1');
  header.writeUInt32BE(bytes.length + 8, 4);

  return Buffer.concat([header, bytes]);
}

function pngOf(picture: string, side: number): Promise<Buffer> {
  return sharp(picture).resize(side, side).png({ compressionLevel: 9 }).toBuffer();
}

/** Device-independent bitmap of 32 bits: rows from below, in the order blue, green, red, alpha, and an empty mask. */
async function bitmapOf(picture: string, side: number): Promise<Buffer> {
  const raw = await sharp(picture).resize(side, side).ensureAlpha().raw().toBuffer();
  const header = Buffer.alloc(40);
  header.writeUInt32LE(40, 0);
  header.writeInt32LE(side, 4);
  // Rows of the picture and of its mask.
  header.writeInt32LE(side * 2, 8);
  header.writeUInt16LE(1, 12);
  header.writeUInt16LE(32, 14);
  const pixels = Buffer.alloc(side * side * 4);

  for (let row = 0; row < side; row += 1) {
    for (let column = 0; column < side; column += 1) {
      const from = 4 * (row * side + column);
      const to = 4 * ((side - 1 - row) * side + column);
      pixels.set([raw[from + 2] ?? 0, raw[from + 1] ?? 0, raw[from] ?? 0, raw[from + 3] ?? 0], to);
    }
  }

  // Rows of the mask are padded to four bytes.
  return Buffer.concat([header, pixels, Buffer.alloc(side * Math.ceil(side / 32) * 4)]);
}
