import { unicodeFormOf } from '@octavo/engine/sniff/text-form';
import chardet from 'chardet';
import iconv from 'iconv-lite';

/** What letters are weighed of, around the first byte that is not ASCII. */
const weighedBytes = 256 * 1024;

/** Below this a guess is as good as the one most texts are in. */
const leastConfidence = 15;
const commonest = 'windows-1252';

/** Encodings of the same letters but a few, which a handful of accents cannot tell from the commonest. */
const siblings = new Set(['windows-1250', 'windows-1254', 'windows-1257', 'windows-1258', 'iso-8859-2']);
const siblingLead = 15;

/** ISO parts that texts claim and Windows wrote: the same letters, and more in places the parts leave empty. */
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
  /** Found by its letters, which may be wrong. */
  readonly isGuessed: boolean;
}

/** Reads a text in the encoding it names by its mark or its bytes, else in the one its letters make likeliest. */
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

/** Reads a text in a given encoding; what does not fit becomes the replacement character. */
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
