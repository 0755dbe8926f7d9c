import { foldedWords } from '../words/folded-words.ts';
import { dayAndMonth, writtenDate } from '../words/written-date.ts';

/** `How much does a crown cost?`, `Quel est le prix de la tarte ?`: asks for an amount and nothing else. */
const question =
  /^how much (?:does|do|did|will|would|is|are|was|were) .*(?:cost|costs|worth)$|^what (?:does|do|did|will) .* cost$|^what (?:is|are|was) the (?:[a-z]+ )?(?:price|cost|fee|rent|amount of (?:the |my |our )?(?:[a-z]+ )?(?:rent|deposit|fee|loan|bonus|salary|claim|payment|compensation|allowance|fine|penalty|grant|premium|instalment|refund|advance|bill|invoice))s?(?:$| (?:of|for|per|to|in) )|^combien (?:coute|coutent|a coute|coutera|vaut)\b|^a combien (?:s eleve|s elevent|se monte|se montent) |^quels? (?:est|sont|etait) (?:le |les )?(?:montants? (?:de|du|des|d) |prix|cout|couts|tarif|tarifs|loyer)(?:$| (?:de|du|des|d|pour|mensuel|annuel)\b)/;

/** Words by which something costs nothing, or as much as something else. */
const withoutAmount =
  /\b(?:free|included?|includes|inclusive|waived|nothing|no (?:charge|fee|cost)|same|gratuit\w*|offert\w*|inclus\w*|compris\w*|sans frais|meme|identique)\b/;

/** Amounts in words, such as `one hundred pounds` and `six cents euros`, but not times, such as `two weeks`. */
const spelledAmount =
  /(?<!\p{L})(?:euros?|pounds?|dollars?|francs?|pence|cents?|sterling|livres|eur|gbp|usd|chf|(?:two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|hundred|thousand|deux|trois|quatre|cinq|sept|huit|neuf|dix|vingt|trente|cinquante|mille)(?![\s-](?:\p{L}+\s)?(?:minutes?|hours?|days?|weeks?|months?|years?|times?|heures?|jours?|semaines?|mois|ans|années?|fois)(?!\p{L})))(?!\p{L})/iu;

/** Numbers of days, hours, measures and entries of a list. */
const otherNumbers = new RegExp(
  String.raw`${writtenDate}|${dayAndMonth}` +
    String.raw`|\p{N}[\p{N}.,:]{0,15}\s?(?:(?:minutes?|mins?|hours?|days?|weeks?|months?|years?|heures?|jours?|semaines?|mois|ans|années?|am|pm|h(?: \p{N}{2})?|km|cm|mm|m|m²|m³|kg|g|l|cl|ml|litres?|kwh|v|w|hz|db)(?!\p{L})|°)` +
    // Telephone numbers, codes and numbers of houses.
    String.raw`|(?<!\p{N})\+?0\p{N}[\p{N} ]{7,}|(?<!\p{L})\p{Lu}{1,2}\p{N}[\p{Lu}\p{N}]?\s\p{N}\p{Lu}{2}(?!\p{L})|\p{N}{1,4}(?:\s?bis|\s?ter)?,?\s(?:(?:\p{Lu}\p{L}+\s){1,3}(?:street|road|lane|avenue|drive|close|square|house|way|place)|(?:rue|avenue|boulevard|allée|place|chemin|impasse|quai|route|cours)\s)|(?<!\p{N})\p{N}{5}\s\p{Lu}` +
    // Laws are cited by numbers.
    String.raw`|(?<!\p{N})\p{N}{1,4}\s(?:U\.?\s?S\.?\s?C|C\.?\s?F\.?\s?R|Stat)\.?(?:\s(?:§+\s?)?[\p{N}.–-]+)?|(?<!\p{L})(?:section|sect?\.|article|art\.|clause|§+|loi n[°º]|décret n[°º])\s?[\p{Lu}\p{N}.–-]+` +
    // French years: `1 an` only, because `25 an hour` is a price in English.
    String.raw`|(?<!\p{N})1\san(?!\p{L})|(?:^|(?<=[.!?]\s))\(?\p{N}{1,2}(?:\.\p{N}{1,2})*[.)]?\s`,
  'giu',
);

/** @param folded words of a question, folded */
export function asksForCost(folded: string): boolean {
  return question.test(folded);
}

/** True for a text that may state a cost: it has a number that counts nothing else, or says that it is free. */
export function saysCost(text: string): boolean {
  return (
    /\p{N}|\p{Sc}/u.test(text.replace(otherNumbers, ' ')) ||
    spelledAmount.test(text) ||
    withoutAmount.test(foldedWords(text))
  );
}
