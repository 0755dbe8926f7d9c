import { fold } from '../words/fold.ts';
import { wordSet } from '../words/word-set.ts';
import { monthName } from '../words/written-date.ts';

export const determiners = wordSet(
  'a an the my our your his her its their this that le la les l un une mon ma mes notre nos votre vos son sa ses leur leurs ce cet cette',
);
/** Prepositions; those of a group may replace each other: `in May`, `on 3 May`. */
export const prepositions = [
  wordSet('in on at en dans a au aux during pendant since depuis by'),
  wordSet('for pour'),
  wordSet('of de du des d'),
  wordSet('with avec'),
  wordSet('without sans'),
  wordSet('under sous'),
  wordSet('from between among entre chez par sur'),
];
/** Words that end a noun phrase: verbs of questions, as no others can be told from nouns. */
const verbs = wordSet(
  `is are was were be been do does did has have had can could may might must shall should will would est sont etait
  etaient sera seront a ont avait doit doivent peut peuvent t il elle ils elles on se s y if when that which who si qui
  que dont and or et n ne pas not`,
);
const participles =
  /(?:ed|ée?s?)$|^(?:paid|due|held|made|sent|given|kept|sold|bought|built|found|drawn|written|born|lost|won|open|closed|allowed|new|necessary|possible)$/u;
/** Questions whose verb stands behind the subject: `When does the lease end?` */
const supported = wordSet('does do did can could may must shall should will would');

const weekday =
  'monday|tuesday|wednesday|thursday|friday|saturday|sunday|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche';
const month = new RegExp(`^(?:${fold(monthName)}|${weekday})$`, 'u');

export const isMonth = (piece: string) => month.test(plain(piece));
export const isName = (piece: string) => /^\p{Lu}[\p{L}-]+$/u.test(piece) && !isMonth(piece);

/** One after the last word of the noun phrase that goes on at a place. */
export function endOfPhrase(asked: readonly string[], from: number): number {
  let end = from;

  while (
    end < asked.length &&
    (end === from || !isBoundary(plain(asked[end]!))) &&
    !verbs.has(plain(asked[end]!))
  ) {
    end += 1;
  }

  const isLast = end >= asked.length;
  // The verb may stand behind its subject, at the end or before its object.
  const isSupported = asked.slice(0, from).some((piece) => supported.has(plain(piece)));
  const isBeforeObject = !isLast && determiners.has(plain(asked[end]!));
  const endsWithVerb =
    isBeforeObject ||
    (isSupported && !verbs.has(plain(asked[end] ?? ''))) ||
    participles.test(asked[end - 1]!.toLowerCase());

  return end - from > 1 && endsWithVerb ? end - 1 : end;
}

function isBoundary(word: string): boolean {
  return determiners.has(word) || prepositions.some((group) => group.has(word));
}

/** Words without the marks around them; `l’` stands alone. */
export function piecesOf(text: string): string[] {
  return text
    .replace(/-(?:t-)?(?=(?:il|elle|ils|elles|on)(?!\p{L}))/gu, ' $&')
    .replace(/[?!.,;:"«»]+/gu, ' ')
    .trim()
    .split(/\s+|(?<=[’'])(?!s(?!\p{L}))/u)
    .filter((piece) => piece !== '');
}

export function plain(piece: string): string {
  return fold(piece).replace(/[^\p{L}\p{N}]/gu, '');
}

export function textOf(pieces: readonly string[]): string {
  return `${pieces
    .join(' ')
    .replace(/(?<!\p{L})(l|d|qu|j|n|s|c|t|m|jusqu|lorsqu|puisqu)([’'])\s/giu, '$1$2')
    .replace(/ -/gu, '-')}?`;
}
