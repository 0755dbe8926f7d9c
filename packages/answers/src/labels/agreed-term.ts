import type { FoundQuote } from '../answer/find-quotes.ts';
import type { DocumentIndex } from '../index/document-index.ts';
import { passageOf } from '../index/passage-of.ts';
import { cutQuote } from '../rank/cut-quote.ts';
import { fold } from '../words/fold.ts';

const contract =
  '(?:the|this|my|our|le|la|l|ce|cet|cette|mon|notre|du|de la|de l|de ce|de cet|de cette|de mon) (?:contract|agreement|lease|tenancy|policy|licence|license|subscription|warranty|guarantee|contrat|bail|accord|convention|location|abonnement|garantie|licence)';

/** Questions for how long a contract runs, folded. */
const questions = [
  new RegExp(
    `^how long (?:does|do|is|will|would) ${contract}(?: (?:last|run|continue|valid|for|in force|apply|be valid|be in force|good for))?$`,
  ),
  new RegExp(`^what is the (?:term|duration|length|period) of ${contract}$`),
  new RegExp(
    `^combien de temps (?:dure|durera|court) ${contract}$|^combien de temps ${contract} (?:dure|durera|court)(?: t)?(?: il| elle)?$`,
  ),
  new RegExp(`^quelle est la duree ${contract}$`),
  new RegExp(
    `^pour (?:combien de temps|quelle duree|quelle periode) ${contract} est(?: il| elle)? (?:conclue?|valable|signee?)$`,
  ),
];

/** The time for which a contract is made, behind the words that say so. */
const statement =
  /(?<!\p{L})(?:(?:term|period|duration)(?: of)?|lasts?(?: for)?|(?:continues?|runs?|valid|force|effect) for|(?:durée|période)(?: \p{L}+){0,3} (?:de |d['’])|(?:conclue?|consentie?|valable|dure|signée?) (?:pour )?(?:une durée (?:\p{L}+ )?(?:de |d['’]))?)\s?(?:at least |up to |about |au moins )?(?<time>[\p{L}\p{N}-]+ (?:\(\p{N}+\) )?(?:calendar |full |whole )?(?:days?|weeks?|months?|years?|jours?|semaines?|mois|ans?|années?))(?!\p{L})/diu;

/** True for a question for the time that a contract runs. */
export function asksForTerm(text: string): boolean {
  const folded = fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

  return questions.some((form) => form.test(folded));
}

/** Sentences that say for how long a contract is made, with that time marked. */
export function agreedTerms(index: DocumentIndex): FoundQuote[] {
  return index.sentences.flatMap(({ passage, start, end }) => {
    const match = statement.exec(passageOf(index, passage).text.slice(start, end));
    const [from, to] = match?.indices?.groups?.['time'] ?? [];

    if (from === undefined || to === undefined) {
      return [];
    }

    const words = { start: start + from, end: start + to };
    const quote = cutQuote(index, { passage, start, end, probability: 1, sentences: [] }, words);

    return [{ ...quote, passage, probability: 1, words, sentence: quote }];
  });
}
