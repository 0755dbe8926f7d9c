import { CodeMap } from './code-map.ts';
import type { CodeRange } from './code-ranges.ts';

const wide: readonly CodeRange[] = [{ length: 2, low: 0, high: 0xffff }];
const utf16: readonly CodeRange[] = [
  { length: 2, low: 0, high: 0xd7ff },
  { length: 2, low: 0xe000, high: 0xffff },
  { length: 4, low: 0xd800dc00, high: 0xdbffdfff },
];
const utf32: readonly CodeRange[] = [{ length: 4, low: 0, high: 0x0010ffff }];
const utf8: readonly CodeRange[] = [
  { length: 1, low: 0, high: 0x7f },
  { length: 2, low: 0xc280, high: 0xdfbf },
  { length: 3, low: 0xe08080, high: 0xefbfbf },
  { length: 4, low: 0xf0808080, high: 0xf4bfbfbf },
];
const shiftJis: readonly CodeRange[] = [
  { length: 1, low: 0, high: 0x80 },
  { length: 1, low: 0xa0, high: 0xdf },
  { length: 2, low: 0x8140, high: 0xfcfc },
];
const extended: readonly CodeRange[] = [
  { length: 1, low: 0, high: 0x80 },
  { length: 2, low: 0x8100, high: 0xffff },
];

/** Map of two-byte codes that are CIDs themselves (ISO 32000-2, table 116). */
export function isIdentity(name: string): boolean {
  return name.startsWith('Identity');
}

export function isVerticalName(name: string): boolean {
  return /(^|-)V$/.test(name);
}

/** Map of a predefined encoding whose file is not at hand: the lengths of its codes follow from its name. */
export function mapWithoutCids(name: string): CodeMap {
  return new CodeMap({ isVertical: isVerticalName(name), spaces: spacesOf(name), cids: null });
}

function spacesOf(name: string): readonly CodeRange[] {
  if (/UTF32/.test(name)) {
    return utf32;
  }

  if (/UTF16/.test(name)) {
    return utf16;
  }

  if (/UTF8/.test(name)) {
    return utf8;
  }

  if (/RKSJ/.test(name)) {
    return shiftJis;
  }

  return /EUC|GBK|B5|KSCms|HKscs/.test(name) ? extended : wide;
}
