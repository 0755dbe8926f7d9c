import type { PdfDocument } from '@octavo/pdf/document';
import type { DecodedImage, ImageHost } from '@octavo/pdf/edit/cut/cut-context';
import { isName, PdfRef, type PdfStream } from '@octavo/pdf/objects';
import { writeSingleImage } from '@octavo/pdf/picture/single-image-document';
import sharp from 'sharp';
import { codec } from '../codec.ts';
import { drawPage, type PagePixels } from '../pdfium/draw.ts';
import { loadDocument } from '../pdfium/library.ts';

/** Four bytes of memory for each pixel, in PDFium and again outside. */
const mostPixels = 60_000_000;

/** Loss that is not visible at any magnification a page is read at. */
const quality = 95;

/** Decodes images of a document with PDFium: JPEG 2000, JBIG2, progressive JPEG. */
export function imageHostOf(document: PdfDocument): ImageHost {
  return {
    decode: (image) => decode(document, image),

    async encodeJpeg({ width, height, channels, data }) {
      return sharp(data, { raw: { width, height, channels }, limitInputPixels: false })
        .jpeg({ quality, chromaSubsampling: '4:4:4', optimiseCoding: true })
        .toBuffer();
    },
  };
}

async function decode(document: PdfDocument, stream: PdfStream): Promise<DecodedImage | null> {
  const [width, height] = ['Width', 'Height'].map((key) => Number(document.get(stream.dict, key)));

  if (width === undefined || height === undefined || !(width * height <= mostPixels)) {
    return null;
  }

  const ref = new PdfRef(document.size);
  const parts: Uint8Array[] = [];
  writeSingleImage(
    document,
    { ref, stream, width, height, page: 0 },
    { write: (chunk) => parts.push(chunk.slice()) },
    codec,
    new Map([[ref.number, stream]]),
  );
  using single = await loadDocument(Buffer.concat(parts));
  const isGrey =
    document.get(stream.dict, 'ImageMask') === true ||
    ['DeviceGray', 'CalGray'].some((space) => isName(document.get(stream.dict, 'ColorSpace'), space));

  return plainPixels(drawPage(single, 0, 72), isGrey ? 1 : 3);
}

/** Pixels without alpha; PDFium's are blue, green, red and opaque. */
function plainPixels({ width, height, data: bgra }: PagePixels, channels: 1 | 3): DecodedImage {
  const data = new Uint8Array(width * height * channels);

  for (let from = 0, to = 0; from < bgra.length; from += 4, to += channels) {
    data[to] = bgra[from + 2]!;

    if (channels === 3) {
      data[to + 1] = bgra[from + 1]!;
      data[to + 2] = bgra[from]!;
    }
  }

  return { width, height, channels, data };
}
