import type { SourceText } from '@octavo/layout/model';

/**
 * A label before a colon: `Invoice number: 4711`, `1. Rent:`. The space behind it tells it from a time of day and from
 * an address of a page.
 */
export const labelForm = /^((?:\(?\p{N}{1,2}[.)]|[•–-])?\s*)([\p{L}\p{N}][^:;!?]{0,59}?)\s?:(?:\s+|$)/u;

/** Indexes of the lines of a paragraph that begin with a label, beside another such line. */
export function labelLines({ text, lines }: SourceText): ReadonlySet<number> {
  const has = lines.map(({ glyphs }) => {
    const line = text.slice(glyphs[0]?.start, glyphs.at(-1)?.end).trim();

    return labelForm.test(line) && !/^\p{Ll}/u.test(line);
  });

  return new Set(
    has.flatMap((is, line) => (is && (has[line - 1] === true || has[line + 1] === true) ? [line] : [])),
  );
}
