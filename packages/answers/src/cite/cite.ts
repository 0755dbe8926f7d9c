import { hasLetters } from '../passages/letters.ts';
import type { Passage, ReadDocument, TextSpan } from '../passages/passage.ts';
import { boxesOf } from './boxes-of.ts';
import type { Citation } from './citation.ts';
import { type LocatedWord, wordsOf } from './located-words.ts';
import { shownText } from './shown-text.ts';
import { verified } from './verified.ts';

/** Words that are to be cited. */
interface CitedWords {
  /** Index of the document within the chat, from 0. */
  readonly document: number;
  readonly read: ReadDocument;
  readonly passage: Passage;
  /** Part of the text of the passage; widened to whole words. */
  readonly span: TextSpan;
  /** Answering words, as spans of the text of the passage. */
  readonly marked?: readonly TextSpan[];
}

/**
 * Citations of words of a passage, one for each page that they stand on. When one of them cannot be proven, the others
 * would cite half a sentence: then only the citation of one page is left, or none.
 */
export function citationsOf(cited: CitedWords): readonly Citation[] {
  const touched = wordsIn(cited.passage, cited.span);
  const pages = [...new Set(touched.map(({ line }) => line.page))];
  const citations = pages.map((page) =>
    citationOn(
      cited,
      touched,
      touched.filter(({ line }) => line.page === page),
    ),
  );
  const proven = citations.filter((citation) => citation !== null);
  const single = proven.length < pages.length || pages.length === 0 ? citationOf(cited) : null;

  return proven.length === pages.length ? proven : single === null ? [] : [single];
}

/**
 * Citation of words of a passage; null when they cannot be proven. Of words on two pages, those on the page of the
 * answering words are cited, else on the page with more of them. Of a row, its values are cited, without the names of
 * their columns.
 */
export function citationOf(cited: CitedWords): Citation | null {
  const touched = wordsIn(cited.passage, cited.span);

  return citationOn(cited, touched, onOnePage(touched, cited.marked ?? []));
}

/** Citation of the touched words on one page. */
function citationOn(
  { document, read, passage, span, marked = [] }: CitedWords,
  touched: readonly LocatedWord[],
  words: readonly LocatedWord[],
): Citation | null {
  const [first] = words;
  const last = words.at(-1);

  if (first === undefined || last === undefined) {
    return null;
  }

  const pieces = piecesOf(passage, {
    start: first === touched[0] ? Math.min(span.start, first.start) : first.start,
    end: last === touched.at(-1) ? Math.max(span.end, last.end) : last.end,
  });

  if (!pieces.every((piece) => covers(words, piece, passage.text))) {
    return null;
  }

  const citation: Citation = {
    document,
    page: first.line.page + 1,
    boxes: boxesOf(words, passage.text),
    quote: pieces.map(({ start, end }) => passage.text.slice(start, end)).join(separator),
    marked: marked.flatMap((part) => partsIn(pieces, part)),
    ...namesOf(passage, pieces, read.language),
  };

  return verified(read, citation) ? citation : null;
}

/** Between values of a row. */
const separator = '; ';

/** Scripts without spaces, in which a quote may begin anywhere. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}]/u;

/** Words that a span touches, with the other parts of those that are broken over two lines. */
function wordsIn(passage: Passage, { start, end }: TextSpan): LocatedWord[] {
  const words = wordsOf(passage);
  let first = words.findIndex((word) => word.end > start);
  let last = words.findLastIndex((word) => word.start < end);

  if (first < 0 || last < first) {
    return [];
  }

  while (isOneWord(passage.text, words[first - 1], words[first])) {
    first -= 1;
  }

  while (isOneWord(passage.text, words[last], words[last + 1])) {
    last += 1;
  }

  return words.slice(first, last + 1);
}

function isOneWord(text: string, one: LocatedWord | undefined, next: LocatedWord | undefined): boolean {
  return (
    one !== undefined &&
    next !== undefined &&
    one.end === next.start &&
    !unspaced.test(text.slice(one.end - 1, next.start + 1))
  );
}

function onOnePage(words: readonly LocatedWord[], marked: readonly TextSpan[]): readonly LocatedWord[] {
  const pages = new Set(words.map(({ line }) => line.page));
  const isMarked = (word: LocatedWord) =>
    marked.some(({ start, end }) => word.start < end && word.end > start);
  const [chosen = []] = [...pages]
    .map((page) => words.filter(({ line }) => line.page === page))
    .toSorted((a, b) => b.filter(isMarked).length - a.filter(isMarked).length || b.length - a.length);

  return chosen;
}

/** Parts of the text that a quote of a span consists of: label and values of a row, else the whole. */
function piecesOf({ row, text }: Passage, span: TextSpan): TextSpan[] {
  const parts = row === undefined ? [span] : [{ start: 0, end: row.label.length }, ...row.cells];

  return parts
    .map(({ start, end }) => trimmed(text, Math.max(start, span.start), Math.min(end, span.end)))
    .filter(({ start, end }) => start < end);
}

function trimmed(text: string, start: number, end: number): TextSpan {
  const part = text.slice(start, end);

  return {
    start: start + (part.length - part.trimStart().length),
    end: end - (part.length - part.trimEnd().length),
  };
}

/** True when every letter of a part is in one of the words. */
function covers(words: readonly LocatedWord[], part: TextSpan, text: string): boolean {
  let covered = part.start;

  for (const { start, end } of words) {
    if (end > part.start && start < part.end) {
      if (hasLetters(text.slice(covered, start))) {
        return false;
      }

      covered = Math.max(covered, end);
    }
  }

  return !hasLetters(text.slice(covered, part.end));
}

/** A part of the passage as spans of the quote. */
function partsIn(pieces: readonly TextSpan[], part: TextSpan): TextSpan[] {
  let at = 0;

  return pieces.flatMap((piece) => {
    const start = Math.max(piece.start, part.start) - piece.start + at;
    const end = Math.min(piece.end, part.end) - piece.start + at;
    at += piece.end - piece.start + separator.length;

    return start < end ? [{ start, end }] : [];
  });
}

/** Label and header of a single value; several values with the names between them. */
function namesOf(
  passage: Passage,
  pieces: readonly TextSpan[],
  language: string | null,
): Pick<Citation, 'label' | 'header' | 'named'> {
  const { row } = passage;
  const [piece, ...others] = pieces;
  const last = others.at(-1);
  const cell = row?.cells.find(
    ({ start, end }) => piece !== undefined && piece.start >= start && piece.end <= end,
  );

  if (row !== undefined && piece !== undefined && last !== undefined) {
    return { named: shownText(passage, { start: piece.start, end: last.end }, language) };
  }

  return row === undefined || cell === undefined ? {} : { label: row.label, header: cell.header };
}
