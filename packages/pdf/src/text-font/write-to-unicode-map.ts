import type { ToUnicodeMap } from './to-unicode-map.ts';

/** Largest block of the CMap language (Adobe Technical Note 5014). */
const entriesPerBlock = 100;

/** Writes the texts of codes of one or two bytes as a ToUnicode CMap (ISO 32000-2, 9.10.3). */
export function writeToUnicodeMap(map: ToUnicodeMap, codeBytes: 1 | 2): Uint8Array {
  const entries = [...map].map(([code, text]) => `<${hex(code, codeBytes)}> <${utf16(text)}>`);
  const blocks: string[] = [];

  for (let at = 0; at < entries.length; at += entriesPerBlock) {
    const block = entries.slice(at, at + entriesPerBlock);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }

  const lines = [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CIDSystemInfo <</Registry(Adobe)/Ordering(UCS)/Supplement 0>> def',
    '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
    `1 begincodespacerange <${hex(0, codeBytes)}> <${'ff'.repeat(codeBytes)}> endcodespacerange`,
    ...blocks,
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ];

  return new TextEncoder().encode(lines.join('\n'));
}

function hex(number: number, bytes: number): string {
  return number.toString(16).padStart(bytes * 2, '0');
}

function utf16(text: string): string {
  return Array.from({ length: text.length }, (_, index) => hex(text.charCodeAt(index), 2)).join('');
}
