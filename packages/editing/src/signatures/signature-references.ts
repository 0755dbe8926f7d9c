import type { ObjectReader } from '@octavo/pdf/object-reader';
import { type PdfDict, PdfName } from '@octavo/pdf/objects';

/** Transforms of a signature by their method, with their parameters (ISO 32000-2, 12.8.2, table 256). */
export function transformsOf(
  reader: ObjectReader,
  signature: PdfDict,
): { readonly method: string; readonly parameters: PdfDict | null }[] {
  return (reader.array(signature.get('Reference')) ?? []).flatMap((entry) => {
    const reference = reader.dict(entry);
    const method = reference === null ? null : reader.get(reference, 'TransformMethod');

    return reference !== null && method instanceof PdfName
      ? [{ method: method.value, parameters: reader.dict(reference.get('TransformParams')) }]
      : [];
  });
}
