import { findText, type TextSearch } from './find-text.ts';

/** Place of a text within a longer one, in UTF-16 units, with what stands around it. */
export interface TextPlace {
  readonly from: number;
  readonly to: number;
  readonly before: string;
  readonly text: string;
  readonly after: string;
}

/** Characters shown before and after a place. */
const contextLength = 32;

/** Finds a text within another one, as `findText` does on a page. */
export function findInText(text: string, wanted: string, search: TextSearch): readonly TextPlace[] {
  const glyphs = Array.from({ length: text.length }, (_, index) => index);
  let end = 0;

  return findText({ text, glyphs }, wanted, search).flatMap(({ first, last }) => {
    const to = last + ((text.codePointAt(last) ?? 0) > 0xffff ? 2 : 1);

    // Of places that overlap, the first one counts: both cannot be replaced.
    if (first < end) {
      return [];
    }

    end = to;

    return [
      {
        from: first,
        to,
        before: text.slice(Math.max(0, first - contextLength), first).trimStart(),
        text: text.slice(first, to),
        after: text.slice(to, to + contextLength).trimEnd(),
      },
    ];
  });
}
