import { partyRole } from '../words/party-roles.ts';
import { wordSet } from '../words/word-set.ts';
import {
  determiners,
  endOfPhrase,
  isMonth,
  isName,
  piecesOf,
  plain,
  prepositions,
  textOf,
} from './noun-phrases.ts';
import { hasPronoun, resolvePronoun } from './pronouns.ts';

/** A question that is understood without those before it. */
export interface StandaloneQuestion {
  readonly text: string;
  /** False with a pronoun, and when its words may stand for several of those before. */
  readonly isSure: boolean;
  /** True when the question is whole by itself, but for a pronoun. */
  readonly isWhole: boolean;
}

/**
 * Longest questions that are put together, in characters and in words of a follow-up, how many questions back a pronoun
 * may refer to, and how many are looked at.
 */
const longest = { characters: 400, words: 7, questions: 3, turns: 20 };

const asking = wordSet(
  `who whom whose what which when where why how is are was were do does did can may must qui que qu quoi quel quelle
  quels quelles quand ou comment combien pourquoi est sont`,
);
const opening = /^(?:(?:and|but|or|et|mais|ou)\s+)?(?:what|how)\s+about\s+/iu;
/** `Qu’en est-il du loyer ?`: the preposition belongs to the verb. */
const frenchOpening =
  /^(?:(?:et|mais|ou)\s+)?qu[’']?en\s+est[- ]il\s+(?:(?<contracted>du|des)\s|de\s|d(?=[’']))[’']?/iu;
const articles = new Map([
  ['du', 'le '],
  ['des', 'les '],
]);
/** Determiners that stand for a person or a thing: `Her notice?` is not the notice alone. */
const personal = wordSet('his her its their son sa ses leur leurs');
const joint = /^(?:and|but|et|mais)[,\s]+/iu;
const year = /^(?:1\d{3}|20\d{2})$/u;

/** A question put together with the last of those before it that it needs: `And in 2019?` */
export function standaloneQuestion(question: string, earlier: readonly string[]): StandaloneQuestion {
  const asked: StandaloneQuestion[] = [];

  for (const written of [...earlier.slice(-longest.turns), question]) {
    // Capitals throughout name nothing.
    const text = /\p{Ll}/u.test(written) ? written : written.toLowerCase();
    const before = asked.at(-1);
    const completed = before === undefined ? null : complete(text, before.text);
    const built = completed ?? withoutPronoun(text, asked);

    asked.push({
      text: built?.text ?? text,
      // A pronoun is never sure: the answer before may have named something else.
      isSure: completed === null ? !hasPronoun(text) : completed.isSure && (before?.isSure ?? true),
      isWhole: completed === null,
    });
  }

  const last = asked.at(-1)!;

  return last.text === question.toLowerCase() ? { ...last, text: question } : last;
}

/** A question with its pronoun replaced by what the latest question that names anything names. */
function withoutPronoun(
  text: string,
  asked: readonly StandaloneQuestion[],
): Pick<CompletedQuestion, 'text'> | null {
  for (const before of asked.slice(-longest.questions).reverse()) {
    const isShort = Math.max(text.length, before.text.length) <= longest.characters;
    const resolved = isShort ? resolvePronoun(text, before.text) : null;

    if (resolved !== null) {
      return { text: resolved };
    }
  }

  return null;
}

/** A part of a follow-up that takes the place of one of the question before. */
interface Replacement {
  readonly preposition: string | null;
  readonly phrase: readonly string[];
}

type CompletedQuestion = Pick<StandaloneQuestion, 'text' | 'isSure'>;

function complete(followUp: string, before: string): CompletedQuestion | null {
  const replacement =
    Math.max(followUp.length, before.length) <= longest.characters ? replacementOf(followUp) : null;

  if (replacement === null) {
    return null;
  }

  const asked = piecesOf(before);
  const place = placeOf(asked, replacement);
  const { preposition, phrase } = replacement;

  if (place !== null) {
    return {
      text: textOf([...asked.slice(0, place.start), ...place.with, ...asked.slice(place.end)]),
      isSure: place.isSure,
    };
  }

  // A verb alone, as in `Et fumer ?`, adds nothing that a preposition could join.
  if (preposition === null && !phrase.every(isName)) {
    return null;
  }

  const isFrench =
    plain(asked[0] ?? '').startsWith('qu') || /^(?:combien|comment|ou)$/u.test(plain(asked[0] ?? ''));
  const added = preposition === null ? [isFrench ? 'pour' : 'for', ...phrase] : [preposition, ...phrase];

  return { text: textOf([...asked, ...added]), isSure: preposition !== null };
}

/** The part of a follow-up without a verb of its own; null for a whole question. */
function replacementOf(followUp: string): Replacement | null {
  const trimmed = followUp.trim();
  const bare = trimmed
    .replace(frenchOpening, (_, contracted = '') => articles.get(contracted.toLowerCase()) ?? '')
    .replace(opening, '')
    .replace(joint, '');
  const [first = '', ...others] = piecesOf(bare);
  const isMarked = bare !== trimmed;
  const isPreposition = prepositions.some((group) => group.has(plain(first))) && !asksFirst(first);
  const isNoun = determiners.has(plain(first));

  if (personal.has(plain(first))) {
    return null;
  }

  const count = others.length + 1;
  // Without a mark of a question, the words may be what is looked for.
  const isPart =
    count <= longest.words &&
    (isMarked || ((isPreposition || isNoun) && trimmed.endsWith('?'))) &&
    ![first, ...others].some((piece) => asksFirst(piece) || piece.startsWith('-'));

  if (first === '' || !isPart || (isPreposition && others.length === 0)) {
    return null;
  }

  // `celui du bailleur`: the thing of the question before, of another.
  if (/^ce(?:lui|lle|ux|lles)$/u.test(plain(first))) {
    return others.length < 2 ? null : { preposition: others[0]!, phrase: others.slice(1) };
  }

  return isPreposition
    ? { preposition: first.toLowerCase(), phrase: others }
    : { preposition: null, phrase: [first, ...others] };
}

/** True for a word that asks; `où` asks, `ou` does not. */
function asksFirst(piece: string): boolean {
  return asking.has(plain(piece)) && piece.toLowerCase() !== 'ou';
}

interface ReplacedPlace {
  readonly start: number;
  readonly end: number;
  readonly with: readonly string[];
  readonly isSure: boolean;
}

/** The words of a question that a part of the follow-up stands for; null when it adds to them. */
function placeOf(asked: readonly string[], replacement: Replacement): ReplacedPlace | null {
  const { preposition, phrase } = replacement;

  return (
    ofSameKind(asked, phrase) ??
    (preposition === null ? nounPhraseFor(asked, phrase) : behindPreposition(asked, preposition, phrase))
  );
}

/** A year for a year, a month for a month, a party for a party, a name for a name. */
function ofSameKind(asked: readonly string[], phrase: readonly string[]): ReplacedPlace | null {
  const content = phrase.filter((piece) => !determiners.has(plain(piece)));

  for (const kind of [isYear, isMonth, isParty, isName]) {
    const runs = content.length > 0 && content.every(kind) ? runsOf(asked, kind) : [];
    const run = runs.at(-1);

    if (run !== undefined && (kind === isName || content.length === 1)) {
      const withArticle =
        phrase.length > content.length && determiners.has(plain(asked[run.start - 1] ?? ''));
      const replaced = contracted(
        asked,
        withArticle ? run.start - 1 : run.start,
        withArticle ? phrase : content,
      );

      return { ...replaced, end: run.end, isSure: runs.length === 1 };
    }
  }

  return null;
}

/** Words of a kind that stand side by side, but for the first word of the question. */
function runsOf(asked: readonly string[], kind: (piece: string) => boolean) {
  const runs: { start: number; end: number }[] = [];

  for (const [at, piece] of asked.entries()) {
    const last = runs.at(-1);

    if (at > 0 && kind(piece)) {
      if (last?.end === at) {
        last.end = at + 1;
      } else {
        runs.push({ start: at, end: at + 1 });
      }
    }
  }

  return runs;
}

const isYear = (piece: string) => year.test(plain(piece));
const isParty = (piece: string) => partyRole(plain(piece)) !== null;

/** The words behind a preposition of the same group, up to the next one. */
function behindPreposition(
  asked: readonly string[],
  preposition: string,
  phrase: readonly string[],
): ReplacedPlace | null {
  const group = prepositions.find((each) => each.has(plain(preposition)));
  const places = asked.flatMap((piece, at) => (at > 0 && group?.has(plain(piece)) ? [at] : []));
  const at = places.at(-1);

  if (
    at === undefined ||
    determiners.has(plain(phrase[0] ?? '')) !== determiners.has(plain(asked[at + 1] ?? ''))
  ) {
    return at !== undefined && group?.has('of')
      ? { ...phraseAt(asked, at, preposition, phrase), isSure: true }
      : null;
  }

  return { ...phraseAt(asked, at, preposition, phrase), isSure: places.length === 1 };
}

function phraseAt(asked: readonly string[], at: number, preposition: string, phrase: readonly string[]) {
  return { start: at, end: endOfPhrase(asked, at + 1), with: [preposition, ...phrase] };
}

/** The noun phrase with the same noun, else the last one. */
function nounPhraseFor(asked: readonly string[], phrase: readonly string[]): ReplacedPlace | null {
  const found = asked.flatMap((piece, at) =>
    determiners.has(plain(piece)) && at > 0 && !determiners.has(plain(asked[at - 1]!))
      ? [{ start: at, end: endOfPhrase(asked, at + 1) }]
      : [],
  );
  const noun = plain(phrase.at(-1)!);
  const same = found.find(({ end }) => plain(asked[end - 1]!) === noun);
  const best = same ?? found.at(-1);

  return best === undefined
    ? null
    : {
        ...contracted(asked, best.start, phrase),
        end: best.end,
        isSure: (same !== undefined || found.length === 1) && determiners.has(plain(phrase[0]!)),
      };
}

/** A phrase in its place, with `Quels sont les` for `Quel est le` before it. */
function contracted(asked: readonly string[], start: number, phrase: readonly string[]) {
  const article = plain(phrase[0] ?? '');
  const isOfWhich =
    /^quel(?:le)?s?$/u.test(plain(asked[start - 2] ?? '')) &&
    /^(?:est|sont)$/u.test(plain(asked[start - 1] ?? ''));
  const which = new Map([
    ['le', ['Quel', 'est']],
    ['la', ['Quelle', 'est']],
    ['les', ['Quels', 'sont']],
  ]).get(article);

  return isOfWhich && which !== undefined
    ? { start: start - 2, with: [...which, ...phrase] }
    : { start, with: phrase };
}
