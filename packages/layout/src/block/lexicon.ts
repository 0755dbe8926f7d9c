import type { DocumentContent } from '@octavo/pdf/content/page-content';
import { isSlideShow } from '../is-slide-show.ts';
import { isSpreadsheet } from '../sheet/is-spreadsheet.ts';
import type { TextLine } from '../text/lines.ts';

/** The letters on both sides of a hyphen that ends a line. */
export interface Halves {
  readonly before: string;
  readonly after: string;
}

/** Evidence from the words of a document about hyphens at line ends. */
export interface Lexicon {
  /** True for a hyphen that only breaks a word, false for one that is part of the word. */
  isBroken(halves: Halves): boolean;
}

const hyphenEnd = /(\p{L}+)[-\u00ad\u2010]$/u;
/** Signs of a web or email address or an identifier, whose hyphens are part of it. */
const addressSign = /:\/\/|^www\.|[@_\p{N}]/u;
const wordStart = /^(\p{L}[\p{L}\p{M}]*)/u;

/** Words that French and English always write with a hyphen, also where the document has no other instance. */
const alwaysHyphenated = new RegExp(
  `^(?:${[
    'ci-(?:après|dessus|dessous|joint(?:e|es|s)?|contre|devant|inclus(?:e|es)?|annexée?s?)',
    'au-(?:dessus|dessous|delà|dedans|dehors|devant)',
    'là-(?:bas|haut|dessus|dessous|dedans)',
    'peut-être|à-dire|vis-à|à-vis|quelques-une?s',
    '(?:celui|celle|ceux|celles)-(?:ci|là)',
    '(?:lui|elle|eux|elles|soi|moi|toi|nous|vous)-mêmes?',
    '(?:t|peut|peuvent|doit|doivent|est|sont|sera|seront|fait|dit|faut|ont)-(?:ils?|elles?|on|ce)',
    // `self-` and `ish` are the halves of `selfish`.
    '(?:self|well|demi|avant|après|arrière|grand|quasi)-(?!ish)\\p{L}{3,}',
  ].join('|')})$`,
  'iu',
);

/** Halves of a word hyphenated across two lines; null when there is none. */
export function halvesOf(above: string, below: string): Halves | null {
  const before = hyphenEnd.exec(above)?.[1];
  const after = wordStart.exec(below)?.[1];
  const last = above.slice(above.lastIndexOf(' ') + 1);

  return before === undefined || after === undefined || addressSign.test(last) ? null : { before, after };
}

/** Lexicon of the words of successive lines, without those broken at line ends. */
export function lexiconOf(lines: readonly TextLine[], content: DocumentContent): Lexicon {
  const words = new Set<string>();

  for (const { text } of lines) {
    for (const word of text.replace(/\S+[-\u00ad\u2010]$/, '').match(/\p{L}+(?:-\p{L}+)*/gu) ?? []) {
      words.add(word.toLowerCase());
    }
  }

  const has = (word: string) => words.has(word.toLowerCase());
  // True when at least one broken word is found whole elsewhere.
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

      if (alwaysHyphenated.test(`${before}-${after}`)) {
        return false;
      }

      const isSmall = after === after.toLowerCase() && after !== after.toUpperCase();
      // A hyphen between two known words may be part of them as long as no word is known to be broken. On a
      // slide or a sheet every hyphen then is: those programs hyphenate only on request.
      const isTheirs = !hyphenates && (breaksNone || (has(before) && has(after)));

      return isSmall && !isTheirs;
    },
  };
}
