import sharp, { type OverlayOptions } from 'sharp';

/** Size of one picture in pixels. */
const cell = { width: 560, height: 400, caption: 28 };

export interface ContactRow {
  readonly name: string;
  /** Path or bytes of a file. */
  readonly left: string | Buffer;
  readonly right: Buffer | null;
}

/** Pairs of pictures side by side, one row each, as PNG. */
export async function contactSheet(rows: readonly ContactRow[]): Promise<Buffer> {
  const height = cell.height + cell.caption;
  const layers: OverlayOptions[] = [];

  for (const [index, { name, left, right }] of rows.entries()) {
    const top = index * height;
    layers.push({ input: caption(name), left: 8, top });
    layers.push({ input: await fitted(left), left: 0, top: top + cell.caption });

    if (right !== null) {
      layers.push({ input: await fitted(right), left: cell.width + 8, top: top + cell.caption });
    }
  }

  return sharp({
    create: { width: cell.width * 2 + 8, height: rows.length * height, channels: 3, background: '#8a8f98' },
  })
    .composite(layers)
    .png({ palette: true, quality: 80 })
    .toBuffer();
}

function fitted(input: string | Buffer): Promise<Buffer> {
  return sharp(input)
    .resize({ width: cell.width, height: cell.height, fit: 'contain', background: 'white' })
    .png()
    .toBuffer();
}

function caption(text: string): Buffer {
  const words = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cell.width}" height="${cell.caption}"><text x="0" y="20" font-family="DejaVu Sans" font-size="15" fill="white">${words}</text></svg>`,
  );
}
