import { isToolFailure } from '@octavo/contract/failures';
import { isName, nameOf, PdfName, PdfStream } from '../objects.ts';
import type { ObjectReplacements } from './changes.ts';

/** Packs every stream whose filters lose nothing again, as tightly as possible; image codings stay as they are. */
export function packStreams(
  changes: ObjectReplacements,
  options: { readonly keepMetadataPlain: boolean },
): void {
  for (const [number, object] of changes.objects) {
    if (!(object instanceof PdfStream) || changes.replace.has(number)) continue;
    if (object.dict.has('F') && !(object.dict.get('F') instanceof PdfName)) continue;
    if (options.keepMetadataPlain && isName(changes.document.get(object.dict, 'Type'), 'Metadata')) continue;

    const packed = packedAgain(changes, object);
    if (packed !== undefined && packed.raw.length < object.raw.length) changes.replace.set(number, packed);
  }
}

function packedAgain(changes: ObjectReplacements, stream: PdfStream): PdfStream | undefined {
  const { document } = changes;
  const filters = document.filters(stream).map((step) => step.name);
  try {
    // What a predictor made of the data packs better than the data: only the outer coding is done again.
    if (filters.length === 1 && filters[0] === 'FlateDecode' && hasParameters(stream)) {
      const data = document.codec.inflate(stream.raw, 64 * 1024 * 1024);
      return new PdfStream(stream.dict.copy(), changes.pack(data));
    }

    const { data, left } = document.decodePartly(stream);
    if (left.length > 1 || (left.length === 1 && filters.length === 1)) return undefined;
    if (left.length === 0) return data.length === 0 ? undefined : changes.packedStream(stream.dict, data);

    // An image coding inside a text coding, as ASCII85 around DCT: the text coding is dropped.
    return unwrapped(changes, stream, data, left[0] ?? '');
  } catch (error) {
    // A stream too large to be held is copied as it stands.
    if (isToolFailure(error) && error.code === 'memory-limit') return undefined;
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
  for (const key of ['F', 'DP', 'DecodeParms', 'Length', 'DL']) dict.delete(key);
  dict.set('Filter', nameOf(filter));
  if (changes.document.dict(parameters) !== null) dict.set('DecodeParms', parameters);
  return new PdfStream(dict, data);
}
