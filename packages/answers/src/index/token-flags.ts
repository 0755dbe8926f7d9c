import type { Token } from '../words/tokens.ts';

/** Properties of an indexed word, as bits. */
export const tokenFlags = {
  number: 1,
  capital: 2,
  /** A year, or the number or name in a date. */
  date: 4,
  /** The first word of a sentence, whose capital says nothing. */
  first: 8,
  percent: 16,
  money: 32,
  /** A number in words. */
  numeral: 64,
  stop: 128,
  /** A number of days, months or years. */
  duration: 256,
} as const;

const months = new Set(
  `january february march april may june july august september october november december janvier fevrier mars avril mai
  juin juillet aout septembre octobre novembre decembre januar februar marz juni juli oktober dezember enero febrero
  marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre monday tuesday wednesday thursday friday
  saturday sunday lundi mardi mercredi jeudi vendredi samedi dimanche century siecle spring summer autumn winter
  printemps ete automne hiver jan feb apr jun jul aug sep oct nov dec janv fevr avr juil`.split(/\s+/u),
);

const numerals = new Set(
  `one two three four five six seven eight nine ten eleven twelve thirteen fifteen sixteen twenty thirty forty fifty
  sixty hundred hundreds thousand thousands million millions billion billions half third quarter first second dozen
  twice deux trois quatre cinq sept huit neuf dix onze douze treize quinze seize vingt trente quarante cinquante
  soixante cent cents mille milliers milliard milliards moitie tiers quart premier premiere dizaine centaine
  zwei drei vier funf sechs sieben acht neun zehn hundert tausend dos tres cuatro cinco seis siete ocho nueve diez`.split(
    /\s+/u,
  ),
);

const year = /^(1\d{3}|20\d{2})$/;
const decade = /^(1\d{3}|20\d{2})s$/;
const percentAfter = /^\s?(%|٪|per ?cent\b|percent|pour cent\b|pour-cent|Prozent|por ciento)/u;
const moneyAfter =
  /^\s?(€|\$|£|¥|(?:million|billion|milliard|thousand|mille)s?\s(?:d['’]|de\s|of\s)?(?:€|\$|euros?|dollars?|francs?|pounds?)|euros?\b|EUR\b|USD\b|dollars?\b|francs?\b|pounds?\b|livres?\b|CHF\b)/u;
const moneyBefore = /(€|\$|£|¥|EUR|USD|CHF|GBP)\s?$/u;

/** `the 25th of each month`, `le 5 de chaque mois`. */
const dayOfMonthAfter =
  /^(?:st|nd|rd|th|er)?\s(?:(?:day\s)?of|de|du)\s(?:(?:each|every|the|chaque)\s)?(?:month|mois)(?!\p{L})/u;

const durationAfter =
  /^\s(?:(?:calendar|business|working|full|clear|whole|more) )?(?:minutes?|hours?|days?|weeks?|months?|years?|heures?|jours?|semaines?|mois|ans?|années?)(?!\p{L})/u;

/** Flags of a word by itself; those that its neighbours decide are added by `contextFlags`. */
export function wordFlags(word: string, isNumber: boolean): number {
  if (isNumber) {
    return tokenFlags.number | (year.test(word) ? tokenFlags.date : 0);
  }

  return (
    (months.has(word) || decade.test(word) ? tokenFlags.date : 0) |
    (numerals.has(word) ? tokenFlags.numeral : 0)
  );
}

/** English months that are common words as well, when they have no capital. */
const monthsByCapital = new Set(['may', 'march']);
/** Words before the French summer; without them, `été` is a form of the verb that most sentences have. */
const beforeSummer = new Set('l cet en d chaque un plein fin debut ete cet'.split(' '));

/** False for a word that is no date where it stands: `may be paid`, `a été payé`. */
export function isDateAt({ word, isCapital }: Pick<Token, 'word' | 'isCapital'>, before: string): boolean {
  return (
    (!monthsByCapital.has(word) || isCapital) && (word !== 'ete' || isCapital || beforeSummer.has(before))
  );
}

/** Flags of a number by the text around it. */
export function contextFlags(text: string, start: number, end: number): number {
  const after = text.slice(end, end + 24);
  const before = text.slice(Math.max(0, start - 5), start);

  return (
    (percentAfter.test(after) ? tokenFlags.percent : 0) |
    (moneyAfter.test(after) || moneyBefore.test(before) ? tokenFlags.money : 0) |
    (dayOfMonthAfter.test(after) ? tokenFlags.date : 0) |
    (durationAfter.test(after) ? tokenFlags.duration : 0)
  );
}
