import type { PdfEditor } from '@octavo/pdf/edit/pdf-editor';
import { needsShaping } from '@octavo/pdf/edit/text/scripts';
import type { Glyph } from '@octavo/pdf/interpret/glyph';
import { PdfDict, type PdfObject, PdfRef } from '@octavo/pdf/objects';
import { type EncodedText, FontEncoder } from '@octavo/pdf/text-font/font-encoder';
import type { TextFont } from '@octavo/pdf/text-font/text-font';
import { type DocumentFace, FontFaces } from '../units/font-face.ts';
import type { PageUnit } from '../units/page-unit.ts';
import { encodedGlyph, JoinedLetters } from './joined-letters.ts';
import { KernedPairs } from './kerned-pairs.ts';

/** Capitals without a bow, which would reach beyond their height. */
const capitals = 'HETILZFN';

/** Range of the sizes of a font of the host beside one of the document. */
const ratios = { least: 0.92, most: 1.08 };

/** Font of the document that text can be set in, under its object. */
export interface SharedFont {
  readonly ref: PdfRef;
  readonly font: TextFont;
  readonly face: DocumentFace;
}

/** Fonts of a document as sources of letters; what is read of them is kept. */
export class DocumentFonts {
  readonly faces: FontFaces;
  readonly joined = new JoinedLetters();
  readonly kerning = new KernedPairs();
  readonly #editor: PdfEditor;
  readonly #encoders = new Map<PdfDict, FontEncoder>();
  readonly #read = new WeakSet<readonly Glyph[]>();
  #fonts: readonly SharedFont[] | null = null;

  constructor(editor: PdfEditor) {
    this.#editor = editor;
    this.faces = new FontFaces(editor.changes.document);
  }

  encoderOf(font: TextFont): FontEncoder {
    const encoder = this.#encoders.get(font.dict) ?? new FontEncoder(this.#editor.changes.document, font);
    this.#encoders.set(font.dict, encoder);

    return encoder;
  }

  /** Notes the codes that a page shows, and the forms of its joined letters. */
  note(glyphs: readonly Glyph[], units: readonly PageUnit[]): void {
    if (this.#read.has(glyphs)) {
      return;
    }

    this.#read.add(glyphs);
    this.kerning.note(glyphs);

    for (const glyph of glyphs) {
      this.encoderOf(glyph.shown.state.font.font).note(encodedGlyph(glyph.text, glyph));
    }

    for (const { characters } of units) {
      this.joined.note(characters, (font, code) => this.encoderOf(font).isExtracted(code));
    }
  }

  /** Codes of a text in a font; null when the font lacks a part of it. */
  encode(font: TextFont, text: string): readonly EncodedText[] | null {
    return needsShaping(text) ? this.joined.encode(font, text) : this.encoderOf(font).encode(text);
  }

  /** Fonts of the document with the name of a face, or of its family in another style. */
  similar(
    face: DocumentFace,
    style: { readonly bold: boolean; readonly italic: boolean },
  ): readonly SharedFont[] {
    this.#fonts ??= this.#readFonts();
    const isSame = style.bold === face.bold && style.italic === face.italic;

    return this.#fonts.filter(({ face: other }) =>
      isSame
        ? other.name === face.name
        : other.bold === style.bold &&
          other.italic === style.italic &&
          familyName(other) === familyName(face),
    );
  }

  /**
   * Factor that gives a font of the host the height of capitals that a font of the document has; 1 where that is
   * unknown.
   */
  capRatio(font: TextFont, hostHeight: number): number {
    const letter = [...capitals]
      .map((each) => this.encoderOf(font).encode(each)?.[0])
      .find((code) => code !== undefined);
    const height = letter === undefined ? 0 : this.#editor.contentFonts.of(font.dict).boxOf(letter.shown)[3];
    const ratio = height > 0.4 && height < 1 && hostHeight > 0 ? height / hostHeight : 1;

    return Math.min(ratios.most, Math.max(ratios.least, ratio));
  }

  #readFonts(): SharedFont[] {
    const { document } = this.#editor.changes;
    const found = new Map<number, SharedFont>();

    for (const page of document.pages) {
      const fonts = document.dict(document.dict(page.attribute('Resources'))?.get('Font') ?? null);

      for (const [, entry] of fonts?.entries ?? []) {
        this.#addFont(entry, found);
      }
    }

    return [...found.values()];
  }

  #addFont(entry: PdfObject, found: Map<number, SharedFont>): void {
    const dict = this.#editor.changes.document.dict(entry);

    if (entry instanceof PdfRef && dict instanceof PdfDict && !found.has(entry.number)) {
      const { font } = this.#editor.contentFonts.of(dict);

      if (font.kind !== 'type3') {
        found.set(entry.number, { ref: entry, font, face: this.faces.of(dict) });
      }
    }
  }
}

/** Name of a family without its style: `Garamond` for `Garamond-BoldItalic`. */
function familyName({ name }: DocumentFace): string {
  return name
    .replace(/(?:PS)?MT$/, '')
    .replace(/[-,_ ]?(?:bold|italic|ital|oblique|regular|regu|roman|medi|demi|it|bd|ps|mt)+$/gi, '')
    .replace(/[-,_ ].*$/, '')
    .toLowerCase();
}
