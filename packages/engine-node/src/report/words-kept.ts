import type { PageContent } from '@octavo/engine/layout/page-content';

/** How many words a page has, and how many of them the written document has, too. */
export interface WordsKept {
  readonly pageIndex: number;
  readonly words: number;
  readonly kept: number;
}

/** Shorter words are found in any text, whatever became of them. */
const shortestPiece = 3;

/** A page that lost more than this share of its words wants a second look. */
const mostLost = 0.05;

/** The words of a page, and those of them that a reader does not see. */
export interface PageWords {
  readonly pageIndex: number;
  readonly text: string;
  readonly unseen?: string;
}

/** Counts the words of each page that came through into a written document. */
export function wordsKept(pages: readonly PageWords[], written: string): WordsKept[] {
  const left = new Map<string, number>();

  for (const word of wordsOf(written)) {
    left.set(word, (left.get(word) ?? 0) + 1);
  }

  // Programs cut words at other places: what stands somewhere, letter by letter, was kept.
  const letters = plain(written).replace(/\s+/g, '');

  return pages.map((page) => {
    const words = withoutUnseen(wordsOf(page.text), wordsOf(page.unseen ?? ''));
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

/** Takes each unseen word off once. */
function withoutUnseen(words: readonly string[], unseen: readonly string[]): readonly string[] {
  const left = new Map<string, number>();

  for (const word of unseen) {
    left.set(word, (left.get(word) ?? 0) + 1);
  }

  return words.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);

    return count <= 0;
  });
}

/** True for a page that lost more than one word in twenty, a single stray word apart. */
export function isPoor({ words, kept }: WordsKept): boolean {
  return words - kept > Math.max(1, words * mostLost);
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

/** The words of a page as they were read from it: of pictures of text there is no other account. */
export function pageText(page: PageContent): PageWords {
  return { pageIndex: page.pageIndex, text: textOf(page) };
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
