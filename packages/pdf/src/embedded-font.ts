import { binaryToBytes } from './bytes/binary.ts';
import type { SfntFont } from './font/sfnt-font.ts';
import type { Codec } from './host.ts';
import { dictOf, nameOf, type PdfDict, type PdfObject, type PdfRef, PdfString } from './objects.ts';

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
      ToUnicode: sink.addStream(dictOf({}), new TextEncoder().encode(this.#unicodeMap(glyphs))),
    });
  }

  /** Builds the ToUnicode CMap (9.10.3) in blocks of at most 100 entries, the limit of the CMap language. */
  #unicodeMap(glyphs: readonly number[]): string {
    const lines = glyphs
      .filter((glyph) => this.textOf(glyph) !== '')
      .map((glyph) => `<${hex(this.font.cidOf(glyph))}> <${utf16(this.textOf(glyph))}>`);
    const runs: string[] = [];

    for (let at = 0; at < lines.length; at += 100) {
      const run = lines.slice(at, at + 100);
      runs.push(`${run.length} beginbfchar\n${run.join('\n')}\nendbfchar`);
    }

    return [
      '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
      '/CIDSystemInfo <</Registry(Adobe)/Ordering(UCS)/Supplement 0>> def',
      '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
      '1 begincodespacerange <0000> <ffff> endcodespacerange',
      ...runs,
      'endcmap CMapName currentdict /CMap defineresource pop end end',
    ].join('\n');
  }
}

function perMille(ems: number): number {
  return Math.round(ems * 1000);
}

function hex(number: number): string {
  return number.toString(16).padStart(4, '0');
}

function utf16(text: string): string {
  return Array.from({ length: text.length }, (_, index) => hex(text.charCodeAt(index))).join('');
}

function textOf(text: string): PdfString {
  return new PdfString(binaryToBytes(text));
}
