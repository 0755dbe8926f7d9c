import type { PdfDocument } from '@octavo/pdf/document';
import { isName, type PdfDict, type PdfObject, PdfStream } from '@octavo/pdf/objects';
import { writePng } from '@octavo/pdf/picture/write-png';
import type { AnnotationSource } from '../annotations/annotation-source.ts';
import { readPrivate } from '../annotations/private-entries.ts';
import { toBase64 } from './base64.ts';

/** Forms between the appearance of a stamp and its picture. */
const mostForms = 2;

/**
 * Picture of a stamp as a data address (ISO 19444-1, imagedata); null for a stamp that shows anything else, or a
 * picture that neither JPEG nor PNG holds as it is.
 */
export function stampPicture(document: PdfDocument, source: AnnotationSource): string | null {
  if (readPrivate(source)?.name('Face') !== 'Picture') {
    return null;
  }

  const image = imageIn(document, source.inner('AP')?.dict.get('N') ?? null, mostForms);

  if (image === null) {
    return null;
  }

  const { data, left } = document.decodePartly(image);

  if (left.length === 1 && left[0] === 'DCTDecode' && !image.dict.has('SMask')) {
    return `data:image/jpeg;base64,${toBase64(data)}`;
  }

  const png = left.length === 0 ? pngOf(document, image.dict, data) : null;

  return png === null ? null : `data:image/png;base64,${toBase64(png)}`;
}

function imageIn(document: PdfDocument, form: PdfObject, levels: number): PdfStream | null {
  const resources = document.dict(document.dict(form)?.get('Resources') ?? null);
  const objects = [...(document.dict(resources?.get('XObject') ?? null)?.entries.values() ?? [])];

  for (const entry of objects) {
    const object = document.resolve(entry);

    if (object instanceof PdfStream && isName(document.get(object.dict, 'Subtype'), 'Image')) {
      return object;
    }
  }

  return levels > 0 && objects.length === 1 ? imageIn(document, objects[0] ?? null, levels - 1) : null;
}

/** PNG of grey or RGB pixels with 8 bits, with the opacity of their mask. */
function pngOf(document: PdfDocument, dict: PdfDict, data: Uint8Array): Uint8Array | null {
  const number = (key: string) => Number(document.get(dict, key));
  const [width, height] = [number('Width'), number('Height')];
  const channels = data.length / (width * height);
  const mask = document.resolve(dict.get('SMask'));
  const alpha = mask instanceof PdfStream ? document.decode(mask) : null;

  if (number('BitsPerComponent') !== 8 || isIndexed(document, dict) || (channels !== 1 && channels !== 3)) {
    return null;
  }

  const deflate = (rows: Uint8Array) => document.codec.deflate(rows, 9);

  if (alpha === null) {
    return writePng({ width, height, channels, data }, deflate);
  }

  if (alpha.length !== width * height) {
    return null;
  }

  const all = new Uint8Array(alpha.length * (channels + 1));

  for (const [pixel, opacity] of alpha.entries()) {
    all.set(data.subarray(pixel * channels, (pixel + 1) * channels), pixel * (channels + 1));
    all[pixel * (channels + 1) + channels] = opacity;
  }

  return writePng({ width, height, channels: channels === 1 ? 2 : 4, data: all }, deflate);
}

function isIndexed(document: PdfDocument, dict: PdfDict): boolean {
  const space = document.array(dict.get('ColorSpace'));

  return space !== null && isName(document.resolve(space[0] ?? null), 'Indexed');
}
