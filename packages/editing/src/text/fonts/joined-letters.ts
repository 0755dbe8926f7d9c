import type { Glyph } from '@octavo/pdf/interpret/glyph';
import type { PdfDict } from '@octavo/pdf/objects';
import type { EncodedText } from '@octavo/pdf/text-font/font-encoder';
import type { TextFont } from '@octavo/pdf/text-font/text-font';
import type { UnitCharacter } from '../units/unit-text.ts';
import { joinsOf } from './letter-joining.ts';

/** Most letters that one glyph stands for. */
const longestLigature = 4;

/** Letters and signs of which words of joined letters consist; marks have places of their own. */
const joinedWord = /^[\p{Script=Arabic}\u0640\u060c\u061b\u061f.:!()«»]+$/u;

/**
 * Forms of joined letters that a page shows, by which new words of Arabic script are set in the font of the document:
 * subsets of fonts have lost the tables that choose the forms.
 */
export class JoinedLetters {
  readonly #codes = new Map<PdfDict, Map<string, EncodedText>>();

  /** Notes the letters of a text in the order of reading, as far as other readers extract them. */
  note(
    characters: readonly UnitCharacter[],
    isExtracted: (font: TextFont, code: EncodedText) => boolean,
  ): void {
    const texts = characters.map(({ text }) => text.normalize('NFKC'));

    for (const [at, { glyph }] of characters.entries()) {
      const text = texts[at]!;

      if (glyph !== null && text !== '' && joinedWord.test(text)) {
        const { font } = glyph.glyph.shown.state.font;
        const codes = this.#codesOf(font);
        const code = encodedGlyph(text, glyph.glyph);
        const key = keyOf(texts[at - 1]?.at(-1), text, texts[at + 1]?.at(0));

        if (!codes.has(key) && isExtracted(font, code)) {
          codes.set(key, code);
        }
      }
    }
  }

  /** Codes of a word in the order of reading; null when the page shows none of them in the form that it needs. */
  encode(font: TextFont, word: string): readonly EncodedText[] | null {
    const text = word.normalize('NFKC');
    const known = this.#codes.get(font.dict);
    const codes: EncodedText[] = [];

    if (known === undefined || !joinedWord.test(text) || /\p{M}/u.test(text)) {
      return null;
    }

    for (let at = 0; at < text.length; ) {
      const code = longestAt(known, text, at);

      if (code === null) {
        return null;
      }

      codes.push(code);
      at += code.text.length;
    }

    return codes;
  }

  #codesOf({ dict }: TextFont): Map<string, EncodedText> {
    const codes = this.#codes.get(dict) ?? new Map<string, EncodedText>();
    this.#codes.set(dict, codes);

    return codes;
  }
}

function longestAt(known: ReadonlyMap<string, EncodedText>, text: string, at: number): EncodedText | null {
  for (let length = Math.min(longestLigature, text.length - at); length > 0; length -= 1) {
    const code = known.get(keyOf(text[at - 1], text.slice(at, at + length), text[at + length]));

    if (code !== undefined) {
      return code;
    }
  }

  return null;
}

function keyOf(before = '', text: string, behind = ''): string {
  const joins = joinsOf(before, text, behind);

  return `${text} ${joins.before} ${joins.behind}`;
}

/** Code of a glyph with its bytes in a string. */
export function encodedGlyph(text: string, { code, cid, from, to }: Glyph): EncodedText {
  const length = to - from;
  const bytes = Uint8Array.from({ length }, (_, index) => (code / 256 ** (length - 1 - index)) & 0xff);

  return { text, bytes, shown: { code, length, cid } };
}
