import { widthOf } from './letter-widths.ts';

/** ASCII keeps its own codes, so that most strings of a content stream can be read, and pack well. */
const firstCode = 0x20;
const lastAscii = 0x7e;

/** Other frequent characters have one byte, too. */
const firstOther = 0x80;
const lastShort = 0xdf;

/** The rest have two, the first of which no short code is. */
const firstLead = 0xe0;
const lastLead = 0xfe;

const mostLetters = lastShort - firstOther + 1 + (lastLead - firstLead + 1) * 256;

/** A character of the layer's font. */
export interface LayerCharacter {
  readonly text: string;
  /** CID (ISO 32000-2, 9.7.4); for codes of one byte, the code. */
  readonly id: number;
  readonly code: readonly number[];
  /** Thousandths of the font's size. */
  readonly width: number;
}

/** Gives every character that the texts hold a code of one byte or two: the more frequent, the shorter. */
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
