import type { PdfEditor } from '@octavo/pdf/edit/pdf-editor';
import type { Glyph } from '@octavo/pdf/interpret/glyph';
import { PdfDict, type PdfObject, PdfRef } from '@octavo/pdf/objects';
import { FontEncoder } from '@octavo/pdf/text-font/font-encoder';
import type { TextFont } from '@octavo/pdf/text-font/text-font';
import { type FontFace, FontFaces } from '../units/font-face.ts';

/** Capitals without a bow, which would reach beyond their height. */
const capitals = 'HETILZFN';

/** Range of the sizes of a font of the host beside one of the document. */
const ratios = { least: 0.92, most: 1.08 };

/** Font of the document that text can be set in, under its object. */
export interface SharedFont {
  readonly ref: PdfRef;
  readonly font: TextFont;
  readonly face: FontFace;
}

/** Fonts of a document as sources of letters; what is read of them is kept. */
export class DocumentFonts {
  readonly faces: FontFaces;
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

  /** Notes the codes that a page shows. */
  note(glyphs: readonly Glyph[]): void {
    if (this.#read.has(glyphs)) {
      return;
    }

    this.#read.add(glyphs);

    for (const { shown, text, code, cid, from, to } of glyphs) {
      const length = to - from;
      const bytes = Uint8Array.from({ length }, (_, index) => (code / 256 ** (length - 1 - index)) & 0xff);
      this.encoderOf(shown.state.font.font).note({ text, bytes, shown: { code, length, cid } });
    }
  }

  /** Fonts of the document with the name of a face, or of its family in another style. */
  similar(
    face: FontFace,
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
function familyName({ name }: FontFace): string {
  return name
    .replace(/(?:PS)?MT$/, '')
    .replace(/[-,_ ]?(?:bold|italic|ital|oblique|regular|regu|roman|medi|demi|it|bd|ps|mt)+$/gi, '')
    .replace(/[-,_ ].*$/, '')
    .toLowerCase();
}
