import { wordSet } from '../words/word-set.ts';
import { endOfPhrase, piecesOf, plain, textOf } from './noun-phrases.ts';
import { type Gender, type Referent, referentsIn } from './referents.ts';

interface Pronoun {
  readonly at: number;
  readonly isPossessive: boolean;
  readonly isFrench: boolean;
  /** Persons, things, or either of them. */
  readonly of: 'person' | 'thing' | 'any';
  readonly gender: Gender | null;
  readonly isPlural: boolean;
}

type PronounForm = Omit<Pronoun, 'at' | 'isPossessive'>;

const english = (of: Pronoun['of'], isPlural = false): PronounForm => ({
  isFrench: false,
  of,
  gender: null,
  isPlural,
});
const french = (gender: Gender | null, isPlural: boolean): PronounForm => ({
  isFrench: true,
  of: 'any',
  gender,
  isPlural,
});

const pronouns: ReadonlyMap<string, PronounForm> = new Map([
  ['it', english('thing')],
  ['he', english('person')],
  ['she', english('person')],
  ['him', english('person')],
  ['her', english('person')],
  ['they', english('any', true)],
  ['them', english('any', true)],
  ['il', french('masculine', false)],
  ['elle', french('feminine', false)],
  ['ils', french('masculine', true)],
  ['elles', french('feminine', true)],
]);
const possessives: ReadonlyMap<string, PronounForm> = new Map([
  ['its', english('thing')],
  ['his', english('person')],
  ['her', english('person')],
  ['their', english('any', true)],
  ['son', french(null, false)],
  ['sa', french(null, false)],
  ['ses', french(null, false)],
  ['leur', french(null, true)],
  ['leurs', french(null, true)],
]);

const objects = wordSet('him her them');

