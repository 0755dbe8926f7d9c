import { foldedWords } from '../words/folded-words.ts';
import { writtenDate } from '../words/written-date.ts';

/** `How much does a crown cost?`, `Quel est le prix de la tarte ?`: asks for an amount and nothing else. */
const question =
  /^how much (?:does|do|did|will|would|is|are|was|were) .*(?:cost|costs|worth)$|^what (?:does|do|did|will) .* cost$|^what (?:is|are|was) the (?:[a-z]+ )?(?:price|cost|fee|rent)s?\b|^combien (?:coute|coutent|a coute|coutera|vaut)\b|^quels? (?:est|sont|etait) (?:le |les )?(?:prix|cout|couts|tarif|tarifs|loyer)\b/;

/** Words by which something costs nothing, or as much as something else. */
const withoutAmount =
  /\b(?:free|included?|includes|inclusive|waived|nothing|no (?:charge|fee|cost)|same|gratuit\w*|offert\w*|inclus\w*|compris\w*|sans frais|meme|identique)\b/;

/** Numbers of days, hours, measures and entries of a list. */
const otherNumbers = new RegExp(
  String.raw`${writtenDate}|\p{N}{1,2}(?:st|nd|rd|th|er)? (?:january|february|march|april|may|june|july|august|september|october|november|december|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)` +
    String.raw`|\p{N}[\p{N}.,:]*\s?(?:(?:minutes?|mins?|hours?|days?|weeks?|months?|years?|heures?|jours?|semaines?|mois|ans?|années?|am|pm|h(?: \p{N}{2})?|km|cm|mm|m|m²|m³|kg|g|l|cl|ml|litres?|kwh|v|w|hz|db)(?!\p{L})|°)` +
    String.raw`|(?:^|(?<=[.!?]\s))\(?\p{N}{1,2}(?:\.\p{N}{1,2})*[.)]?\s`,
  'giu',
);

export function asksForCost(text: string): boolean {
  return question.test(foldedWords(text));
}

/** True for a text that may say what something costs: it has a number that counts nothing else, or is free. */
export function saysCost(text: string): boolean {
  return /\p{N}|\p{Sc}/u.test(text.replace(otherNumbers, ' ')) || withoutAmount.test(foldedWords(text));
}
