import type { LinkTarget } from '@octavo/contract/edits/links';
import type { EditorWords } from '@octavo/i18n/editor';
import { fill } from '@octavo/i18n/placeholders';
import type { PageObject } from './page-objects.ts';

/** Longest part of a text in a label, in characters. */
const longest = 60;

/** Name of an object with the beginning of its text. */
export function labelOf(
  { kind, contents, author, link }: PageObject,
  words: EditorWords,
  numberOf: (page: string) => number,
): string {
  const text = contents || targetText(link?.target ?? null, words, numberOf);
  const parts = [
    words.objects[kind],
    ...(text === '' ? [] : [quoted(text, words)]),
    ...(author === '' ? [] : [author]),
  ];

  return parts.join(', ');
}

/** Beginning of a text, in quotation marks. */
export function quoted(text: string, words: EditorWords): string {
  return fill(words.quote, { text: shortened(text) });
}

export function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();

  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
}

function targetText(
  target: LinkTarget | null,
  words: EditorWords,
  numberOf: (page: string) => number,
): string {
  if (target === null) {
    return '';
  }

  return target.kind === 'web' ? target.address : fill(words.page, { page: numberOf(target.page) });
}
