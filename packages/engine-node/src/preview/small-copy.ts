import { previewPixels } from '@octavo/contract/limits';
import type { Sharp } from 'sharp';
import sharp from 'sharp';

const quality = 75;

/** Product name as strokes, because fonts differ from machine to machine. */
const strokes =
  'M5 1a4 4 0 1 0 0 8a4 4 0 1 0 0-8M17.5 2.6a4 4 0 1 0 0 4.8M19.5 1h7M23 1v8M27 9l3.5-8 3.5 8M28.5 6.2h4' +
  'M34.5 1l3.2 8 3.2-8M46 1a4 4 0 1 0 0 8a4 4 0 1 0 0-8';
const strokesWidth = 51;
const strokesHeight = 10;

/** Width of the name as a share of the picture's longer side. */
const shareOfName = 0.32;
const degrees = -30;

/** Writes a small copy of a picture as JPEG on white. */
export async function writeSmall(image: Sharp, path: string): Promise<void> {
  await smallCopy(image).jpeg({ quality }).toFile(path);
}

/** Writes a small copy with the product name as a light watermark. */
export async function writeMarked(image: Sharp, path: string): Promise<void> {
  const { data, info } = await smallCopy(image).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;

  await sharp(data, { raw: { width, height, channels } })
    .composite([{ input: Buffer.from(markOf(width, height)) }])
    .jpeg({ quality })
    .toFile(path);
}

function smallCopy(image: Sharp): Sharp {
  return image
    .resize({ width: previewPixels, height: previewPixels, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .toColourspace('srgb');
}

/** Watermark, three times along the picture. A dark line next to a light one is visible on any background. */
function markOf(width: number, height: number): string {
  const scale = (Math.max(width, height) * shareOfName) / strokesWidth;
  const places = [1, 3, 5].map((sixth) => {
    const [x, y] = height >= width ? [width / 2, (height * sixth) / 6] : [(width * sixth) / 6, height / 2];

    return (
      `<g transform="translate(${x} ${y}) rotate(${degrees}) scale(${scale}) ` +
      `translate(${-strokesWidth / 2} ${-strokesHeight / 2})">` +
      `<path d="${strokes}" stroke="#fff" transform="translate(.25 .25)"/>` +
      `<path d="${strokes}" stroke="#33415c"/></g>`
    );
  });

  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<g fill="none" stroke-width="1.1" stroke-opacity=".22">${places.join('')}</g></svg>`
  );
}
