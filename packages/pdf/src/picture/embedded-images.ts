import type { PdfDocument } from '../document.ts';
import { dictPart, isName, PdfDict, type PdfObject, PdfRef, PdfStream } from '../objects.ts';

/** A picture inside a document. */
export interface EmbeddedImage {
  readonly ref: PdfRef;
  readonly stream: PdfStream;
  readonly width: number;
  readonly height: number;
  /** Index of the first page that shows it. */
  readonly page: number;
}

/** Maximum nesting of forms; deeper ones are a loop or crafted. */
const deepestForm = 12;

/**
 * Returns the pictures that the given pages show, each once, in order of first appearance: image XObjects of
 * the page, of its forms and patterns. Masks and inline images are not included.
 */
export function embeddedImages(document: PdfDocument, pages: readonly number[]): EmbeddedImage[] {
  const images = new Map<number, EmbeddedImage>();

  for (const index of pages) {
    const page = document.pages[index];

    if (page === undefined) {
      continue;
    }

    // Forms are visited again on every page: one shared by two pages may show more on the second through that
    // page's resources.
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

/**
 * True when the appearance of the picture depends on more than its own data: opacity, a mask, or a /Decode
 * array.
 */
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

/**
 * True for a /Decode array that changes the samples. One for four components is ignored, because Photoshop's
 * CMYK JPEGs are inverted anyway.
 */
function hasUnusualDecode(document: PdfDocument, dict: PdfDict): boolean {
  const decode = document.array(dict.get('Decode'));

  return decode !== null && decode.length !== 8 && decode.some((value, index) => value !== index % 2);
}
