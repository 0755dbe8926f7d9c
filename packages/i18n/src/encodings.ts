/** Script that an encoding was designed for. */
export type EncodingScript =
  | 'arabic'
  | 'baltic'
  | 'central-european'
  | 'cyrillic'
  | 'greek'
  | 'hebrew'
  | 'japanese'
  | 'korean'
  | 'simplified-chinese'
  | 'thai'
  | 'traditional-chinese'
  | 'turkish'
  | 'vietnamese'
  | 'western';

/** Display names and scripts of encodings, by their technical names. */
const encodings: Readonly<Record<string, readonly [name: string, letters: EncodingScript]>> = {
  big5: ['Big5', 'traditional-chinese'],
  'euc-jp': ['EUC-JP', 'japanese'],
  'euc-kr': ['EUC-KR', 'korean'],
  gb18030: ['GB 18030', 'simplified-chinese'],
  'iso-8859-2': ['ISO 8859-2', 'central-european'],
  'iso-8859-5': ['ISO 8859-5', 'cyrillic'],
  'iso-8859-6': ['ISO 8859-6', 'arabic'],
  'koi8-r': ['KOI8-R', 'cyrillic'],
  shift_jis: ['Shift JIS', 'japanese'],
  'windows-1250': ['Windows-1250', 'central-european'],
  'windows-1251': ['Windows-1251', 'cyrillic'],
  'windows-1252': ['Windows-1252', 'western'],
  'windows-1253': ['Windows-1253', 'greek'],
  'windows-1254': ['Windows-1254', 'turkish'],
  'windows-1255': ['Windows-1255', 'hebrew'],
  'windows-1256': ['Windows-1256', 'arabic'],
  'windows-1257': ['Windows-1257', 'baltic'],
  'windows-1258': ['Windows-1258', 'vietnamese'],
  'windows-874': ['Windows-874', 'thai'],
};

/** `Shift JIS (Japanese)`; a rare encoding keeps its technical name in capitals. */
export function encodingName(
  letters: Readonly<Record<EncodingScript, string>>,
  encoding: string | number | undefined,
): string {
  const name = String(encoding);
  const known = Object.hasOwn(encodings, name) ? encodings[name] : undefined;

  return known === undefined ? name.toUpperCase() : `${known[0]} (${letters[known[1]]})`;
}
