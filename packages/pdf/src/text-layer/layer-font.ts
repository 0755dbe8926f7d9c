import { binaryToBytes } from '../bytes/binary.ts';
import type { ObjectSink } from '../embedded-font.ts';
import { dictOf, nameOf, type PdfObject, type PdfRef, PdfString } from '../objects.ts';
import { emptyTrueType } from './empty-font.ts';
import type { LayerCharacter } from './letter-codes.ts';

const name = nameOf('OctavoInvisible');

const usualWidth = 560;

/**
 * Maximum mappings in one block of a character mapping (ISO 32000-2, 9.10.3, after the limits of PostScript).
 */
const mostMappings = 100;

/** Adds a font whose glyphs have widths and Unicode values but no outlines; it can contain any character. */
export function addLayerFont(letters: readonly LayerCharacter[], sink: ObjectSink): PdfRef {
  const sorted = [...letters].sort((one, other) => one.id - other.id);
  const packed = (text: string | Uint8Array, record: Record<string, PdfObject> = {}) =>
    sink.addStream(dictOf(record), typeof text === 'string' ? binaryToBytes(text) : text);
  const program = emptyTrueType();
  const system = dictOf({ Registry: textOf('Octavo'), Ordering: textOf('Invisible'), Supplement: 0 });
  const descriptor = sink.add(
    dictOf({
      Type: nameOf('FontDescriptor'),
      FontName: name,
      // Symbolic: its characters are not from a standard set.
      Flags: 4,
      FontBBox: [0, -200, 1000, 800],
      ItalicAngle: 0,
      Ascent: 800,
      Descent: -200,
      CapHeight: 700,
      StemV: 80,
      FontFile2: packed(program, { Length1: program.length }),
    }),
  );

  return sink.add(
    dictOf({
      Type: nameOf('Font'),
      Subtype: nameOf('Type0'),
      BaseFont: name,
      Encoding: packed(codesMap(sorted), {
        Type: nameOf('CMap'),
        CMapName: nameOf('OctavoCodes'),
        CIDSystemInfo: system,
      }),
      ToUnicode: packed(meaningsMap(sorted)),
      DescendantFonts: [
        dictOf({
          Type: nameOf('Font'),
          Subtype: nameOf('CIDFontType2'),
          BaseFont: name,
          CIDSystemInfo: system,
          FontDescriptor: descriptor,
          CIDToGIDMap: packed(glyphsMap(sorted)),
          DW: usualWidth,
          W: widthsOf(sorted),
        }),
      ],
    }),
  );
}

/** Maps every CID to the same empty glyph, in two bytes each. */
function glyphsMap(letters: readonly LayerCharacter[]): Uint8Array {
  const map = new Uint8Array(((letters.at(-1)?.id ?? 0) + 1) * 2);

  for (let at = 1; at < map.length; at += 2) {
    map[at] = 1;
  }

  return map;
}

/** Lists of widths, each after its first CID (9.7.4.3); unused CIDs in between may have any width. */
function widthsOf(letters: readonly LayerCharacter[]): PdfObject[] {
  const lists: { readonly first: number; readonly widths: number[] }[] = [];

  for (const { id, width } of letters) {
    const list = lists.at(-1);
    const missing = list === undefined ? Number.POSITIVE_INFINITY : id - list.first - list.widths.length;

    if (list === undefined || missing > 2) {
      lists.push({ first: id, widths: [width] });
    } else {
      list.widths.push(...Array.from({ length: missing }, () => usualWidth), width);
    }
  }

  return lists.flatMap(({ first, widths }) => [first, widths]);
}

/** CMap from codes to CIDs: one byte up to DF, two from E0 on. */
function codesMap(letters: readonly LayerCharacter[]): string {
  const leads = new Set(letters.filter(({ code }) => code.length === 2).map(({ code }) => code[0] ?? 0));
  const ranges = [
    '<00> <DF> 0',
    ...[...leads].map((lead) => `<${hex(lead)}00> <${hex(lead)}FF> ${256 + (lead - 0xe0) * 256}`),
  ];
  const system = '/CIDSystemInfo << /Registry (Octavo) /Ordering (Invisible) /Supplement 0 >> def';

  return wrapped(
    `${system}\n/CMapName /OctavoCodes def\n/CMapType 1 def\n${codeSpace(leads.size > 0)}\n` +
      `${ranges.length} begincidrange\n${ranges.join('\n')}\nendcidrange`,
  );
}

/** CMap from codes to text (9.10.3). */
function meaningsMap(letters: readonly LayerCharacter[]): string {
  const isWide = letters.some(({ code }) => code.length === 2);
  // ASCII characters keep their own codes.
  const ascii = '1 beginbfrange\n<20> <7E> <0020>\nendbfrange';
  const lines = letters
    .filter(({ id }) => id > 0x7e)
    .map(({ code, text }) => `<${code.map(hex).join('')}> <${utf16(text)}>`);
  const blocks: string[] = [];

  for (let at = 0; at < lines.length; at += mostMappings) {
    const block = lines.slice(at, at + mostMappings);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }

  return wrapped(
    `/CMapName /OctavoMeanings def\n/CMapType 2 def\n${codeSpace(isWide)}\n${[ascii, ...blocks].join('\n')}`,
  );
}

function codeSpace(isWide: boolean): string {
  return isWide
    ? '2 begincodespacerange\n<00> <DF>\n<E000> <FEFF>\nendcodespacerange'
    : '1 begincodespacerange\n<00> <DF>\nendcodespacerange';
}

function wrapped(map: string): string {
  return `/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n${map}\nendcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n`;
}

function utf16(text: string): string {
  return Array.from({ length: text.length }, (_, index) =>
    text.charCodeAt(index).toString(16).padStart(4, '0'),
  ).join('');
}

function hex(byte: number): string {
  return byte.toString(16).toUpperCase().padStart(2, '0');
}

function textOf(text: string): PdfString {
  return new PdfString(binaryToBytes(text));
}