/** `Comment le payer ?`, `Qui la paie ?`: an article has a noun and then a verb. */
const objectVerb =
  /^(?:et\s)?(?:qui|comment|quand|où|pourquoi|peut-on|puis-je|dois-je|faut-il)\s(?:(?:le|la|les|lui|leur)\s|l[’'])\p{L}+\s*\??$/iu;

/** Words beside a pronoun that stands for nothing, or for the document: `Is it possible`, `y a-t-il`. */
const impersonal = wordSet(
  `possible allowed permitted legal illegal necessary required mandatory forbidden true safe worth clear ok say says mention
  mentions state states take signed written dated y faut permis interdit autorise obligatoire necessaire vrai question prevu`,
);
const impersonalBefore = wordSet(
  'faut agit dit reste existe vaut passe manque arrive time signed sign wrote',
);

/** Shorter ones have no verb: `And her?` */
const fewestWords = 3;

/** A question with its first pronoun replaced by what the question before names; null without either. */
export function resolvePronoun(question: string, before: string): string | null {
  const asked = piecesOf(question);
  // Quoted words are spoken of, and stand for nothing.
  const isWhole = asked.length >= fewestWords && !/["“«]/u.test(question);
  const pronoun = isWhole ? firstPronoun(asked) : null;
  const candidates =
    pronoun === null ? [] : referentsIn(piecesOf(before), pronoun.isFrench).filter(agreesWith(pronoun));
  const referent = candidates.at(-1);

  if (pronoun === null || referent === undefined || hasOwnReferent(asked, pronoun)) {
    return null;
  }

  return textOf(replaced(asked, pronoun, referent.pieces));
}

/** True for a question with a pronoun that stands for something outside of it, as far as its words tell. */
export function hasPronoun(question: string): boolean {
  const asked = piecesOf(question);
  const pronoun = firstPronoun(asked);

  return objectVerb.test(question.trim()) || (pronoun !== null && !hasOwnReferent(asked, pronoun));
}

function firstPronoun(asked: readonly string[]): Pronoun | null {
  for (const [at, piece] of asked.entries()) {
    const word = bareWord(piece);
    const next = plain(asked[at + 1] ?? '');
    const possessive = possessives.get(word);
    const isPossessive = possessive !== undefined && next !== '' && endOfPhrase(asked, at) > at + 1;
    // `IT` is a department.
    const form = isPossessive ? possessive : piece === 'IT' ? undefined : pronouns.get(word);

    if (form !== undefined && (isPossessive || !isImpersonal(asked, at))) {
      return { at, isPossessive, ...form };
    }
  }

  return null;
}

function isImpersonal(asked: readonly string[], at: number): boolean {
  const before = plain(asked[at - 1] ?? '');
  const isThere = before === 'a' && plain(asked[at - 2] ?? '') === 'y';
  const isAboutIt = before === 'est' && plain(asked[at - 2] ?? '') === 'en';

  return isThere || isAboutIt || impersonalBefore.has(before) || impersonal.has(plain(asked[at + 1] ?? ''));
}

/** A pronoun behind a verb without the letters that join them: `-t-il`. */
function bareWord(piece: string): string {
  return plain(piece.replace(/^-(?:t-)?/u, ''));
}

function isOfKind({ of, gender }: Pronoun, referent: Referent): boolean {
  return (
    (of === 'any' ||
      referent.isName ||
      referent.isOrganisation ||
      (of === 'person' ? referent.isParty : !referent.isParty)) &&
    (gender === null || referent.gender === null || referent.gender === gender)
  );
}

function agreesWith(pronoun: Pronoun): (referent: Referent) => boolean {
  const { isPlural, isFrench } = pronoun;

  return (referent) => {
    const isOfNumber = isFrench
      ? isPlural === referent.isPlural
      : // One party may be `they`; a thing in the plural is never `it`.
        isPlural
        ? referent.isPlural || referent.isParty || referent.isName
        : !referent.isPlural || referent.isName;

    return isOfKind(pronoun, referent) && isOfNumber;
  };
}

/** True when the question itself names what its pronoun may stand for: `When the lease ends, is it renewed?` */
function hasOwnReferent(asked: readonly string[], pronoun: Pronoun): boolean {
  const own = referentsIn(asked.slice(0, pronoun.at), pronoun.isFrench);

  // A subject is not its own object: `Does the landlord pay her?`
  if (!pronoun.isPossessive && objects.has(bareWord(asked[pronoun.at]!))) {
    return false;
  }

  // Its number is not compared: the last word may be a verb, as `ends`.
  return own.some((referent) => isOfKind(pronoun, referent));
}

function replaced(asked: readonly string[], pronoun: Pronoun, referent: readonly string[]): string[] {
  const { at, isPossessive, isFrench } = pronoun;

  if (isPossessive) {
    return isFrench ? ofReferent(asked, at, referent) : genitive(asked, at, referent);
  }

  const before = asked.slice(0, at);
  const last = before.at(-1);
  const isElided = last !== undefined && /^qu[’']$/iu.test(last);

  return [...(isElided ? [...before.slice(0, -1), 'que'] : before), ...referent, ...asked.slice(at + 1)];
}

/** `its roof` → `the flat’s roof`. */
function genitive(asked: readonly string[], at: number, referent: readonly string[]): string[] {
  const last = referent.at(-1)!;
  const owner = [...referent.slice(0, -1), last.endsWith('s') ? `${last}’` : `${last}’s`];

  return [...asked.slice(0, at), ...owner, ...asked.slice(at + 1)];
}

/** `son adresse` → `l’adresse du bailleur`. */
function ofReferent(asked: readonly string[], at: number, referent: readonly string[]): string[] {
  const noun = endOfPhrase(asked, at + 1);
  // `son numéro de téléphone`: a noun without an article belongs to the one before.
  const isOfNoun = /^d(?:e|[’'])$/iu.test(asked[noun] ?? '') && noun + 1 < asked.length;
  const end = isOfNoun ? endOfPhrase(asked, noun + 1) : noun;
  const isVowel = /^[aeiouyh]/u.test(plain(asked[at + 1]!));
  const possessive = plain(asked[at]!);
  const plural = possessive === 'ses' || possessive === 'leurs' ? 'les' : null;
  const article = plural ?? (isVowel ? 'l’' : possessive === 'sa' ? 'la' : 'le');

  return [
    ...asked.slice(0, at),
    article,
    ...asked.slice(at + 1, end),
    ...withOf(referent),
    ...asked.slice(end),
  ];
}

function withOf([first = '', ...others]: readonly string[]): string[] {
  if (first === 'le' || first === 'les') {
    return [first === 'le' ? 'du' : 'des', ...others];
  }

  return /^[aeiouyh]/u.test(plain(first)) ? ['d’', first, ...others] : ['de', first, ...others];
}
