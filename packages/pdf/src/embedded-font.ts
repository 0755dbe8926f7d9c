import { binaryToBytes } from './bytes/binary.ts';
import type { SfntFont } from './font/sfnt-font.ts';
import type { Codec } from './host.ts';
import { dictOf, nameOf, type PdfDict, type PdfObject, type PdfRef, PdfString } from './objects.ts';
import { writeToUnicodeMap } from './text-font/write-to-unicode-map.ts';

/** Output file to which a font writes its objects and streams. */
export interface ObjectSink {
  add(object: PdfObject): PdfRef;
  addStream(dict: PdfDict, plain: Uint8Array): PdfRef;
  readonly codec: Codec;
}

const fixedPitchFlag = 1;
const symbolicFlag = 4;

/** Font of which only the used glyphs are embedded, with the characters they represent. */
export class EmbeddedFont {
  readonly font: SfntFont;
  readonly #texts = new Map<number, string>();

  constructor(font: SfntFont) {
    this.font = font;
  }

  /** Marks a glyph as used and returns its two-byte code for a text string, in hexadecimal. */
  use(glyph: number, text: string): string {
    // An empty text claims nothing, so a later one takes its place.
    if (!this.#texts.get(glyph)) {
      this.#texts.set(glyph, text);
    }

    return hex(this.font.cidOf(glyph));
  }

  /** Text that readers extract for a used glyph: that of its first use with any. */
  textOf(glyph: number): string {
    return this.#texts.get(glyph) ?? '';
  }

  /** Writes the composite font (ISO 32000-2, 9.7) and returns its reference. */
  write(sink: ObjectSink, tag: string): PdfRef {
    return sink.add(this.build(sink, tag));
  }

  /** Returns the dictionary of the composite font, after writing what it refers to. */
  build(sink: ObjectSink, tag: string): PdfDict {
    const { font } = this;
    const glyphs = [...this.#texts.keys()].sort((a, b) => a - b);
    const name = nameOf(`${tag}+${font.name}`);
    const isTrueType = font.kind === 'truetype';
    const program = sink.addStream(
      isTrueType ? dictOf({}) : dictOf({ Subtype: nameOf('CIDFontType0C') }),
      font.subset(new Set(glyphs)),
    );
    const descriptor = sink.add(
      dictOf({
        Type: nameOf('FontDescriptor'),
        FontName: name,
        Flags: /mono/i.test(font.name) ? fixedPitchFlag + symbolicFlag : symbolicFlag,
        FontBBox: font.box.map(perMille),
        ItalicAngle: /italic|oblique/i.test(font.name) ? -12 : 0,
        Ascent: perMille(font.ascent),
        Descent: perMille(font.descent),
        CapHeight: perMille(font.capHeight),
        StemV: 80,
        [isTrueType ? 'FontFile2' : 'FontFile3']: program,
      }),
    );
    const descendant = sink.add(
      dictOf({
        Type: nameOf('Font'),
        Subtype: nameOf(isTrueType ? 'CIDFontType2' : 'CIDFontType0'),
        BaseFont: name,
        CIDSystemInfo: dictOf({ Registry: textOf('Adobe'), Ordering: textOf('Identity'), Supplement: 0 }),
        FontDescriptor: descriptor,
        DW: 1000,
        W: glyphs.flatMap((glyph) => [font.cidOf(glyph), [perMille(font.advanceOf(glyph))]]),
        CIDToGIDMap: isTrueType ? nameOf('Identity') : undefined,
      }),
    );

    return dictOf({
      Type: nameOf('Font'),
      Subtype: nameOf('Type0'),
      BaseFont: name,
      Encoding: nameOf('Identity-H'),
      DescendantFonts: [descendant],
      ToUnicode: sink.addStream(dictOf({}), writeToUnicodeMap(this.#textsOf(glyphs), 2)),
    });
  }

  /** Texts of glyphs that have one, by their codes. */
  #textsOf(glyphs: readonly number[]): ReadonlyMap<number, string> {
    return new Map(
      glyphs.flatMap((glyph) => {
        const text = this.textOf(glyph);

        return text === '' ? [] : [[this.font.cidOf(glyph), text] as const];
      }),
    );
  }
}

function perMille(ems: number): number {
  return Math.round(ems * 1000);
}

function hex(number: number): string {
  return number.toString(16).padStart(4, '0');
}

function textOf(text: string): PdfString {
  return new PdfString(binaryToBytes(text));
}
