import type { Codec } from '../host.ts';
import { predictRows } from '../image/png-predict.ts';
import { undoPredictor } from '../streams/predictor.ts';
import type { PdfPicture } from './picture.ts';
import { pngRows } from './png.ts';

/** Byte of the header with the size, depth and kind of the pixels (PNG, 11.2.2). */
const header = { width: 16, height: 20, depth: 24, kind: 25, interlace: 28, end: 33 } as const;

/** Channels of the kinds of pixels with opacity. */
const channelsOf: Readonly<Record<number, 2 | 4>> = { 4: 2, 6: 4 };

/** Largest picture that is read, in pixels: its rows are decoded in memory. */
const mostPixels = 40_000_000;

/**
 * Splits a PNG of 8 bits with opacity into colours and opacity, as a PDF needs them. The result depends on the bytes
 * and the codec alone, so that every host makes the same of it. Null for any other PNG.
 */
export function pictureFromAlphaPng(bytes: Uint8Array, codec: Codec): PdfPicture | null {
  if (bytes.length < header.end) {
    return null;
  }

  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [width, height] = [view.getUint32(header.width), view.getUint32(header.height)];
  const channels = channelsOf[bytes[header.kind] ?? 0];
  const isPlain = bytes[header.depth] === 8 && bytes[header.interlace] === 0;

  if (channels === undefined || !isPlain || width * height > mostPixels) {
    return null;
  }

  const rowBytes = width * channels;
  const stored = codec.inflate(pngRows(bytes), (rowBytes + 1) * height);
  const parameters: Readonly<Record<string, number>> = { Predictor: 15, Colors: channels, Columns: width };
  const pixels = undoPredictor(stored, (key, fallback) => parameters[key] ?? fallback);

  if (pixels.length !== rowBytes * height) {
    return null;
  }

  const components = channels === 4 ? 3 : 1;
  const colours = new Uint8Array(width * height * components);
  const opacity = new Uint8Array(width * height);

  for (let pixel = 0; pixel < opacity.length; pixel += 1) {
    for (let part = 0; part < components; part += 1) {
      colours[pixel * components + part] = pixels[pixel * channels + part] ?? 0;
    }

    opacity[pixel] = pixels[pixel * channels + components] ?? 0;
  }

  return {
    width,
    height,
    components,
    bitsPerComponent: 8,
    palette: null,
    filter: 'FlateDecode',
    data: codec.deflate(predictRows(colours, width * components, components)),
    inverted: false,
    profile: null,
    alpha: codec.deflate(predictRows(opacity, width, 1)),
    orientation: 1,
    dpi: null,
  };
}
