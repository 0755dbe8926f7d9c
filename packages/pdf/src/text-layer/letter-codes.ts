import { widthOf } from './letter-widths.ts';

/** ASCII keeps its own codes, so that most strings of a content stream are readable and compress well. */
const firstCode = 0x20;
const lastAscii = 0x7e;

/** Codes of one byte for other frequent characters. */
const firstOther = 0x80;
const lastShort = 0xdf;

/** Lead bytes of the two-byte codes for all other characters; no one-byte code uses them. */
const firstLead = 0xe0;
const lastLead = 0xfe;

const mostLetters = lastShort - firstOther + 1 + (lastLead - firstLead + 1) * 256;

/** A character of the layer's font. */
export interface LayerCharacter {
  readonly text: string;
  /** CID (ISO 32000-2, 9.7.4); equal to the code for one-byte codes. */
  readonly id: number;
  readonly code: readonly number[];
  /** Width in thousandths of the font size. */
  readonly width: number;
}

/**
 * Assigns each character of the texts a code of one or two bytes, the shorter ones to more frequent
 * characters.
 */
export function letterCodes(texts: Iterable<string>): ReadonlyMap<string, LayerCharacter> {
  const counts = new Map<string, number>();

  for (const text of texts) {
    for (const character of text) {
      counts.set(character, (counts.get(character) ?? 0) + 1);
    }
  }

  const letters = new Map<string, LayerCharacter>();
  const others: string[] = [];

  for (const character of [' ', ...counts.keys()]) {
    const code = character.codePointAt(0) ?? 0;

    if (code >= firstCode && code <= lastAscii) {
      letters.set(character, { text: character, id: code, code: [code], width: widthOf(character) });
    } else {
      others.push(character);
    }
  }

  others.sort((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0) || (one < other ? -1 : 1));

  for (const [index, text] of others.slice(0, mostLetters).entries()) {
    const short = firstOther + index;
    const rest = short - lastShort - 1;
    const isShort = short <= lastShort;
    letters.set(text, {
      text,
      id: isShort ? short : 256 + rest,
      code: isShort ? [short] : [firstLead + (rest >> 8), rest & 255],
      width: widthOf(text),
    });
  }

  return letters;
}
