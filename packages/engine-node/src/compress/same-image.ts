import { PdfStream, PdfString } from '@octavo/pdf/objects';
import type { ObjectReplacements } from '@octavo/pdf/optimise/changes';
import { isWholeZlib } from '@octavo/pdf/optimise/plainly-read';
import { readImageData, toSamples } from './read-pixels.ts';
import type { SourceImage } from './source-image.ts';

/** Larger images take as long to read again as to draw. */
const mostPixels = 1_000_000;
const mostBytes = 16 * mostPixels;

/**
 * True when it is certain that an image shows the same in a smaller coding: both are plain zlib data, and give the same
 * pixels when they are read.
 */
export function isSameImage(changes: ObjectReplacements, image: SourceImage, smaller: PdfStream): boolean {
  const { document } = changes;
  const original = changes.objects.get(image.number);

  if (
    image.width * image.height > mostPixels ||
    !(original instanceof PdfStream) ||
    [original, smaller].some((stream) =>
      document.filters(stream).some(({ name }) => name !== 'FlateDecode'),
    ) ||
    !isWholeZlib(original.raw, document.codec.inflate(original.raw, mostBytes))
  ) {
    return false;
  }

  const data = readImageData(document, image);

  if (data?.kind !== 'components') {
    return false;
  }

  const read = document.decode(smaller);
  const palette = paletteOf(smaller, image);

  if (palette === undefined) {
    return Buffer.compare(read, data.packed) === 0;
  }

  return Buffer.compare(toSamples(palette, read).data, toSamples(image, data.packed).data) === 0;
}

/** The image as it is coded with a palette of its own, if it is. */
function paletteOf(smaller: PdfStream, image: SourceImage): SourceImage | undefined {
  const [, base, , colours] = [smaller.dict.get('ColorSpace')].flat();
  const { colourSpace } = image;
  const isOwn = smaller.dict.get('ColorSpace') !== image.stream.dict.get('ColorSpace');

  if (!isOwn || base === undefined || !(colours instanceof PdfString) || colourSpace.kind === 'inks') {
    return undefined;
  }

  const bits = Number(smaller.dict.get('BitsPerComponent'));
  const { channels } = colourSpace;

  return { ...image, bits, colourSpace: { kind: 'indexed', base, channels, palette: colours.bytes } };
}
