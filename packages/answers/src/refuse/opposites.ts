import type { Question } from '../question/read-question.ts';
import { tokensOf } from '../words/tokens.ts';

const negations = new Set(
  `not no non never none neither nor without cannot unable fail fails failed nobody nothing unlike except
  ne n pas jamais aucun aucune ni sans rien personne sauf`.split(/\s+/u),
);

/** Verbs and adverbs that deny what a question with a negation asks for: `What is not covered?` – `excluded`. */
const exclusions = new Set(
  `exclude excludes excluded excluding exclusion exclusions exempt exempted lack lacks lacked lacking refuse refuses
  refused deny denies denied reject rejected prohibit prohibits prohibited forbid forbids forbidden ban banned prevent
  prevents prevented unless hardly barely rarely seldom only
  exclut exclus exclue excluent exclure exclusion exclusions exempt exempte manque refuse refuses interdit interdite
  interdits hors hormis excepte rarement guere seulement uniquement`.split(/\s+/u),
);

/** A question for a case, and the words that state it without a negation: `si le loyer n’est pas payé` – `impayé`. */
const ofCase = /(?<!\p{L})(?:if|unless|si|s[’'](?=ils?(?!\p{L}))|en cas|in case)(?!\p{L})/iu;
const lackings = new Set(
  `default failure failing absence absent missing unpaid overdue late unsigned unable refusal without
  defaut faute absence absent absente manquement impaye impayee impayes impayees retard refus`.split(/\s+/u),
);

const restricting = new Set(['only', 'seulement', 'uniquement']);

/** As in `didn't`. A `t` alone denies nothing: French has it in `a-t-il`. */
const contraction = /n['’]t\b/iu;

const pairs = `first last|before after|increase decrease|increased decreased|increasing decreasing|more less|most least|
  largest smallest|large small|big small|high low|higher lower|highest lowest|early late|earliest latest|north south|
  northern southern|east west|eastern western|win lose|won lost|allow forbid|allowed forbidden|support oppose|
  supported opposed|accept reject|accepted rejected|begin end|began ended|start end|started ended|public private|
  male female|men women|old new|oldest newest|best worst|good bad|strong weak|stronger weaker|rich poor|
  positive negative|internal external|friend enemy|ally enemy|allies enemies|buy sell|bought sold|arrive leave|
  minimum maximum|majority minority|victory defeat|successful unsuccessful|able unable|possible impossible|legal illegal|
  rise fall|rose fell|add remove|same different|long short|longest shortest|hot cold|catholic protestant|
  premier dernier|premiere derniere|avant apres|augmente diminue|plus moins|grand petit|grande petite|haut bas|
  nord sud|est ouest|gagne perdu|victoire defaite|debut fin|public prive|ancien nouveau|meilleur pire|minimum maximum`;

/** Words of a quote that say the same as a word of a pair: `after 2 crossings` goes with `until it is hot`. */
const synonyms = new Map([
  ['before', 'until'],
  ['avant', 'jusqu'],
]);

const antonyms = new Map<string, Set<string>>();

for (const pair of pairs.split('|')) {
  const [one = '', other = ''] = pair.trim().split(' ');
  antonyms.set(one, (antonyms.get(one) ?? new Set()).add(other));
  antonyms.set(other, (antonyms.get(other) ?? new Set()).add(one));
}

/** True when either the question or the quote denies, and the other does not. */
export function differsInNegation({ text }: Question, quote: string): boolean {
  return denies(text) ? !denies(quote) && !lacks(text, quote) : denies(quote);
}

/** True when the question denies, and a sentence does not. */
export function isDenied({ text }: Question, sentence: string): boolean {
  return denies(text) && !denies(sentence) && !hasOf(sentence, exclusions) && !lacks(text, sentence);
}

/** True when a question denies and a quote does not, not even by `only`, which allows one thing more than it denies. */
export function lacksDenial({ text }: Question, quote: string): boolean {
  return (
    denies(text) &&
    !denies(quote) &&
    !lacks(text, quote) &&
    !tokensOf(quote).some(({ word }) => exclusions.has(word) && !restricting.has(word))
  );
}

function lacks(question: string, sentence: string): boolean {
  return ofCase.test(question) && hasOf(sentence, lackings);
}

function hasOf(text: string, words: ReadonlySet<string>): boolean {
  return tokensOf(text).some(({ word }) => words.has(word));
}

function denies(text: string): boolean {
  return contraction.test(text) || tokensOf(text).some(({ word }) => negations.has(word));
}

/** True when the quote has the opposite of a word of the question that it does not have itself. */
export function hasAntonym({ text }: Question, quote: string): boolean {
  const quoted = new Set(tokensOf(quote).map(({ word }) => word));

  return tokensOf(text).some(
    ({ word }) =>
      !quoted.has(word) &&
      !quoted.has(synonyms.get(word) ?? '') &&
      [...(antonyms.get(word) ?? [])].some((other) => quoted.has(other)),
  );
}

const never = /\b(?:never|no longer|not yet|jamais|ne plus|n est plus|pas encore)\b/u;

/** True for folded words that deny something for good. */
export function saysNever(said: string): boolean {
  return never.test(said);
}
