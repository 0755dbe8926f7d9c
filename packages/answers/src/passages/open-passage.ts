import type { Paragraph } from '@octavo/layout/model';
import { hasSentences } from './clause-title.ts';
import { endsUnfinished } from './ends-unfinished.ts';
import { LocatedText } from './located-text.ts';
import type { PassageDraft } from './passage-list.ts';
import type { PageShowing } from './shown-glyph.ts';

const thresholds = {
  /** Length in characters from which items of a list begin a new passage. */
  longestList: 900,

  /** Shortest paragraph, in characters, that another one may continue; shorter ones are labels. */
  shortestBegun: 24,
};

const isEnded = /[.!?:;。！？؟۔।…]["'”’»)\]]*$/u;
/** A passage that the next paragraph may continue: a sentence over two blocks, or a list with its introduction. */
export class OpenPassage {
  readonly #headings: readonly string[];
  readonly #located: LocatedText;
  readonly #breaks: number[] = [];
  #last: Paragraph | null = null;

  constructor(headings: readonly string[], pages: readonly PageShowing[]) {
    this.#headings = headings;
    this.#located = new LocatedText(pages);
  }

  get draft(): PassageDraft {
    return { kind: 'text', headings: this.#headings, located: this.#located, breaks: this.#breaks };
  }

  get endsWithItem(): boolean {
    return this.#last?.role.kind === 'list-item';
  }

  takes(paragraph: Paragraph): boolean {
    return this.#isBroken(paragraph) || this.#isListed(paragraph);
  }

  /** @param from offset in its source before which the text of a paragraph is left out */
  add(paragraph: Paragraph, from = 0): void {
    const { source, vertical, role } = paragraph;

    if (source === undefined) {
      return;
    }

    if (this.#located.text !== '') {
      const goesOn = this.#isBroken(paragraph);
      this.#located.addWords(' ');
      this.#breaks.push(...(goesOn ? [] : [this.#located.text.length]));
    }

    const isBullet = role.kind === 'list-item' && role.mark.kind.kind === 'bullet';
    this.#located.add(source, vertical, isBullet ? source.labelLength : from);
    this.#last = paragraph;
  }

  /** True when a paragraph goes on with the sentence that the passage breaks off in. */
  #isBroken({ role, source }: Paragraph): boolean {
    const { text } = this.#located;
    const next = source?.text ?? '';

    return (
      role.kind === 'body' &&
      this.#last !== null &&
      this.#last.role.kind !== 'code' &&
      text.length >= thresholds.shortestBegun &&
      !isEnded.test(text) &&
      (/^["'“‘«(]?\p{Ll}/u.test(next) || (endsUnfinished(text) && next.length >= thresholds.shortestBegun))
    );
  }

  /** True for an item of the list that the passage introduces or has begun. */
  #isListed(paragraph: Paragraph): boolean {
    const { role } = paragraph;
    const { text } = this.#located;
    const isIntroduced = this.#last?.role.kind === 'body' && text.endsWith(':');

    return (
      role.kind === 'list-item' &&
      text.length < thresholds.longestList &&
      (isIntroduced ||
        (this.#last?.role.kind === 'list-item' && !hasSentences(this.#last) && !hasSentences(paragraph)))
    );
  }
}
