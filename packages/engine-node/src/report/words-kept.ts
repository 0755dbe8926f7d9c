import type { PageContent } from '@octavo/engine/layout/page-content';

/** How many words a page has, and how many of them the written document has, too. */
export interface WordsKept {
  readonly pageIndex: number;
  readonly words: number;
  readonly kept: number;
}

/** Shorter words are found in any text, whatever became of them. */
const shortestPiece = 3;

/** A page that lost more than a word in twenty wants a second look. */
export const enoughWords = 0.95;

/** Counts the words of each page that came through into a written document. */
export function wordsKept(pages: readonly PageContent[], written: string): WordsKept[] {
  const left = new Map<string, number>();

  for (const word of wordsOf(written)) {
    left.set(word, (left.get(word) ?? 0) + 1);
  }

  // Programs cut words at other places: what stands somewhere, letter by letter, was kept.
  const letters = plain(written).replace(/\s+/g, '');

  return pages.map((page) => {
    const words = wordsOf(textOf(page));
    let kept = 0;

    for (const word of words) {
      const count = left.get(word) ?? 0;

      if (count > 0) {
        left.set(word, count - 1);
        kept += 1;
      } else if (word.length >= shortestPiece && letters.includes(word)) {
        kept += 1;
      }
    }

    return { pageIndex: page.pageIndex, words: words.length, kept };
  });
}

/** The words in the parts of an Office document: text runs of paragraphs, cells and shared strings. */
export function writtenText(parts: ReadonlyMap<string, string | Uint8Array>): string {
  let text = '';

  for (const content of parts.values()) {
    if (typeof content === 'string') {
      for (const [, run = '', end] of content.matchAll(
        /<(?:\w+:)?t(?: [^>]*)?>([^<]*)<|(<\/(?:\w+:)?(?:p|si|c)>|<(?:\w+:)?(?:br|tab)\/>)/g,
      )) {
        text += end === undefined ? unescaped(run) : ' ';
      }
    }
  }

  return text;
}

/** What a page shows, words that a line end had broken made whole. */
export function textOf({ glyphs }: PageContent): string {
  let text = '';
  let joins = false;

  for (const { text: letter, made, hyphen } of glyphs) {
    if (hyphen) {
      joins = true;
    } else if (!(joins && made)) {
      joins = false;
      text += letter;
    }
  }

  return text;
}

export function countWords(text: string): number {
  return wordsOf(text).length;
}

function wordsOf(text: string): string[] {
  return plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

function plain(text: string): string {
  return text.normalize('NFKC').replaceAll('\u00ad', '').toLowerCase();
}

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

function unescaped(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity);
}
