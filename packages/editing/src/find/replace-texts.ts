import type { Operation } from '@octavo/contract/edits/edit-list';
import { Failure } from '@octavo/contract/failures';
import type { PdfDocument } from '@octavo/pdf/document';
import type { Glyph } from '@octavo/pdf/interpret/glyph';
import { PageInterpreter } from '@octavo/pdf/interpret/interpret-page';
import type { CodeMaps } from '@octavo/pdf/text-font/code-maps';
import { type FoundText, findText, type TextSearch } from './find-text.ts';
import { type PageText, readPageText } from './page-text.ts';

/** Text to put in the place of another one. */
export interface SearchReplacement extends TextSearch {
  readonly find: string;
  readonly replacement: string;
}

/**
 * Makes operations that replace every occurrence of some texts in a document. Where occurrences of two texts overlap,
 * the one that was named first is replaced.
 *
 * @param pages indexes of the pages to search, counted from 0
 * @throws Failure `text-not-found` for a text that none of these pages has.
 */
export function replaceTexts(
  document: PdfDocument,
  replacements: readonly SearchReplacement[],
  { codeMaps, pages }: { readonly codeMaps: CodeMaps; readonly pages: ReadonlySet<number> },
): readonly Operation[] {
  const missing = new Set(replacements);
  const operations: Operation[] = [];
  const interpreter = new PageInterpreter(document, { codeMaps });
  const searched = document.pages.filter(({ index }) => pages.has(index));

  for (const page of replacements.length === 0 ? [] : searched) {
    const { glyphs } = interpreter.interpret(page);
    const text = readPageText(glyphs);
    const taken: FoundText[] = [];

    for (const replacement of replacements) {
      for (const found of findText(text, replacement.find, replacement)) {
        missing.delete(replacement);

        if (!taken.some(({ first, last }) => found.first <= last && first <= found.last)) {
          taken.push(found);
          const id = `replace-${operations.length + 1}`;
          operations.push(replaceOperation(id, page.index, { text, glyphs, found, replacement }));
        }
      }
    }
  }

  for (const { find } of missing) {
    throw new Failure('text-not-found', 'a text to replace', { values: { text: find } });
  }

  return operations;
}

interface Place {
  readonly text: PageText;
  readonly glyphs: readonly Glyph[];
  readonly found: FoundText;
  readonly replacement: SearchReplacement;
}

/** Operation that replaces one occurrence. */
function replaceOperation(
  id: string,
  pageIndex: number,
  { text, glyphs, found, replacement }: Place,
): Operation {
  const { first, last } = found;
  const units = text.glyphs;
  const [start, end] = [units.indexOf(first), units.lastIndexOf(last) + 1];
  // A ligature at the edge of the occurrence may hold letters that stay.
  const at = text.text.slice(start, end).indexOf(found.text);
  const inside = lettersOutside(found.text, replacement.find.trim());
  const before = text.text.slice(start, start + at) + inside.before;
  const after = inside.after + text.text.slice(start + at + found.text.length, end);

  return {
    id,
    kind: 'text.replace',
    page: `p${pageIndex + 1}`,
    range: {
      spans: [[first, last + 1]],
      text: glyphs
        .slice(first, last + 1)
        .map((glyph) => glyph.text)
        .join(''),
    },
    runs: [{ text: `${before}${replacement.replacement}${after}`, look: {} }],
    paragraph: {},
    fit: 'flow',
  };
}

/** Letters of the first and the last character of an occurrence, such as `ﬃ`, that were not searched for. */
function lettersOutside(found: string, wanted: string): { readonly before: string; readonly after: string } {
  const characters = [...found];
  const [first, last] = [characters[0] ?? '', characters.at(-1) ?? ''].map((each) => each.normalize('NFKC'));
  const needle = wanted.normalize('NFKC').toLowerCase();
  const starts = (letters: string) => needle.startsWith(letters.toLowerCase());
  const ends = (letters: string) => needle.endsWith(letters.toLowerCase());

  return { before: outside(first ?? '', starts, 1), after: outside(last ?? '', ends, -1) };
}

/** Letters to leave out of a character, from its start or from its end, so that the others are accepted. */
function outside(letters: string, isAccepted: (rest: string) => boolean, direction: 1 | -1): string {
  for (let count = 0; count < letters.length; count += 1) {
    const [left, rest] =
      direction === 1
        ? [letters.slice(0, count), letters.slice(count)]
        : [letters.slice(letters.length - count), letters.slice(0, letters.length - count)];

    if (isAccepted(rest)) {
      return left;
    }
  }

  return '';
}
