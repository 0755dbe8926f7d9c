import { isDocumentError } from '../document-error.ts';
import { isName, nameOf, PdfName, PdfStream } from '../objects.ts';
import type { ObjectReplacements } from './changes.ts';
import { isPlainlyRead, isWholeZlib } from './plainly-read.ts';

/**
 * Repacks every stream with lossless filters as tightly as possible; image codecs stay unchanged.
 *
 * @returns false when a packed stream was read in a way that other readers may not share, as after damage
 */
export function packStreams(
  changes: ObjectReplacements,
  options: { readonly keepMetadataPlain: boolean },
): boolean {
  let isCertain = true;

  for (const [number, object] of changes.objects) {
    if (!(object instanceof PdfStream) || changes.replace.has(number)) {
      continue;
    }

    if (object.dict.has('F') && !(object.dict.get('F') instanceof PdfName)) {
      continue;
    }

    if (options.keepMetadataPlain && isName(changes.document.get(object.dict, 'Type'), 'Metadata')) {
      continue;
    }

    const packed = packedAgain(changes, object);

    if (packed !== undefined && packed.stream.rawLength < object.rawLength) {
      changes.replace.set(number, packed.stream);
      isCertain &&= packed.isCertain;
    }
  }

  return isCertain;
}

interface Packed {
  readonly stream: PdfStream;
  readonly isCertain: boolean;
}

function packedAgain(changes: ObjectReplacements, stream: PdfStream): Packed | undefined {
  const { document } = changes;
  const filters = document.filters(stream).map((step) => step.name);

  try {
    // Data with a predictor applied packs better than the original, so only the Flate layer is encoded again.
    if (filters.length === 1 && filters[0] === 'FlateDecode' && hasParameters(stream)) {
      const data = document.codec.inflate(stream.raw, 64 * 1024 * 1024);

      return {
        stream: new PdfStream(stream.dict.copy(), changes.pack(data)),
        isCertain: isWholeZlib(stream.raw, data),
      };
    }

    const { data, left } = document.decodePartly(stream);

    if (left.length > 1 || (left.length === 1 && filters.length === 1)) {
      return undefined;
    }

    if (left.length === 0) {
      return data.length === 0
        ? undefined
        : {
            stream: changes.packedStream(stream.dict, data),
            isCertain: isPlainlyRead(document, stream, data),
          };
    }

    // An image codec inside a text filter, such as ASCII85 around DCT: the text filter is dropped.
    return { stream: unwrapped(changes, stream, data, left[0] ?? ''), isCertain: false };
  } catch (error) {
    // A stream too large for memory is copied unchanged.
    if (isDocumentError(error) && error.code === 'memory-limit') {
      return undefined;
    }

    throw error;
  }
}

function hasParameters(stream: PdfStream): boolean {
  return stream.dict.has('DecodeParms') || stream.dict.has('DP');
}

function unwrapped(
  changes: ObjectReplacements,
  stream: PdfStream,
  data: Uint8Array,
  filter: string,
): PdfStream {
  const dict = stream.dict.copy();
  const parameters = changes.document.array(dict.get('DecodeParms') ?? dict.get('DP'))?.at(-1) ?? null;

  for (const key of ['F', 'DP', 'DecodeParms', 'Length', 'DL']) {
    dict.delete(key);
  }

  dict.set('Filter', nameOf(filter));

  if (changes.document.dict(parameters) !== null) {
    dict.set('DecodeParms', parameters);
  }

  return new PdfStream(dict, data);
}
