import { predictRows } from '../image/png-predict.ts';
import { dictOf, nameOf, type PdfObject, PdfStream } from '../objects.ts';
import type { ObjectReplacements } from './changes.ts';
import { isPlainlyRead } from './plainly-read.ts';

/** Distances, in bytes, at which values in the tables of a colour profile resemble each other. */
const strides = [3, 4, 6, 8];
/** Approximate bytes per row, short enough that each part of the profile gets its own filter. */
const usualRow = 512;

/**
 * Packs large colour profiles with prediction: their tables are surfaces sampled on a grid, and the profile of a
 * printing process is often the largest thing in a document.
 *
 * @returns false when a packed profile was read in a way that other readers may not share, as after damage
 */
export function packProfiles(changes: ObjectReplacements): boolean {
  let isCertain = true;

  for (const [number, object] of changes.objects) {
    if (!(object instanceof PdfStream) || !isProfile(changes, object)) {
      continue;
    }

    const { data, left } = changes.document.decodePartly(object);
    // Signature of every ICC profile at offset 36 (ISO 15076-1, 7.2).
    const isIntact = left.length === 0 && String.fromCharCode(...data.subarray(36, 40)) === 'acsp';
    const best = isIntact && data.length >= 4096 ? bestPrediction(changes, object, data) : undefined;

    if (best !== undefined) {
      changes.replace.set(number, best);
      isCertain &&= isPlainlyRead(changes.document, object, data);
    }
  }

  return isCertain;
}

function isProfile(changes: ObjectReplacements, stream: PdfStream): boolean {
  const components: PdfObject = changes.document.get(stream.dict, 'N');

  return typeof components === 'number' && !stream.dict.has('First');
}

function bestPrediction(
  changes: ObjectReplacements,
  stream: PdfStream,
  data: Uint8Array,
): PdfStream | undefined {
  let best = changes.packedStream(stream.dict, data);

  for (const stride of strides) {
    const rowBytes = rowFor(data.length, stride);

    if (rowBytes === undefined) {
      continue;
    }

    const packed = changes.packedStream(stream.dict, predictRows(data, rowBytes, stride));
    packed.dict.set('DecodeParms', dictOf({ Predictor: 15, Colors: stride, Columns: rowBytes / stride }));
    packed.dict.set('Filter', nameOf('FlateDecode'));

    if (packed.rawLength < best.rawLength) {
      best = packed;
    }
  }

  return best.rawLength < stream.rawLength ? best : undefined;
}

/**
 * Returns a row length near the usual one that divides the data evenly, because readers treat an incomplete
 * row differently.
 */
function rowFor(length: number, stride: number): number | undefined {
  for (let pixels = Math.floor(usualRow / stride); pixels <= (usualRow * 8) / stride; pixels += 1) {
    if (length % (pixels * stride) === 0) {
      return pixels * stride;
    }
  }

  return length % stride === 0 ? length : undefined;
}
