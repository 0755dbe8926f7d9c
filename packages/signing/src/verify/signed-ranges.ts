import type { VerdictReason } from '@octavo/contract/signing/signature-report';
import type { FoundSignature } from '@octavo/editing/signatures/found-signature';
import type { PdfDocument } from '@octavo/pdf/document';
import { PdfString } from '@octavo/pdf/objects';
import { hexValues } from '@octavo/pdf/syntax/characters';
import { type DictionaryEntry, entriesAt } from './dictionary-entries.ts';
import { isRevisionEnd } from './revisions.ts';

export interface SignedRanges {
  /** Bytes that are signed: all up to `end` but the string of the signature. */
  readonly parts: readonly Uint8Array[];
  /** Offset in the file after the last signed byte. */
  readonly end: number;
  /** Bytes of the signature itself, with the zeros that fill its room. */
  readonly contents: Uint8Array;
}

type RangesCheck =
  | { readonly ranges: SignedRanges; readonly reason: null }
  | { readonly ranges: null; readonly reason: VerdictReason };

/**
 * Bytes that a signature covers (ISO 32000-2, 12.8.1). They must begin with the file, end with a revision, and leave
 * out nothing but the string of the signature's own /Contents: otherwise data could be hidden outside them.
 */
export function signedRangesOf(
  file: Uint8Array,
  document: PdfDocument,
  signature: FoundSignature,
): RangesCheck {
  const entries = entriesOf(document, signature);
  const ranges = entries?.filter(({ key }) => key === 'ByteRange') ?? [];
  const contents = entries?.filter(({ key }) => key === 'Contents') ?? [];
  const [range] = ranges;
  const [content] = contents;

  if (ranges.length !== 1 || contents.length !== 1 || range === undefined || content === undefined) {
    return { ranges: null, reason: ranges.length === 1 ? 'contents-wrong' : 'ranges-wrong' };
  }

  const numbers = Array.isArray(range.value) ? range.value : [];
  const [first, gapStart, gapEnd, length] = numbers.map((number) =>
    typeof number === 'number' && Number.isInteger(number) && number >= 0 ? number : -1,
  ) as [number, number, number, number];
  const end = gapEnd + length;
  // Offsets count from the start of the file, those of the parser from its header.
  const shift = document.bytes.byteOffset - file.byteOffset;

  if (
    numbers.length !== 4 ||
    first !== 0 ||
    gapStart <= 0 ||
    gapEnd <= gapStart ||
    length <= 0 ||
    end > file.length ||
    !isRevisionEnd(file, end)
  ) {
    return { ranges: null, reason: 'ranges-wrong' };
  }

  if (
    gapStart !== content.start + shift ||
    gapEnd !== content.end + shift ||
    !isHexString(file, gapStart, gapEnd)
  ) {
    return { ranges: null, reason: 'ranges-wrong' };
  }

  if (!(content.value instanceof PdfString)) {
    return { ranges: null, reason: 'contents-wrong' };
  }

  const parts = [file.subarray(0, gapStart), file.subarray(gapEnd, end)];

  return { ranges: { parts, end, contents: content.value.bytes }, reason: null };
}

/** Entries of the signature dictionary as the file has them; null where only a decoded stream has them. */
function entriesOf(document: PdfDocument, { ref, fieldRef }: FoundSignature): DictionaryEntry[] | null {
  const holder = ref ?? fieldRef;
  const place = holder === null ? null : document.locate(holder.number);

  if (place === null || place.bytes !== document.bytes) {
    return null;
  }

  const entries = entriesAt(place.bytes, place.start, place.end);

  if (ref !== null || entries === null) {
    return entries;
  }

  const values = entries.filter(({ key }) => key === 'V');
  const [value] = values;

  return values.length === 1 && value !== undefined ? entriesAt(place.bytes, value.start, value.end) : null;
}

function isHexString(bytes: Uint8Array, start: number, end: number): boolean {
  if (bytes[start] !== 0x3c || bytes[end - 1] !== 0x3e) {
    return false;
  }

  for (let at = start + 1; at < end - 1; at++) {
    if (hexValues[bytes[at]!]! > 15) {
      return false;
    }
  }

  return true;
}
