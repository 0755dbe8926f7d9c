import type { DocumentIndex } from '../index/document-index.ts';
import { tokenFlags } from '../index/token-flags.ts';
import type { QuestionKind } from '../question/kind.ts';
import type { Question } from '../question/read-question.ts';
import { partyRole } from '../words/party-roles.ts';

/** Signs of a reason and of a manner, folded. */
const reasons = new Set(
  `because due since thus therefore cause caused causes causing reason result led leading owing allow allowed order
  prevent car afin grace raison cause suite permet permettre permettant eviter consequence puisque parce`.split(
    /\s+/u,
  ),
);
const manners = new Set(
  'by through using via means with par grace moyen aide maniere facon avec en'.split(' '),
);

/** Degree from 0 to 1 to which a sentence has something of the kind asked for that the question does not name. */
export function kindMet(
  index: DocumentIndex,
  question: Question,
  sentence: number,
  kind: QuestionKind,
): number {
  const { firstToken, endToken } = index.sentences[sentence]!;
  let best = 0;

  for (let at = firstToken; at < endToken && best < 1; at += 1) {
    if (!question.words.has(index.tokens.word[at]!)) {
      best = Math.max(best, tokenMeets(index, at, kind));
    }
  }

  return best;
}

/** Degree to which a word is of the kind asked for. */
export function tokenMeets({ tokens, words }: DocumentIndex, at: number, kind: QuestionKind): number {
  const flags = tokens.flags[at]!;
  const has = (flag: number) => (flags & flag) !== 0;
  const word = words[tokens.word[at]!]!;

  switch (kind) {
    case 'time':
      return has(tokenFlags.date) ? 1 : has(tokenFlags.duration) ? 0.5 : has(tokenFlags.number) ? 0.3 : 0;
    case 'percent':
      return has(tokenFlags.percent) ? 1 : has(tokenFlags.number | tokenFlags.numeral) ? 0.5 : 0;
    case 'money':
      return has(tokenFlags.money) ? 1 : has(tokenFlags.number) ? 0.5 : 0;
    case 'number':
      return has(tokenFlags.number) && !has(tokenFlags.date)
        ? 1
        : has(tokenFlags.numeral)
          ? 0.8
          : has(tokenFlags.number)
            ? 0.4
            : 0;
    case 'person':
      return Math.max(nameDegree(flags), partyRole(word) === null ? 0 : roleDegree);
    case 'place':
      return nameDegree(flags);
    case 'reason':
      return reasons.has(word) ? 1 : 0;
    case 'manner':
      return manners.has(word) ? 1 : 0;
    case 'definition':
    case 'name':
    case 'other':
      return 0;
  }
}

/** Degree to which a party by its role is a person. */
const roleDegree = 0.8;

/** Degree to which a word is a name by its capital; months and days of the week have one in English as well. */
function nameDegree(flags: number): number {
  const isName = (flags & tokenFlags.capital) !== 0 && (flags & (tokenFlags.stop | tokenFlags.date)) === 0;

  return !isName ? 0 : (flags & tokenFlags.first) !== 0 ? 0.5 : 1;
}

/** Nearness of a word of the kind asked for to words of the question: 1 beside one, less the farther away. */
export function kindNear(index: DocumentIndex, question: Question, sentence: number): number {
  const { firstToken, endToken } = index.sentences[sentence]!;
  const { tokens } = index;
  const degrees = Array.from({ length: endToken - firstToken }, (_, at) =>
    question.words.has(tokens.word[firstToken + at]!) ? 0 : tokenMeets(index, firstToken + at, question.kind),
  );

  if (degrees.every((degree) => degree === 0)) {
    return 0;
  }

  const isAsked = Array.from(
    tokens.stem.subarray(firstToken, endToken),
    (stem) => stem >= 0 && question.terms.some(({ matches }) => matches.has(stem)),
  );
  let best = 0;

  // The nearest word of the question stands before or behind: one pass for each keeps long sentences linear.
  for (const step of [1, -1]) {
    let distance = Infinity;

    for (let at = step > 0 ? 0 : degrees.length - 1; at >= 0 && at < degrees.length; at += step) {
      distance = isAsked[at] ? 0 : distance + 1;
      best = Math.max(best, degrees[at]! / (1 + distance / 4));
    }
  }

  return best;
}

/** 1 when a sentence has a word with the flag that the question does not have, and that does not only begin it. */
export function newShare(index: DocumentIndex, question: Question, sentence: number, flag: number): number {
  const { firstToken, endToken } = index.sentences[sentence]!;
  const { tokens } = index;

  for (let at = firstToken; at < endToken; at += 1) {
    const flags = tokens.flags[at]!;

    if (
      (flags & flag) !== 0 &&
      (flags & (tokenFlags.stop | tokenFlags.first)) === 0 &&
      !question.words.has(tokens.word[at]!)
    ) {
      return 1;
    }
  }

  return 0;
}
