import type { HandName } from '@octavo/contract/edits/stamp-faces';
import { advanceOf, familyOf, inkOf } from './hands.ts';
import type { Mark, MarkKind } from './mark.ts';

/** Fonts of the browser that have the widths of those of the result. */
export const printFamily = "'Liberation Sans', Arial, Helvetica, sans-serif";

/** Size of print as a share of its height, as the engine draws it. */
export const printShare = 0.8;

/** Room that keeps print of a slightly wider font at its size. */
const spare = 1.02;

/** A name or initials in a hand whose font is loaded; null without ink. */
export function writtenMark(
  kind: 'signature' | 'initials',
  text: string,
  hand: HandName,
  color: string,
): Mark | null {
  const line = text.trim();
  const ink = line === '' ? null : inkOf(line, familyOf(hand));

  return ink === null
    ? null
    : { kind, color, ratio: ink.width / ink.height, face: { kind: 'written', text: line, hand } };
}

/** A line of print, such as a date; null for an empty one. */
export function printedMark(kind: MarkKind, text: string, color: string): Mark | null {
  const line = text.trim();

  return line === ''
    ? null
    : {
        kind,
        color,
        ratio: Math.max(0.2, advanceOf(line, printFamily) * printShare * spare),
        face: { kind: 'plain', text: line, align: 'left' },
      };
}

export function signMark(sign: 'check' | 'cross', color: string): Mark {
  return { kind: sign, color, ratio: 1, face: { kind: 'sign', sign } };
}
