import type { PageGlyph } from '@octavo/pdf/content/page-content';
import { clustersOf } from '../../text/clusters.ts';
import { readingOrder } from '../../text/reading-order.ts';

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

export function isRightToLeft(text: string): boolean {
  return rightToLeft.test(text);
}

/** Text of a line, from its words in visual order: with right-to-left letters it is read from the right. */
export function logicalLine(words: readonly { readonly glyphs: readonly PageGlyph[] }[]): string {
  const texts = words.map(({ glyphs }) => glyphs.map(({ text }) => text).join(''));

  if (!texts.some(isRightToLeft)) {
    return texts.join(' ');
  }

  const standing = words.flatMap(({ glyphs }, word) =>
    clustersOf(glyphs).map((cluster, index) => ({
      text: cluster.glyphs.map(({ text }) => text).join(''),
      before: index === 0 && word > 0 ? (' ' as const) : ('' as const),
      word,
    })),
  );

  return readingOrder(standing, 'rtl')
    .map((place) => standing[place]!)
    .map(({ text, word }, index, read) => (index > 0 && read[index - 1]!.word !== word ? ` ${text}` : text))
    .join('');
}
