import type { DocumentIndex } from '../index/document-index.ts';
import { passageOf } from '../index/passage-of.ts';
import type { Question } from '../question/read-question.ts';

const thresholds = {
  /** Likeness from which a word is that of the question. */
  same: 0.9,
  /** Words between those of the subject, such as `of the`. */
  between: 2,
  /** Scores of a definition, and of a subject of several words side by side. */
  definition: 3,
  subject: 1,
  /** Degree of forms that explain a term in passing. */
  inPassing: 0.8,
};

const copula =
  'is|are|was|were|means?|refers? to|denotes?|est|sont|était|étaient|désignent?|signifient?|correspond(?:ent)? à';
const adverb = String.raw`\p{L}+ly|just|also|thus|simplement|également|aussi|donc|ainsi`;
const article =
  "an?|the|any|one|some|when|that|those|un|une|le|la|les|des|du|tout|toute|ce qui|celui|celle|l(?=[’'])";
/** `(GC)`, `, in short,` */
const aside = String.raw`(?:\s?\([^()]{1,60}\)|,[^,.]{1,40},)?`;
const says = new RegExp(
  String.raw`^${aside}\s(?:${copula})\s(?:(?:${adverb})\s)?(?:${article})(?!\p{L})`,
  'iu',
);
const explains = new RegExp(String.raw`^(?:,|\s\(|\s?[:–—])\s?(?:${article})(?!\p{L})`, 'iu');
const calls =
  /(?<!\p{L})(?:called|known as|termed|named|defined? as|defines?|we call|appelée?s?|nommée?s?|dénommée?s?|dits?|dites?|on appelle|définit)\s(?:(?:an?|the|une?|le|la|les)\s|l['’]|["“«]\s?)*$/iu;

/**
 * Score of a sentence for a question for a definition, beyond the words that it shares. Not learned: in the question
 * sets the form is rare and always right, so that its weight would have no bound.
 */
export function definitionFit(index: DocumentIndex, question: Question, sentence: number): number {
  if (question.kind !== 'definition') {
    return 0;
  }

  const isOne = question.terms.length > 1 && subjectRuns(index, question, sentence).length > 0;

  return (
    thresholds.definition * definitionDegree(index, question, sentence) + (isOne ? thresholds.subject : 0)
  );
}

/** Degree to which a sentence defines the subject of a question: `A guard is a test that …`, `a guard, a test …` */
function definitionDegree(index: DocumentIndex, question: Question, sentence: number): number {
  const { passage, start, end } = index.sentences[sentence]!;
  const { text } = passageOf(index, passage);
  let degree = 0;

  for (const run of subjectRuns(index, question, sentence)) {
    const after = text.slice(run.end, end);

    if (says.test(after)) {
      return 1;
    }

    if (explains.test(after) || calls.test(text.slice(start, run.start))) {
      degree = thresholds.inPassing;
    }
  }

  return degree;
}

/** Places in a passage at which all terms of a question stand side by side, in their order. */
function subjectRuns({ sentences, tokens }: DocumentIndex, { terms }: Question, sentence: number) {
  const { firstToken, endToken } = sentences[sentence]!;
  const longest = terms.length + thresholds.between;
  const runs: { start: number; end: number }[] = [];

  for (let first = firstToken; first < endToken; first += 1) {
    let next = 0;

    for (let at = first; at < Math.min(endToken, first + longest) && next < terms.length; at += 1) {
      const isNext = (terms[next]!.matches.get(tokens.stem[at]!) ?? 0) >= thresholds.same;

      if (!isNext && at === first) {
        break;
      }

      next += isNext ? 1 : 0;

      if (next === terms.length) {
        runs.push({ start: tokens.start[first]!, end: tokens.end[at]! });
      }
    }
  }

  return runs;
}
