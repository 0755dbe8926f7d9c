import type { DocumentIndex } from '../index/document-index.ts';
import { tokenFlags } from '../index/token-flags.ts';
import type { Question } from '../question/read-question.ts';
import { wordSet } from '../words/word-set.ts';

const thresholds = {
  /** Likeness from which a word is that of the question. */
  same: 0.85,
  /** Words between a verb or a noun and the name that goes with it. */
  near: 6,
};

/** Verbs of one relation between things, folded, and the prepositions between verb and thing. */
const relations = [
  {
    verbs: wordSet(
      'use uses used using employed utilise utilisent utilisee utilises utilisees utilisant employe employee employes employees',
    ),
    prepositions: null,
  },
  {
    verbs: wordSet(
      'based built builds relies rely relying derived base basee bases basees fonde fondee fondes fondees repose reposent construit construite',
    ),
    prepositions: wordSet('on upon from sur a de'),
  },
] as const;

const passive = wordSet('is are was were be been being est sont ete etait etaient');
const asks =
  /^(?:on |upon |with |by |from |sur |avec |par |a partir de )?(?:which|what|quel(?:le)?s?) (?!(?:is|are|was|were|do|does|did|est|sont|a|ont)\b)[\p{L}]+ /u;
/** Words that go back to a thing named before. */
const referring = wordSet('those these this that such other ces cet cette autres tels telles');

/** Names of parts of the document. */
const parts = wordSet('appendix section figure table chapter equation annexe partie tableau chapitre');

type Relation = (typeof relations)[number];

/** The relation of a question such as `Which model is it based on?`, `Quels outils ont été utilisés ?`; else null. */
function relationAsked(question: Question): Relation | null {
  const { folded } = question;
  const said = folded.split(' ');

  return asks.test(folded) && question.terms.some(({ isFocus }) => isFocus)
    ? (relations.find(({ verbs }) => said.some((word) => verbs.has(word))) ?? null)
    : null;
}

/** True for a question for what is used, or what something is based on. */
export function asksForUsed(question: Question): boolean {
  return relationAsked(question) !== null;
}

/** True for a sentence that names what is used: `We used SunSpider`, `built on the Qwen model`. */
export function namesUsed(index: DocumentIndex, question: Question, sentence: number): boolean {
  const relation = relationAsked(question);
  const { firstToken, endToken } = index.sentences[sentence]!;

  for (let at = firstToken; relation !== null && at < endToken; at += 1) {
    if (relation.verbs.has(wordAt(index, at)) && isObjectNamed(index, question, relation, { at, sentence })) {
      return true;
    }
  }

  return false;
}

function isObjectNamed(
  index: DocumentIndex,
  question: Question,
  { prepositions }: Relation,
  { at, sentence }: { readonly at: number; readonly sentence: number },
): boolean {
  const { firstToken, endToken } = index.sentences[sentence]!;
  const next = wordAt(index, at + 1);
  const behind = { first: at + 1, end: Math.min(endToken, at + 2 + thresholds.near) };

  if (prepositions !== null) {
    return prepositions.has(next) && hasName(index, question, behind);
  }

  const focus = placesOfFocus(index, question, sentence);
  const isPassive = passive.has(wordAt(index, at - 1)) || passive.has(wordAt(index, at - 2));
  // `benchmarks used to evaluate servers`: the deed of others.
  const isActive = !isPassive && next !== 'to' && focus.some((place) => place > at);
  const before = { first: Math.max(firstToken, at - thresholds.near), end: at };

  return isPassive
    ? focus.some((place) => place < at) && hasName(index, question, before)
    : isActive && hasName(index, question, behind);
}

function wordAt({ tokens, words: all }: DocumentIndex, at: number): string {
  return all[tokens.word[at] ?? -1] ?? '';
}

/** Places of the noun that the question asks for, but for those that go back to one named before. */
function placesOfFocus(index: DocumentIndex, { terms }: Question, sentence: number): number[] {
  const { firstToken, endToken } = index.sentences[sentence]!;
  const focus = terms.filter(({ isFocus }) => isFocus);

  return Array.from({ length: endToken - firstToken }, (_, at) => firstToken + at).filter(
    (at) =>
      !referring.has(wordAt(index, at - 1)) &&
      focus.some(({ matches }) => (matches.get(index.tokens.stem[at]!) ?? 0) >= thresholds.same),
  );
}

/** True for words with a name that the question does not have. */
function hasName(
  index: DocumentIndex,
  question: Question,
  { first, end }: { readonly first: number; readonly end: number },
): boolean {
  const { tokens } = index;
  const excluded = tokenFlags.first | tokenFlags.stop | tokenFlags.date;

  for (let at = first; at < end; at += 1) {
    const isPart = parts.has(wordAt(index, at)) || parts.has(wordAt(index, at - 1));
    const flags = isPart ? 0 : tokens.flags[at]!;

    if (
      (flags & tokenFlags.capital) !== 0 &&
      (flags & excluded) === 0 &&
      !question.words.has(tokens.word[at]!)
    ) {
      return true;
    }
  }

  return false;
}
