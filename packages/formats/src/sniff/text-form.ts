export type UnicodeForm = 'utf-8' | 'utf-16le' | 'utf-16be' | 'utf-32le' | 'utf-32be';

/** Byte order marks, longest first: that of UTF-32 begins with that of UTF-16. */
const marks: readonly (readonly [UnicodeForm, readonly number[]])[] = [
  ['utf-32le', [0xff, 0xfe, 0, 0]],
  ['utf-32be', [0, 0, 0xfe, 0xff]],
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** Maximum share of characters that are unusual in text; above it the file is not text. */
const tolerated = 0.05;

/** Number of units examined to detect an encoding. */
const unitsSeen = 16_384;

/**
 * Detects the Unicode encoding from a byte order mark or the positions of zeros; null for a text without
 * either.
 */
export function unicodeFormOf(bytes: Uint8Array): UnicodeForm | null {
  const marked = marks.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte));

  if (marked !== undefined) {
    return marked[0];
  }

  return bytes.subarray(0, unitsSeen).includes(0) ? unmarkedFormOf(bytes) : null;
}

/**
 * True when the bytes may be text in some encoding: few control characters, and zeros only where UTF-16 and
 * UTF-32 put them.
 */
export function looksLikeText(bytes: Uint8Array): boolean {
  const form = unicodeFormOf(bytes);

  if (form !== null && form !== 'utf-8') {
    return strangeShare(unitsOf(bytes, form)) <= tolerated;
  }

  let strange = 0;

  for (const byte of bytes) {
    strange += isStrangeControl(byte) ? 1 : 0;
  }

  return strange <= Math.max(1, bytes.length * tolerated);
}

function unmarkedFormOf(bytes: Uint8Array): UnicodeForm | null {
  const wide = (['utf-32le', 'utf-32be'] as const).find(
    (form) => strangeShare(unitsOf(bytes, form)) <= tolerated,
  );

  if (wide !== undefined) {
    return wide;
  }

  const little = unitsOf(bytes, 'utf-16le');
  const big = unitsOf(bytes, 'utf-16be');
  // Two letters of ASCII read as one unit are a Chinese character: a stray zero among letters is no sign of UTF-16.
  const pairs = little.filter((unit) => isPrintable(unit & 0xff) && isPrintable(unit >> 8)).length;
  const [form, units] =
    familiarity(little) >= familiarity(big) ? (['utf-16le', little] as const) : (['utf-16be', big] as const);

  return pairs < little.length * 0.8 && strangeShare(units) <= tolerated ? form : null;
}

function unitsOf(bytes: Uint8Array, form: Exclude<UnicodeForm, 'utf-8'>): number[] {
  const unitBytes = form.startsWith('utf-32') ? 4 : 2;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const count = Math.min(Math.floor(bytes.length / unitBytes), unitsSeen);
  const isLittle = form.endsWith('le');

  return Array.from({ length: count }, (_, unit) =>
    unitBytes === 4 ? view.getUint32(unit * 4, isLittle) : view.getUint16(unit * 2, isLittle),
  );
}

/** Share of units that are unusual in text. */
function strangeShare(units: readonly number[]): number {
  return units.length === 0 ? 1 : units.filter(isStrangeCharacter).length / units.length;
}

/**
 * Score that determines the byte order: spaces, line ends and stops of any script count most, then other
 * ASCII characters.
 */
function familiarity(units: readonly number[]): number {
  return units.reduce((sum, unit) => sum + (separators.has(unit) ? 4 : isPrintable(unit) ? 1 : 0), 0);
}

const separators = new Set([0x09, 0x0a, 0x0d, 0x20, 0x2c, 0x2e, 0x3000, 0x3001, 0x3002, 0xff0c]);

function isPrintable(unit: number): boolean {
  return unit >= 0x20 && unit < 0x7f;
}

/**
 * True for control characters, except those that occur in text: the bell, tabs, line ends, page breaks,
 * terminal escapes and the end mark of DOS.
 */
function isStrangeControl(value: number): boolean {
  return value < 0x20 && ![0x07, 0x08, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1a, 0x1b].includes(value);
}

/**
 * True for characters that are unusual in text. Surrogates are included: they are rare in text and frequent
 * in data that only looks like UTF-16.
 */
function isStrangeCharacter(value: number): boolean {
  return (
    isStrangeControl(value) ||
    (value >= 0x80 && value < 0xa0) ||
    (value >= 0xd800 && value < 0xf900) ||
    (value >= 0xfff0 && value < 0x10000) ||
    value > 0x3ffff
  );
}
