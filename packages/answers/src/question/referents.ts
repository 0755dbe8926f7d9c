import { partyRole } from '../words/party-roles.ts';
import { wordSet } from '../words/word-set.ts';
import { endOfPhrase, isName, plain } from './noun-phrases.ts';

export type Gender = 'masculine' | 'feminine';

/** A person or thing that a question names. */
export interface Referent {
  readonly pieces: readonly string[];
  readonly end: number;
  readonly isParty: boolean;
  /** A party that is a person in law, and a thing in English. */
  readonly isOrganisation: boolean;
  readonly isName: boolean;
  /** Null where the article does not tell, as in `l’agence`. */
  readonly gender: Gender | null;
  readonly isPlural: boolean;
}

const organisations = wordSet(
  'company society agency insurer lender employer provider supplier contractor vendor',
);
const englishArticles = wordSet('a an the this that these those my our your');
/** Articles and determiners of a noun, with their gender; contracted ones hold `le` or `les`. */
const frenchArticles: ReadonlyMap<string, readonly [article: string, gender: Gender | null]> = new Map([
  ['le', ['le', 'masculine']],
  ['un', ['le', 'masculine']],
  ['ce', ['ce', 'masculine']],
  ['cet', ['cet', 'masculine']],
  ['du', ['le', 'masculine']],
  ['au', ['le', 'masculine']],
  ['la', ['la', 'feminine']],
  ['une', ['la', 'feminine']],
  ['cette', ['cette', 'feminine']],
  ['l', ['l’', null]],
  ['mon', ['mon', null]],
  ['ma', ['ma', 'feminine']],
  ['notre', ['notre', null]],
  ['votre', ['votre', null]],
  ['les', ['les', null]],
  ['des', ['les', null]],
  ['aux', ['les', null]],
  ['mes', ['mes', null]],
  ['nos', ['nos', null]],
  ['vos', ['vos', null]],
]);
const pluralArticles = wordSet('les mes nos vos these those');

/** Persons and things that words name with an article or by a name, in their order. */
export function referentsIn(asked: readonly string[], isFrench: boolean): Referent[] {
  const found: Referent[] = [];

  for (let at = 0; at < asked.length; at += 1) {
    const referent = isFrench ? frenchReferent(asked, at) : englishReferent(asked, at);

    if (referent !== null) {
      found.push(referent);
      at = referent.end - 1;
    }
  }

  return found;
}

function englishReferent(asked: readonly string[], at: number): Referent | null {
  const hasArticle = englishArticles.has(plain(asked[at]!));
  const end = hasArticle ? endOfPhrase(asked, at + 1) : endOfName(asked, at);

  return end === at || (hasArticle && end === at + 1 && at + 1 >= asked.length)
    ? null
    : referentOf(asked.slice(at, end), end, !hasArticle, null, englishPlural(asked[at]!, asked[end - 1]!));
}

function englishPlural(first: string, last: string): boolean {
  return pluralArticles.has(plain(first)) || /[^s]s$/u.test(plain(last));
}

function frenchReferent(asked: readonly string[], at: number): Referent | null {
  const word = plain(asked[at]!);
  const known = frenchArticles.get(word);

  if (known === undefined || at + 1 >= asked.length) {
    const end = endOfName(asked, at);

    return end === at ? null : referentOf(asked.slice(at, end), end, true, null, false);
  }

  const [article, gender] = known;
  const end = endOfPhrase(asked, at + 1);

  return referentOf([article, ...asked.slice(at + 1, end)], end, false, gender, pluralArticles.has(article));
}

function referentOf(
  pieces: readonly string[],
  end: number,
  isOfName: boolean,
  gender: Gender | null,
  isPlural: boolean,
): Referent {
  const isParty = pieces.some((piece) => partyRole(plain(piece)) !== null);
  const isOrganisation = pieces.some((piece) => organisations.has(plain(piece)));

  return { pieces, end, isParty, isOrganisation, isName: isOfName, gender, isPlural };
}

/** One after the last word of a name that begins at a place; the place itself where none does. */
function endOfName(asked: readonly string[], at: number): number {
  let end = at;

  while (
    at > 0 &&
    end < asked.length &&
    (isName(asked[end]!) || (end > at && /^\p{N}+$/u.test(asked[end]!)))
  ) {
    end += 1;
  }

  // `Dana Okafor’s landlord` is the landlord.
  const isOwner = at > 0 && /^\p{Lu}[\p{L}-]+[’']s$/u.test(asked[end] ?? '') && end + 1 < asked.length;

  return isOwner ? endOfPhrase(asked, end + 1) : end;
}
