import { unicodeFormOf } from '@octavo/engine/sniff/text-form';
import chardet from 'chardet';
import iconv from 'iconv-lite';

export interface DecodedText {
  readonly text: string;
  readonly encoding: string;
  /** Found by its letters: neither a mark nor the rules of Unicode say so. */
  readonly isGuessed: boolean;
}

/** Where no guess is possible: what most old texts of Western Europe are in. */
const fallback = 'windows-1252';

/** Bytes that are looked at to guess an encoding. */
const guessBytes = 256 * 1024;

/** Text of any encoding, without its byte order mark. */
export function decodeText(bytes: Uint8Array): DecodedText {
  const form = unicodeFormOf(bytes) ?? (isUtf8(bytes) ? 'utf-8' : null);

  if (form !== null) {
    return { text: iconv.decode(bytes, form), encoding: form.toUpperCase(), isGuessed: false };
  }

  const guess = chardet.detect(bytes.subarray(0, guessBytes)) ?? fallback;
  const encoding = iconv.encodingExists(guess) ? guess : fallback;

  return { text: iconv.decode(bytes, encoding), encoding, isGuessed: true };
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);

    return true;
  } catch {
    return false;
  }
}
