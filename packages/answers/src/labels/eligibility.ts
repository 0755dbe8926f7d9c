import type { FoundQuote } from '../answer/find-quotes.ts';
import { statedSentence } from '../answer/stated-quote.ts';
import type { DocumentIndex } from '../index/document-index.ts';
import { passageOf } from '../index/passage-of.ts';
import type { Question } from '../question/read-question.ts';
import { foldedWords } from '../words/folded-words.ts';
import { stemsIn } from './stems-in.ts';

const question =
  /^who (?:(?:can|may|could|must|should)(?: not)?|cannot|is (?:not )?(?:eligible|allowed|entitled|permitted|required)|are (?:not )?(?:eligible|allowed|entitled)|qualifies|needs to|has to)(?: .{2,80})?$|^qui (?:(?:n )?a (?:pas )?(?:le )?droit|(?:ne )?(?:peut|doit)(?: pas)?|(?:n )?est (?:pas )?(?:eligible|admis|autorise|concerne)|remplit les conditions)(?: .{2,80})?$/u;
/** Words of such a question that name no deed. */
const asking = new Set(
  'eligible allowed entitled permitted required qualifies qualify needs need has droit admis autorise concerne beneficier benefit'.split(
    ' ',
  ),
);
const stating =
  /\b(?:eligib\w*|entitled|qualif(?:y|ies)|(?:open|available) to|may apply|can apply|eligibles?|ont droit|a droit|avez droit|peuvent beneficier|peut beneficier|reserve(?:e|s|es)? aux?|ouvert(?:e|s|es)? aux?|s adresse aux?|remplir (?:les|une des) conditions)\b/;
/** Sentences about what is not allowed, or about another paper. */
const denying = /\b(?:not|ineligible|cannot|never|ne|n|pas|sauf)\b/;
/** Likeness from which a word is that of the question. */
const same = 0.7;

/** True for a question for the persons who may or must do something. */
export function asksForEligibility(text: string): boolean {
  return question.test(foldedWords(text));
}

/** Sentences that say who may do the asked deed, or has a right to it. */
export function eligibilities(index: DocumentIndex, { terms, text }: Question): FoundQuote[] {
  const deed = terms.filter(({ word }) => !asking.has(word));
  const isDenied = denying.test(foldedWords(text));

  return index.sentences.flatMap((sentence, number) => {
    const { passage, start, end } = sentence;
    const { kind, text: whole } = passageOf(index, passage);
    const said = foldedWords(whole.slice(start, end));

    if (kind !== 'text' || !stating.test(said) || denying.test(said) !== isDenied) {
      return [];
    }

    const stems = stemsIn(index, number, { start, end });
    const isMeant = deed.every(
      ({ matches, isDocument }) => isDocument || stems.some((stem) => (matches.get(stem) ?? 0) >= same),
    );

    return isMeant ? [statedSentence(index, sentence, null)] : [];
  });
}
