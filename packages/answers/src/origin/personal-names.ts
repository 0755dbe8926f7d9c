import { isDocumentNoun } from '../question/document-nouns.ts';
import { fold } from '../words/fold.ts';

/** Words of a personal name that begin with a small letter. */
const particles = /^(?:and|et|de|du|des|da|di|del|della|der|den|van|von|la|le|al|el|bin|ben|ibn|y|und|&)$/u;
const titles =
  /^(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Professor|Sir|Madam|M|MM|Mme|Mmes|Mlle|Me|Pr|Monsieur|Madame|Mesdames|Messieurs)\.?$/u;
/** `Mr and Mrs`, `M. et Mme` before the name of both. */
const couple = /(?<!\p{L})\p{Lu}\p{L}{0,7}\.? (?:and|et|&) (?=(?:Mrs|Ms|Mme|Madame)(?!\p{L}))/gu;
/** Words of institutions and addresses. */
const institutions =
  /(?<!\p{L})(?:univ\p{L}*|corporation|corp|inc|ltd|limited|llc|gmbh|s\.?a\.?s?|company|compagnie|soci[ée]t[ée]|institut\p{L}*|department|d[ée]partement|school|[ée]cole|college|facult[yé]|laborator\p{L}*|labs?|laboratoire|research|recherche|cent(?:er|re)|hospital|h[ôo]pital|minist[èe]re|ministry|academy|acad[ée]mie|agence|agency|service|mairie|bank|banque|group|groupe|street|road|rue|avenue|usa|uk|france|abstract|r[ée]sum[ée]|contents|sommaire|keywords|version|volume|draft|press|ebooks?|editions?|[ée]ditions?)(?!\p{L})/iu;

const thresholds = {
  /** Longest line of names, in characters, and words of a single name. */
  line: 240,
  words: 5,
};

export function isTitle(word: string): boolean {
  return titles.test(word);
}

/** Last name of a person that is the word of an address as well: `Anatole France`, `Jean Rue`. */
const surname =
  /(?<=\p{L}\.? )(?<!(?:^|[^\p{L}])(?:de|du|la|en|in|of|and|et|grande) )(?:France|Rue)(?=\s*(?:$|,|[^\p{L}\p{N}\s-]|(?:and|et) ))/gu;
/** The same behind a title only, as streets and companies often bear two words. */
const titledSurname =
  /(?<=(?:^|\s)(?:Mr|Mrs|Ms|Miss|Dr|M|Mme|Mlle|Monsieur|Madame)\.? (?:\p{Lu}[\p{L}.’'-]* )?)(?:Street|Road|Bank|School|College|Press|Group|Center|Banque)(?=\s*(?:$|,))/gu;

/** True for a line of one or several personal names, with marks of notes behind them. */
export function isLineOfNames(line: string): boolean {
  const withoutSurnames = line.replace(surname, '').replace(titledSurname, '');

  if (line.length > thresholds.line || /[@:;?!"“”«»{}]/u.test(line) || institutions.test(withoutSurnames)) {
    return false;
  }

  const names = namesIn(line);

  return names.length > 0 && names.every(isName);
}

/** Names between commas and conjunctions, and where a mark of a note ends one. */
function namesIn(line: string): string[][] {
  return line
    .replace(couple, '')
    .replace(/(?<=\p{L})[^\p{L}\s,.’'-]+/gu, ',')
    .split(/,|\s(?:and|et|&)\s/u)
    .map((name) => name.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)))
    .filter((words) => words.length > 0);
}

function isName(words: readonly string[]): boolean {
  const own = words.filter((word) => !titles.test(word));

  return (
    own.length + (words.length > own.length ? 1 : 0) >= 2 &&
    own.length <= thresholds.words &&
    own.every((word) => /^\p{Lu}[\p{L}.’'-]*$/u.test(word) || particles.test(word)) &&
    /^\p{Lu}/u.test(own.at(-1) ?? '') &&
    // A title of a document in capitals: `Annual Report`.
    !isDocumentNoun(fold(own.at(-1) ?? ''))
  );
}
