import type { LocatedText } from './located-text.ts';
import { PageLetters } from './page-letters.ts';
import type { Passage, PassageLine, PassageRow, TextSpan } from './passage.ts';
import { provenLine } from './proven-lines.ts';
import { sentencesOf } from './sentences.ts';
import type { SourcePage } from './source-page.ts';

/** A passage before its words are proven. */
export interface PassageDraft {
  readonly kind: Passage['kind'];
  readonly headings: readonly string[];
  readonly located: LocatedText;
  /** Offsets at which a sentence begins, whatever stands before. */
  readonly breaks?: readonly number[];
  readonly row?: PassageRow;
}

const thresholds = {
  /** Length in characters from which a passage is divided between sentences. */
  longest: 1600,

  /** Number of pages whose letters are kept: blocks come in the order of pages, except notes and tables. */
  pagesKept: 12,
};

/** Passages of a document in reading order, each with its sentences and the words that may be cited. */
export class PassageList {
  readonly passages: Passage[] = [];
  readonly #pages: readonly SourcePage[];
  readonly #letters = new Map<number, PageLetters>();

  constructor(pages: readonly SourcePage[]) {
    this.#pages = pages;
  }

  add({ kind, headings, located, breaks, row }: PassageDraft): void {
    const { text } = located;

    if (text.trim() === '') {
      return;
    }

    const lines = located.lines.flatMap((line) => {
      const letters = this.#lettersOf(line.page);
      const proven = letters === null ? null : provenLine(line, text, letters);

      return proven === null ? [] : [proven];
    });
    const starts = kind === 'heading' ? [] : [...located.lineStarts, ...(breaks ?? [])];
    const sentences = row === undefined ? sentencesOf(text, starts) : [{ start: 0, end: text.length }];
    const whole = { kind, headings, text, sentences, lines, ...(row !== undefined && { row }) };

    this.passages.push(...(row === undefined ? divided(whole) : [whole]));
  }

  #lettersOf(pageIndex: number): PageLetters | null {
    const page = this.#pages[pageIndex];
    let letters = this.#letters.get(pageIndex);

    if (letters !== undefined || page === undefined) {
      return letters ?? null;
    }

    letters = new PageLetters(page.glyphs, page);
    this.#letters.set(pageIndex, letters);

    if (this.#letters.size > thresholds.pagesKept) {
      const [oldest = pageIndex] = this.#letters.keys();
      this.#letters.delete(oldest);
    }

    return letters;
  }
}

/** Parts of a long passage, none of which cuts a sentence. */
function divided(passage: Passage): Passage[] {
  const parts: TextSpan[][] = [[]];

  for (const sentence of passage.sentences) {
    const part = parts.at(-1);
    const [first] = part ?? [];

    if (part !== undefined && (first === undefined || sentence.end - first.start <= thresholds.longest)) {
      part.push(sentence);
    } else {
      parts.push([sentence]);
    }
  }

  return parts.length === 1 ? [passage] : parts.map((sentences) => partOf(passage, sentences));
}

function partOf(passage: Passage, sentences: readonly TextSpan[]): Passage {
  const from = sentences[0]?.start ?? 0;
  const to = sentences.at(-1)?.end ?? from;

  return {
    ...passage,
    text: passage.text.slice(from, to),
    sentences: sentences.map(({ start, end }) => ({ start: start - from, end: end - from })),
    lines: passage.lines.flatMap((line) => {
      const words = wordsWithin(line, from, to);

      return words.some((_, at) => at % 4 === 1 && (words[at] ?? 0) > 0) ? [{ ...line, words }] : [];
    }),
  };
}

/** Words of a line within a part of the text; those outside become marks that no box may cross. */
function wordsWithin({ words }: PassageLine, from: number, to: number): number[] {
  const kept: number[] = [];

  for (let at = 0; at < words.length; at += 4) {
    const [start = 0, end = 0, left = 0, right = 0] = words.slice(at, at + 4);

    if (end === 0) {
      kept.push(0, 0, left, right);
    } else if (start >= from && end <= to) {
      kept.push(start - from, end - from, left, right);
    } else {
      const middle = (left + right) / 2;
      kept.push(0, 0, middle, middle);
    }
  }

  return kept;
}
