import { unicodeFormOf } from '@octavo/formats/sniff/text-form';
import chardet from 'chardet';
import iconv from 'iconv-lite';

/** Bytes analysed to guess the encoding, around the first one that is not ASCII. */
const weighedBytes = 256 * 1024;

/** Least confidence of a guess; below it, the most common encoding is used. */
const leastConfidence = 15;
const commonest = 'windows-1252';

/**
 * Encodings that differ from the most common one in only a few letters, too few to be told apart by a handful
 * of accents.
 */
const siblings = new Set(['windows-1250', 'windows-1254', 'windows-1257', 'windows-1258', 'iso-8859-2']);
const siblingLead = 15;

/**
 * Windows supersets of ISO encodings: texts detected as ISO were mostly written on Windows, which adds
 * characters.
 */
const supersets: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'ISO-8859-1': 'windows-1252',
    'ISO-8859-7': 'windows-1253',
    'ISO-8859-8': 'windows-1255',
    'ISO-8859-9': 'windows-1254',
    ASCII: 'windows-1252',
  }),
);

export interface DecodedText {
  readonly text: string;
  readonly encoding: string;
  /** True when the encoding was guessed from the letters and may be wrong. */
  readonly isGuessed: boolean;
}

/**
 * Decodes a text with the encoding given by its byte order mark or its bytes, otherwise with the likeliest
 * one.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const form = unicodeFormOf(bytes);

  if (form !== null) {
    return { text: decodeAs(bytes, form), encoding: form, isGuessed: false };
  }

  if (isUtf8(bytes)) {
    return { text: decodeAs(bytes, 'utf-8'), encoding: 'utf-8', isGuessed: false };
  }

  const encoding = likeliest(bytes);

  return { text: decodeAs(bytes, encoding), encoding, isGuessed: true };
}

/** Decodes a text; invalid bytes become the replacement character. */
export function decodeAs(bytes: Uint8Array, encoding: string): string {
  return iconv.decode(bytes, encoding);
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);

    return true;
  } catch {
    return false;
  }
}

function likeliest(bytes: Uint8Array): string {
  const foreign = bytes.findIndex((byte) => byte >= 0x80);
  const start = Math.max(0, foreign - weighedBytes / 4);
  const found = chardet
    .analyse(bytes.subarray(start, start + weighedBytes))
    .map(({ name, confidence }) => ({ encoding: supersets.get(name) ?? name.toLowerCase(), confidence }))
    .filter(({ encoding }) => iconv.encodingExists(encoding));
  const [best] = found;
  const common = found.find(({ encoding }) => encoding === commonest)?.confidence ?? 0;

  if (best === undefined || best.confidence < leastConfidence) {
    return commonest;
  }

  return siblings.has(best.encoding) && best.confidence < common + siblingLead ? commonest : best.encoding;
}
