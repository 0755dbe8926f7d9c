import type { SourceText } from '@octavo/layout/model';
import { cleanText } from './clean-text.ts';
import { endsUnfinished } from './ends-unfinished.ts';
import { labelLines } from './label-form.ts';
import type { TextSpan } from './passage.ts';
import { type LayoutGlyph, type PageShowing, type ShownGlyph, shownGlyph } from './shown-glyph.ts';

/** A glyph with the part of the text that it shows. */
export interface LocatedGlyph extends TextSpan {
  readonly place: ShownGlyph;
}

/** Glyphs of a text on one line of a page. */
export interface LocatedLine {
  readonly page: number;
  /** True when the line runs up or down the page as shown. */
  readonly sideways: boolean;
  readonly glyphs: readonly LocatedGlyph[];
}

/** Letters that were painted on a line, by their places. */
class PaintedLetters {
  readonly #painted = new Map<number, { readonly text: string; readonly index: number }>();

  /** Adds a glyph; false when it repeats one. The parts of a ligature follow each other at one place. */
  add({ text, left, top }: LayoutGlyph, index: number): boolean {
    const place = Math.round(left * 4) + Math.round(top * 4) * 2 ** 20;
    const before = this.#painted.get(place);

    if (before?.text === text && before.index < index - 1) {
      return false;
    }

    this.#painted.set(place, { text, index });

    return true;
  }
}

/** A compound word over two lines: `ci-` and `après`. */
const hyphenAtEnd = /\p{L}-$/u;
const startsSmall = /^\s*\p{Ll}/u;

/** Length of a line, in characters, from which a comma at its end belongs to a sentence rather than to a salutation. */
const shortestFull = 45;

/** Text put together from parts of a document, with the places of its characters. */
export class LocatedText {
  readonly lines: LocatedLine[] = [];
  /** Offsets at which the author began a new line: entries of an address or a form, not the lines of a paragraph. */
  readonly lineStarts: number[] = [];
  readonly #pages: readonly PageShowing[];
  #text = '';

  /** @param pages pages of the file, by index */
  constructor(pages: readonly PageShowing[]) {
    this.#pages = pages;
  }

  get text(): string {
    return this.#text;
  }

  /** Adds words that stand elsewhere, such as the header of a column before a value. */
  addWords(words: string): TextSpan {
    const start = this.#text.length;
    this.#text += words;

    return { start, end: this.#text.length };
  }

  /**
   * Adds a paragraph, with one space for any white space.
   *
   * @param vertical true when its lines run down the page although its glyphs stand upright
   * @param from offset in the source before which its text is left out
   */
  add(source: SourceText, vertical: boolean, from = 0): TextSpan {
    const first = this.#text.length;
    let read = from;
    let isApart = false;
    let isLineStart = false;
    const labelled = labelLines(source);

    for (const [line, { pageIndex, glyphs }] of source.lines.entries()) {
      isLineStart ||= labelled.has(line);
      const page = this.#pages[pageIndex];
      const located: LocatedGlyph[] = [];
      const painted = new PaintedLetters();

      for (const [index, { start, end, glyph }] of glyphs.entries()) {
        if (start < from || !painted.add(glyph, index)) {
          continue;
        }

        const shown = cleanText(source.text.slice(start, end));
        const between = source.text.slice(read, start);
        isApart ||= /\s/.test(between) || shown.startsWith(' ');
        isLineStart ||= between.includes('\n');
        read = end;

        if (shown.trim() !== '') {
          const isJoined = between.includes('\n') && hyphenAtEnd.test(this.#text) && startsSmall.test(shown);
          this.#text += isApart && !isJoined && this.#text.length > first ? ' ' : '';

          // A small letter goes on with the line above, however it was broken.
          if (isLineStart && !startsSmall.test(shown) && !this.#isUnfinished(first)) {
            this.lineStarts.push(this.#text.length);
          }

          isLineStart = false;
          const span = this.addWords(shown.trim());
          isApart = shown.endsWith(' ');

          if (page !== undefined) {
            located.push({ ...span, place: shownGlyph(glyph, page, vertical) });
          }
        }
      }

      this.#addLine(pageIndex, located, vertical);
    }

    return { start: first, end: this.#text.length };
  }

  /** True behind a line that breaks off, or a full one that ends with a comma; a salutation is shorter. */
  #isUnfinished(paragraphStart: number): boolean {
    const text = this.#text.trimEnd();
    const lineStart = Math.max(paragraphStart, this.lineStarts.at(-1) ?? 0);

    return text.length - lineStart >= shortestFull && (text.endsWith(',') || endsUnfinished(text));
  }

  #addLine(page: number, glyphs: readonly LocatedGlyph[], vertical: boolean): void {
    const [first] = glyphs;

    if (first !== undefined) {
      this.lines.push({ page, sideways: first.place.sideways !== vertical, glyphs });
    }
  }
}
