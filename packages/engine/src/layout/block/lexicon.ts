import { isSlideShow } from '../is-slide-show.ts';
import type { DocumentContent } from '../page-content.ts';
import { isSpreadsheet } from '../sheet/is-spreadsheet.ts';
import type { TextLine } from '../text/lines.ts';

/** The letters on both sides of a hyphen that ends a line. */
export interface Halves {
  readonly before: string;
  readonly after: string;
}

/** What the words of a document tell about hyphens at line ends. */
export interface Lexicon {
  /** True for a hyphen that only breaks a word, false for one that belongs to it. */
  isBroken(halves: Halves): boolean;
}

const hyphenEnd = /(\p{L}+)[-\u00ad\u2010]$/u;
/** What tells an address or a name made of signs, whose hyphens are its own. */
const addressSign = /:\/\/|^www\.|[@_\p{N}]/u;
const wordStart = /^(\p{L}[\p{L}\p{M}]*)/u;

/** What a line and the one below it have of a word with a hyphen between them; null where there is none. */
export function halvesOf(above: string, below: string): Halves | null {
  const before = hyphenEnd.exec(above)?.[1];
  const after = wordStart.exec(below)?.[1];
  const last = above.slice(above.lastIndexOf(' ') + 1);

  return before === undefined || after === undefined || addressSign.test(last) ? null : { before, after };
}

/** The words of lines that follow one another, those broken at line ends left out. */
export function lexiconOf(lines: readonly TextLine[], content: DocumentContent): Lexicon {
  const words = new Set<string>();

  for (const { text } of lines) {
    for (const word of text.replace(/\S+[-\u00ad\u2010]$/, '').match(/\p{L}+(?:-\p{L}+)*/gu) ?? []) {
      words.add(word.toLowerCase());
    }
  }

  const has = (word: string) => words.has(word.toLowerCase());
  // One word at least that is broken is found whole elsewhere.
  const hyphenates = lines.slice(1).some(({ text }, index) => {
    const halves = halvesOf(lines[index]!.text, text);

    return halves !== null && has(halves.before + halves.after);
  });
  const breaksNone = isSlideShow(content) || isSpreadsheet(content.creator);

  return {
    isBroken: ({ before, after }) => {
      if (has(`${before}-${after}`)) {
        return false;
      }

      if (has(before + after)) {
        return true;
      }

      const isSmall = after === after.toLowerCase() && after !== after.toUpperCase();
      // Where no word is seen to be broken, a hyphen between two known words may be theirs, and one on a slide or a
      // sheet is: programs that make those break no words unless they are told to.
      const isTheirs = !hyphenates && (breaksNone || (has(before) && has(after)));

      return isSmall && !isTheirs;
    },
  };
}
