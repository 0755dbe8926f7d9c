import type { PdfDocument } from '../pdf/document.ts';
import { dictPart, isName, PdfDict, type PdfObject, PdfRef, PdfStream } from '../pdf/objects.ts';

/** A picture inside a document. */
export interface EmbeddedImage {
  readonly ref: PdfRef;
  readonly stream: PdfStream;
  readonly width: number;
  readonly height: number;
  /** The first page it stands on, counted from 0. */
  readonly page: number;
}

/** Forms nested deeper than this are a loop or a trap. */
const deepestForm = 12;

/**
 * Pictures that the given pages show, each once, in the order met: image XObjects of the page, of its forms and
 * patterns. Masks and pictures inside content streams (inline images) are not pictures of their own.
 */
export function embeddedImages(document: PdfDocument, pages: readonly number[]): EmbeddedImage[] {
  const images = new Map<number, EmbeddedImage>();

  for (const index of pages) {
    const page = document.pages[index];

    if (page === undefined) {
      continue;
    }

    // Seen anew on every page: a form shared by two pages may show more on the second through its own resources.
    collect(document, page.attribute('Resources'), index, images, new Set(), 0);
  }

  return [...images.values()];
}

function collect(
  document: PdfDocument,
  resources: PdfObject,
  page: number,
  images: Map<number, EmbeddedImage>,
  seen: Set<number>,
  depth: number,
): void {
  const dict = document.dict(resources);

  if (dict === null || depth > deepestForm) {
    return;
  }

  for (const family of ['XObject', 'Pattern']) {
    const entries = document.dict(dict.get(family))?.entries.values() ?? [];

    for (const ref of entries) {
      if (!(ref instanceof PdfRef) || seen.has(ref.number)) {
        continue;
      }

      seen.add(ref.number);
      const object = document.resolve(ref);

      if (object instanceof PdfStream && isName(document.get(object.dict, 'Subtype'), 'Image')) {
        addImage(document, ref, object, page, images);
      } else {
        collect(document, dictPart(object)?.get('Resources') ?? null, page, images, seen, depth + 1);
      }
    }
  }
}

function addImage(
  document: PdfDocument,
  ref: PdfRef,
  stream: PdfStream,
  page: number,
  images: Map<number, EmbeddedImage>,
): void {
  const [width, height] = ['Width', 'Height'].map((key) => document.get(stream.dict, key));
  const isMask = document.get(stream.dict, 'ImageMask') === true;

  if (isMask || images.has(ref.number) || typeof width !== 'number' || typeof height !== 'number') {
    return;
  }

  if (width >= 1 && height >= 1) {
    images.set(ref.number, { ref, stream, width, height, page });
  }
}

/** True when the picture's look depends on more than its own data: opacity, a mask, another meaning of samples. */
export function isChanged(document: PdfDocument, { stream }: EmbeddedImage): boolean {
  const { dict } = stream;
  const mask = document.resolve(dict.get('Mask'));

  return (
    document.resolve(dict.get('SMask')) instanceof PdfStream ||
    mask instanceof PdfStream ||
    mask instanceof PdfDict ||
    Array.isArray(mask) ||
    hasUnusualDecode(document, dict)
  );
}

/** A Decode array that inverts CMYK is how Photoshop's JPEGs are meant to be read anyway. */
function hasUnusualDecode(document: PdfDocument, dict: PdfDict): boolean {
  const decode = document.array(dict.get('Decode'));

  return decode !== null && decode.length !== 8 && decode.some((value, index) => value !== index % 2);
}
