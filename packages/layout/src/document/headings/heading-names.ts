import type { OutlineEntry } from '@octavo/pdf/content/page-content';
import { isContentsEntry } from '../../block/contents-entry.ts';
import type { ParagraphDraft } from '../../block/draft.ts';

const thresholds = {
  /** Number of characters before a title in the text of its heading: `12.3.4. `. */
  longestNumber: 8,
};

/** Outline entry that names a paragraph of its page. */
export function outlineEntry(
  draft: ParagraphDraft,
  text: string,
  outline: readonly OutlineEntry[],
): OutlineEntry | undefined {
  const plain = plainText(text);

  return outline.find(
    (entry) =>
      entry.pageIndex === draft.pageIndex &&
      plain.length > 1 &&
      (plainText(entry.title) === plain ||
        (plain.endsWith(plainText(entry.title)) &&
          plain.length < plainText(entry.title).length + thresholds.longestNumber)),
  );
}

/** Titles listed in tables of contents, in the form of `plainText`. */
export function contentsTitles(drafts: readonly ParagraphDraft[]): ReadonlySet<string> {
  const titles = drafts
    .flatMap(({ lines }) => lines)
    .filter(({ text }) => isContentsEntry(text))
    .map(({ text }) => plainText(text.slice(0, text.lastIndexOf('\t'))));

  return new Set(titles.filter((title) => title.length > 2));
}

/** Text without the differences between a heading and its mentions: case, punctuation, spaces. */
export function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
