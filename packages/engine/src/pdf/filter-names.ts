/** Short filter names, meant for inline images but also met in streams (8.9.7). */
const shortNames: Readonly<Record<string, string>> = {
  A85: 'ASCII85Decode',
  AHx: 'ASCIIHexDecode',
  CCF: 'CCITTFaxDecode',
  DCT: 'DCTDecode',
  Fl: 'FlateDecode',
  LZW: 'LZWDecode',
  RL: 'RunLengthDecode',
};

export function fullFilterName(name: string): string {
  return shortNames[name] ?? name;
}
