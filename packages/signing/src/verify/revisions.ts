import { findLastWord, findWord, isDigit, standsAt } from '@octavo/pdf/syntax/characters';
import { Parser } from '@octavo/pdf/syntax/parser';

const endMark = '%%EOF';

/** Bytes before the end mark in which `startxref` and its number stand. */
const startWindow = 64;

/**
 * Ends of the revisions of a file, in order: each update ends with the place of its cross-references and an end mark
 * (ISO 32000-2, 7.5.6). The mark after the first section of a linearized file, which has no place, is none.
 */
export function revisionEnds(bytes: Uint8Array): number[] {
  const ends: number[] = [];

  for (let at = findWord(bytes, endMark, 0); at !== -1; at = findWord(bytes, endMark, at + endMark.length)) {
    if (endsRevision(bytes, at)) {
      ends.push(afterLine(bytes, at + endMark.length));
    }
  }

  return ends;
}

/** Number of the revision, from 1, that a range of bytes from the start of the file covers. */
export function revisionAt(ends: readonly number[], end: number): number {
  // A signature may leave out the line ending after the mark.
  return Math.max(1, ends.filter((revision) => revision <= end + longestLineEnding).length);
}

const longestLineEnding = 2;

/** Offset after the line ending at `at`, if there is one. */
function afterLine(bytes: Uint8Array, at: number): number {
  const isReturn = bytes[at] === 0x0d;
  const next = isReturn ? at + 1 : at;

  return bytes[next] === 0x0a ? next + 1 : next;
}

/** True when the bytes before `end` end with an end mark and at most one line ending. */
export function isRevisionEnd(bytes: Uint8Array, end: number): boolean {
  let at = end;

  while (at > 0 && end - at < 2 && (bytes[at - 1] === 0x0a || bytes[at - 1] === 0x0d)) {
    at--;
  }

  return at >= endMark.length && standsAt(bytes, at - endMark.length, endMark);
}

function endsRevision(bytes: Uint8Array, at: number): boolean {
  const start = findLastWord(bytes, 'startxref', Math.max(0, at - startWindow), at);

  if (start === -1) {
    return false;
  }

  const offset = new Parser(bytes, start + 'startxref'.length, at).wholeNumber();
  // A file within the file has places of its own, which lead nowhere in this one.
  const leads = standsAt(bytes, offset, 'xref') || isDigit(bytes[offset] ?? 0);

  return offset > 0 && offset < at && leads;
}
