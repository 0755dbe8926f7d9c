import { readGlyphInk } from '../content/fonts/glyph-ink.ts';
import type { PdfDocument } from '../document.ts';
import { PdfDict, PdfStream } from '../objects.ts';
import type { ShownCode } from './code-map.ts';
import type { TextFont } from './text-font.ts';
import { readToUnicode } from './to-unicode.ts';

/** Code of a font that shows a text, with its bytes in a string. */
export interface EncodedText {
  readonly text: string;
  readonly bytes: Uint8Array;
  readonly shown: ShownCode;
}

/** Writes text as codes of a font of a document, so that readers show it and extract it again. */
export class FontEncoder {
  readonly #font: TextFont;
  readonly #hasGlyph: (code: ShownCode, text: string) => boolean;
  /** Text of a code in the `ToUnicode` map; null for a font without one. */
  readonly #extracted: (code: ShownCode) => string | null;
  #candidates: ReadonlyMap<string, readonly EncodedText[]> | null = null;
  readonly #known = new Map<string, EncodedText | null>();

  constructor(document: PdfDocument, font: TextFont) {
    this.#font = font;
    this.#hasGlyph = glyphTest(document, font);
    this.#extracted = extractedTexts(document, font);
  }

  /** Notes a code that the document shows, so that its glyph is at hand whatever the font program is. */
  note(code: EncodedText): void {
    if (code.text !== '' && (this.#known.get(code.text) ?? null) === null) {
      this.#known.set(code.text, code);
    }
  }

  /** True for a code that other readers extract as its text, whatever forms of the letters they give. */
  isExtracted({ text, shown }: EncodedText): boolean {
    return (
      this.#font.kind !== 'composite' || this.#extracted(shown)?.normalize('NFKC') === text.normalize('NFKC')
    );
  }

  /** Codes of a text, one for each character or ligature; null when the font lacks one. */
  encode(text: string): readonly EncodedText[] | null {
    const codes: EncodedText[] = [];

    for (let at = 0; at < text.length; ) {
      const code = this.#codeAt(text, at);

      if (code === null) {
        return null;
      }

      codes.push(code);
      at += code.text.length;
    }

    return codes;
  }

  /** Characters of a text that the font lacks. */
  missing(text: string): string {
    return [...new Set(text)].filter((character) => this.encode(character) === null).join('');
  }

  #codeAt(text: string, at: number): EncodedText | null {
    const character = String.fromCodePoint(text.codePointAt(at)!);

    return (
      this.#codeOf(character) ??
      // Fonts of few letters may have them in ligatures only.
      [4, 3, 2]
        .map((length) => text.slice(at, at + length))
        .reduce<EncodedText | null>(
          (found, part) => found ?? (part.length > character.length ? this.#codeOf(part) : null),
          null,
        )
    );
  }

  #codeOf(text: string): EncodedText | null {
    const known = this.#known.get(text);

    if (known !== undefined) {
      return known;
    }

    this.#candidates ??= candidatesOf(this.#font);
    const found =
      this.#candidates
        .get(text)
        ?.find(({ shown }) => (this.#extracted(shown) ?? text) === text && this.#hasGlyph(shown, text)) ??
      null;
    this.#known.set(text, found);

    return found;
  }
}

/** Codes of one and two bytes by their text; those with a width come first. */
function candidatesOf(font: TextFont): ReadonlyMap<string, readonly EncodedText[]> {
  const found = new Map<string, EncodedText[]>();
  const add = (bytes: Uint8Array) => {
    const shown = font.read(bytes, 0);
    const text = shown.length === bytes.length ? font.textOf(shown) : '';

    if (text !== '') {
      const list = found.get(text) ?? [];
      list.push({ text, bytes, shown });
      found.set(text, list);
    }
  };

  for (let code = 0; code < 0x100; code += 1) {
    add(Uint8Array.of(code));
  }

  for (let code = 0; font.kind === 'composite' && code < 0x10000; code += 1) {
    add(Uint8Array.of(code >> 8, code & 0xff));
  }

  return found;
}

/** True for a code whose glyph the font has: fonts are embedded with the glyphs that the document needed. */
function glyphTest(document: PdfDocument, font: TextFont): (code: ShownCode, text: string) => boolean {
  const { dict } = font;
  const inner =
    font.kind === 'composite'
      ? (document.dict(document.array(dict.get('DescendantFonts'))?.[0] ?? null) ?? new PdfDict())
      : dict;

  if (font.kind === 'type3') {
    return () => false;
  }

  if (!isEmbedded(document, inner)) {
    return (code) => font.metricsOf(code).width > 0;
  }

  const ink = readGlyphInk(document, dict, inner);

  return (code, text) => {
    const isBlank = /^[\s\u00a0]+$/u.test(text);
    const bounds = code.cid === null ? undefined : ink(code.cid);
    const hasWidth = font.metricsOf(code).width > 0 || /^\p{M}+$/u.test(text);

    return hasWidth && (isBlank ? bounds !== undefined : bounds !== undefined && bounds !== null);
  };
}

function isEmbedded(document: PdfDocument, inner: PdfDict): boolean {
  const descriptor = document.dict(inner.get('FontDescriptor'));

  return ['FontFile', 'FontFile2', 'FontFile3'].some((key) => descriptor?.has(key) === true);
}

/** Texts that other readers extract: a composite font needs them in its `ToUnicode` map, if it has one. */
function extractedTexts(document: PdfDocument, font: TextFont): (code: ShownCode) => string | null {
  if (font.kind !== 'composite' || !(document.get(font.dict, 'ToUnicode') instanceof PdfStream)) {
    return () => null;
  }

  const toUnicode = readToUnicode(document, font.dict);

  return ({ code }) => toUnicode(code) ?? '';
}
