/** Short filter names, meant for inline images but also found in streams (8.9.7). */
const shortNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    A85: 'ASCII85Decode',
    AHx: 'ASCIIHexDecode',
    CCF: 'CCITTFaxDecode',
    DCT: 'DCTDecode',
    Fl: 'FlateDecode',
    LZW: 'LZWDecode',
    RL: 'RunLengthDecode',
  }),
);

export function fullFilterName(name: string): string {
  return shortNames.get(name) ?? name;
}
