import type { DocumentIndex } from '../index/document-index.ts';
import { passageOf } from '../index/passage-of.ts';
import { tokenFlags } from '../index/token-flags.ts';
import { isSalutation } from '../origin/letter-parts.ts';
import { isReference } from '../passages/references.ts';
import type { Question } from '../question/read-question.ts';
import { foldedWords } from '../words/folded-words.ts';
import { definingPassages } from './definition-form.ts';
import { kindMet } from './kind-met.ts';

const thresholds = {
  /** Passages that are looked at closely. */
  close: 40,
  /** Passages beside them that define the subject of the question. */
  defining: 10,
  /** Degree to which a heading must be of the kind asked for. */
  headingKind: 0.8,
  /** Weight of a word in a heading, compared with one in the passage. */
  heading: 0.5,
  /** BM25: saturation of repetitions, and weight of the length. */
  k: 1.2,
  b: 0.5,
};

/** A passage that shares words with the question, and its score by BM25. */
export interface CandidatePassage {
  readonly passage: number;
  readonly bm25: number;
}

export interface CandidateChoice {
  readonly limit: number;
  /** False for passages that are left out. */
  readonly counts: (passage: number) => boolean;
  /** True when passages that share nothing fill up to the limit: a short document is looked at as a whole. */
  readonly fills: boolean;
}

/**
 * The passages that share most with the question, best first. Reads only the postings of the question's words:
 * every passage of a long document would take longer than an answer may.
 */
export function candidatePassages(
  index: DocumentIndex,
  question: Question,
  { limit, counts: isCounted, fills }: CandidateChoice,
): CandidatePassage[] {
  const { passages, sentences, postings } = index;
  const scores = new Float64Array(passages.length);

  for (const { matches } of question.terms) {
    const counts = new Map<number, number>();

    for (const [stem, likeness] of matches) {
      for (let at = postings.offsets[stem]!; at < postings.offsets[stem + 1]!; at += 1) {
        const { passage } = sentences[postings.sentences[at]!]!;
        counts.set(passage, (counts.get(passage) ?? 0) + likeness * postings.counts[at]!);
      }

      for (const passage of index.headed.get(stem) ?? []) {
        counts.set(passage, (counts.get(passage) ?? 0) + likeness * thresholds.heading);
      }
    }

    const idf = Math.log(1 + (passages.length - counts.size + 0.5) / (counts.size + 0.5));

    for (const [passage, count] of counts) {
      scores[passage]! += idf * saturated(count, passages[passage]!.contentWords, index.meanLength.passage);
    }
  }

  const found: CandidatePassage[] = [];

  for (let passage = 0; passage < scores.length; passage += 1) {
    const isNear = scores[passage]! > 0 || (fills && found.length < limit);

    if (isNear && isCounted(passage)) {
      found.push({ passage, bm25: scores[passage]! });
    }
  }

  return found.sort((one, other) => other.bm25 - one.bm25 || one.passage - other.passage).slice(0, limit);
}

/** The passages whose every sentence is looked at closely: the best, and those that define the subject. */
export function closeCandidates(index: DocumentIndex, question: Question): CandidatePassage[] {
  const defining = definingPassages(index, question);
  const best = candidatePassages(index, question, {
    limit: thresholds.close,
    counts: (passage) => mayAnswer(index, question, passage),
    fills: true,
  });

  if (defining.size === 0) {
    return best;
  }

  const known = new Set(best.map(({ passage }) => passage));

  return [
    ...best,
    ...candidatePassages(index, question, {
      limit: thresholds.defining,
      counts: (passage) =>
        defining.has(passage) && !known.has(passage) && mayAnswer(index, question, passage),
      fills: false,
    }),
  ];
}

/** Words of a question for a work that the document names. */
const citing =
  /\b(?:references?|bibliograph\w*|cit(?:e|es|ed|ation|ations|ent|ee?s?)|publish\w*|publi\w*|titles?|titres?|wrote|written|authors?|auteurs?|ecrit|articles?|papers?|books?|livres?|proceedings|journal|url|link|lien|keywords?|mots)\b/;

function mayAnswer(index: DocumentIndex, question: Question, passage: number): boolean {
  const { kind, text } = passageOf(index, passage);

  if (isReference(passageOf(index, passage)) && !citing.test(foldedWords(question.text))) {
    return false;
  }

  switch (kind) {
    case 'heading':
      return addsKind(index, question, passage);
    case 'row':
      return !isRowOfNames(index, passage);
    default:
      return !isSalutation(text);
  }
}

/** True for the row that names the columns of the rows below it. */
function isRowOfNames(index: DocumentIndex, passage: number): boolean {
  const { row } = passageOf(index, passage);
  const { document } = index.passages[passage]!;
  const isLast = index.passages[passage + 1]?.document !== document;
  const below = isLast ? undefined : passageOf(index, passage + 1).row;

  return (
    row !== undefined &&
    below?.table === row.table &&
    row.cells.every(({ header }) => header === '') &&
    below.cells.some(({ header }) => header !== '')
  );
}

/** True for a heading with something of the kind asked for, as in `Total due: $500`; others repeat the question. */
function addsKind(index: DocumentIndex, question: Question, passage: number): boolean {
  const { firstSentence, endSentence } = index.passages[passage]!;

  for (let sentence = firstSentence; sentence < endSentence; sentence += 1) {
    if (kindMet(index, question, sentence, question.kind) >= thresholds.headingKind) {
      // Headings in English have capitals throughout.
      return !named.has(question.kind) || hasOwnName(index, sentence);
    }
  }

  return false;
}

/** Kinds that are told by capitals. */
const named = new Set(['person', 'place']);
/** Words that each index writes without a capital somewhere. */
const smallWords = new WeakMap<DocumentIndex, ReadonlySet<number>>();

/** True for a sentence with a word that the documents never write without a capital. */
function hasOwnName(index: DocumentIndex, sentence: number): boolean {
  const { stem, flags } = index.tokens;
  const small =
    smallWords.get(index) ??
    new Set(stem.filter((_, at) => (flags[at]! & (tokenFlags.capital | tokenFlags.number)) === 0));
  smallWords.set(index, small);
  const { firstToken, endToken } = index.sentences[sentence]!;

  return stem
    .subarray(firstToken, endToken)
    .some((each, at) => (flags[firstToken + at]! & tokenFlags.capital) !== 0 && !small.has(each));
}

/** Weight of a word by BM25: repetitions count less and less, and less in a long text. */
export function saturated(count: number, length: number, meanLength: number): number {
  const { k, b } = thresholds;

  return (count * (k + 1)) / (count + k * (1 - b + (b * length) / meanLength));
}
