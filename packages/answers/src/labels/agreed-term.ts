import type { FoundQuote } from '../answer/find-quotes.ts';
import { statedSentence } from '../answer/stated-quote.ts';
import type { DocumentIndex } from '../index/document-index.ts';
import { passageOf } from '../index/passage-of.ts';
import type { TextSpan } from '../passages/passage.ts';
import { foldedWords } from '../words/folded-words.ts';
import { namedContract } from './contract-nouns.ts';

/** Questions for how long a contract runs, folded. */
const questions = [
  new RegExp(
    `^how long (?:does|do|is|will|would) ${namedContract}(?: (?:last|run|continue|valid|for|in force|apply|be valid|be in force|good for))?$`,
  ),
  new RegExp(`^what is the (?:term|duration|length|period) of ${namedContract}$`),
  new RegExp(
    `^combien de temps (?:dure|durera|court) ${namedContract}$|^combien de temps ${namedContract} (?:dure|durera|court)(?: t)?(?: il| elle)?$`,
  ),
  new RegExp(`^quelle est la duree ${namedContract}$`),
  new RegExp(
    `^pour (?:combien de temps|quelle duree|quelle periode) ${namedContract} est(?: il| elle)? (?:conclue?|valable|signee?)$`,
  ),
];

/** Duration of a contract after the phrase that introduces it. */
const statement =
  /(?<!\p{L})(?:(?:term|period|duration)(?: of|\s?:)?|durée\s?:|lasts?(?: for)?|(?:continues?|runs?|valid|force|effect) for|(?:durée|période)(?: \p{L}+){0,3} (?:de |d['’])|(?:conclue?|consentie?|valable|dure|signée?) (?:pour )?(?:une durée (?:\p{L}+ )?(?:de |d['’]))?)\s?(?:at least |up to |about |au moins )?(?<time>(?!(?:working|business|last|next|first|each|every|the|this|that|same|per|chaque|premier|dernier|même)\s)[\p{L}\p{N}-]{1,30} (?:\(\p{N}{1,4}\) )?(?:calendar |full |whole )?(?:days?|weeks?|months?|years?|jours?|semaines?|mois|ans?|années?))(?!\p{L})/dgiu;
/** A contract without an end: a CDI. */
const indefinite =
  /(?<!\p{L})(?:for |for an? |pour une |à |of )?(?<time>(?:indefinite|unlimited|indeterminate) (?:period|term|duration)|indefinitely|durée indéterminée|until (?:it is )?terminated)(?!\p{L})/diu;

/** Names of periods other than the duration of a contract. */
const otherPeriods =
  'notice|payment|invoices?|probation(?:ary)?|trial|retention|grace|cooling-off|withdrawal|warning|préavis|paiement|règlement|essai|conservation|rétractation|grâce';
/** The same in the phrase or a few words before it, without a mark between them, and verbs that mean one. */
const namesOther = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${otherPeriods})(?!\p{L})(?:[\s’'](?!(?:for|pour|pendant)\s)[\p{L}’'-]+){0,6}|(?:retained|kept|stored|conservée?s?)(?:\s[\p{L}’'-]+){0,3})[\s’']*$`,
  'iu',
);
/** `3 months' notice`, `trois mois de préavis`. */
const isOther = new RegExp(
  String.raw`^['’]?\s(?:prior |written |de |d['’])*(?:${otherPeriods})(?!\p{L})`,
  'iu',
);

/** Words for the time after the first term. */
const renews =
  /(?<!\p{L})(?:renew(?:s|ed|al|able)?|extend(?:s|ed)?|extension|reconduite?|reconduction|renouvel\p{L}*|prorog\p{L}*|prolong\p{L}*)(?!\p{L})/iu;

/** True for a question for the time that a contract runs. */
export function asksForTerm(text: string): boolean {
  const folded = foldedWords(text);

  return questions.some((form) => form.test(folded));
}

/** Sentences that say for how long a contract is made, with that time marked. */
export function agreedTerms(index: DocumentIndex): FoundQuote[] {
  const terms = index.sentences.flatMap((sentence) => {
    const { passage, start, end } = sentence;
    const written = passageOf(index, passage).text.slice(start, end);
    const time = durationIn(written);

    return time === null
      ? []
      : [
          {
            isRenewal: renews.test(written.slice(0, time.start)),
            quote: statedSentence(index, sentence, { start: start + time.start, end: start + time.end }),
          },
        ];
  });
  const first = terms.filter(({ isRenewal }) => !isRenewal);

  return (first.length > 0 ? first : terms).map(({ quote }) => quote);
}

/** The first duration in a sentence that is not a period of notice, payment, probation or the like. */
export function durationIn(sentence: string): TextSpan | null {
  for (const { indices } of sentence.matchAll(statement)) {
    const [start = 0, end = 0] = indices?.groups?.['time'] ?? [];

    if (!namesOther.test(sentence.slice(0, start)) && !isOther.test(sentence.slice(end))) {
      return { start, end };
    }
  }

  const [start, end] = indefinite.exec(sentence)?.indices?.groups?.['time'] ?? [];

  return start === undefined || end === undefined || namesOther.test(sentence.slice(0, start))
    ? null
    : { start, end };
}
