import type { PageContent } from '@octavo/pdf/content/page-content';

/** Number of words on a page, and of those also found in the written document. */
export interface WordsKept {
  readonly pageIndex: number;
  readonly words: number;
  readonly kept: number;
}

/** Least length of a word searched across word boundaries: shorter ones occur in any text. */
const shortestPiece = 3;

/** Share of lost words above which a page needs checking. */
const mostLost = 0.05;

/** Text of a page, and the part of it that is invisible to a reader. */
export interface ComparedPage {
  readonly pageIndex: number;
  readonly text: string;
  readonly unseen?: string;
}

/** Counts the words of each page that are also in a written document. */
export function wordsKept(pages: readonly ComparedPage[], written: string): WordsKept[] {
  const left = new Map<string, number>();

  for (const word of wordsOf(written)) {
    left.set(word, (left.get(word) ?? 0) + 1);
  }

  // Programs split words differently, so a word found anywhere in the text without spaces counts as kept.
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

/** Removes each invisible word once. */
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

/** True for a page that lost more than one word in twenty; a single lost word is tolerated. */
export function isPoor({ words, kept }: WordsKept): boolean {
  return words - kept > Math.max(1, words * mostLost);
}

/** Text in the parts of an Office document: text runs of paragraphs, cells and shared strings. */
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

/** Words of a page as we read them, the only source for scanned pages. */
export function pageText(page: PageContent): ComparedPage {
  return { pageIndex: page.pageIndex, text: textOf(page) };
}

/** Text of a page, with words hyphenated at line ends rejoined. */
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

/** Text as words are compared: poppler adds an accent to the dotless i that it was set over. */
function plain(text: string): string {
  return text
    .replace(/\u0131(?=\p{M})/gu, 'i')
    .normalize('NFKC')
    .replaceAll('\u00ad', '')
    .toLowerCase();
}

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

function unescaped(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity);
}
