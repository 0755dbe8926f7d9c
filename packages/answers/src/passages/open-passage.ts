import type { Paragraph } from '@octavo/layout/model';
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
/**
 * Words after which no sentence ends: what follows goes on with it, even with a capital or a number. Conjunctions are
 * left out, which stand alone between the parties of a contract.
 */
const isUnfinished =
  /\s(?:an|the|of|to|at|from|with|by|for|in|into|per|between|than|whose|un|une|le|la|les|des|du|de|d[’']|l[’']|au|aux|à|par|pour|dans|avec|sans|sous|entre|chez|dont|que|soit)$/u;

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

  takes(paragraph: Paragraph): boolean {
    return this.#isBroken(paragraph) || this.#isListed(paragraph);
  }

  add(paragraph: Paragraph): void {
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
    this.#located.add(source, vertical, isBullet ? source.labelLength : 0);
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
      (/^["'“‘«(]?\p{Ll}/u.test(next) || (isUnfinished.test(text) && next.length >= thresholds.shortestBegun))
    );
  }

  /** True for an item of the list that the passage introduces or has begun. */
  #isListed({ role }: Paragraph): boolean {
    const { text } = this.#located;
    const isIntroduced = this.#last?.role.kind === 'body' && text.endsWith(':');

    return (
      role.kind === 'list-item' &&
      text.length < thresholds.longestList &&
      (isIntroduced || this.#last?.role.kind === 'list-item')
    );
  }
}
