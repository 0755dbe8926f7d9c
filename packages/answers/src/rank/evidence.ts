import type { DocumentIndex } from '../index/document-index.ts';
import type { Question } from '../question/read-question.ts';
import { type CandidatePassage, saturated } from './candidates.ts';

/** Likeness of the words of a sentence or passage to each term of the question, in the order of the terms. */
export type Matched = Float64Array;

/** A sentence with what features are computed from. */
export interface Evidence {
  readonly sentence: number;
  /** Index of the sentence within its passage. */
  readonly place: number;
  readonly bm25: number;
  readonly matched: Matched;
  /** Terms that stand in the very form of the question. */
  readonly verbatim: Matched;
  readonly before: Matched | null;
  readonly after: Matched | null;
  readonly passage: PassageEvidence;
}

export interface PassageEvidence {
  readonly passage: number;
  readonly bm25: number;
  /** By its sentences or its headings. */
  readonly matched: Matched;
  readonly headings: Matched;
}

/** Evidence of every sentence of the candidate passages. */
export function evidenceOf(
  index: DocumentIndex,
  question: Question,
  candidates: readonly CandidatePassage[],
): Evidence[] {
  const byStem = termsByStem(question);

  return candidates.flatMap(({ passage: number, bm25 }) => {
    const passage = index.passages[number]!;
    const found = Array.from({ length: passage.endSentence - passage.firstSentence }, (_, place) =>
      sentenceEvidence(index, question, byStem, passage.firstSentence + place),
    );
    const headings = best(
      passage.headings.map((stem) => alone(byStem.get(stem) ?? [], question)),
      question,
    );
    const shared: PassageEvidence = {
      passage: number,
      bm25,
      matched: best([...found.map(({ matched }) => matched), headings], question),
      headings,
    };

    return found.map((each, place) => ({
      ...each,
      place,
      sentence: passage.firstSentence + place,
      before: found[place - 1]?.matched ?? null,
      after: found[place + 1]?.matched ?? null,
      passage: shared,
    }));
  });
}

type TermMatch = readonly [term: number, likeness: number];

function termsByStem({ terms }: Question): Map<number, TermMatch[]> {
  const byStem = new Map<number, TermMatch[]>();

  for (const [number, { matches }] of terms.entries()) {
    for (const [stem, likeness] of matches) {
      const known = byStem.get(stem);

      if (known === undefined) {
        byStem.set(stem, [[number, likeness]]);
      } else {
        known.push([number, likeness]);
      }
    }
  }

  return byStem;
}

function sentenceEvidence(
  index: DocumentIndex,
  { terms }: Question,
  byStem: ReadonlyMap<number, readonly TermMatch[]>,
  sentence: number,
) {
  const { firstToken, endToken, contentWords } = index.sentences[sentence]!;
  const { stem, word } = index.tokens;
  const matched = new Float64Array(terms.length);
  const verbatim = new Float64Array(terms.length);
  const counts = new Float64Array(terms.length);

  for (let at = firstToken; at < endToken; at += 1) {
    const id = stem[at]!;

    for (const [term, likeness] of id < 0 ? [] : (byStem.get(id) ?? [])) {
      matched[term] = Math.max(matched[term]!, likeness);
      counts[term]! += likeness;

      if (likeness === 1 && index.words[word[at]!] === terms[term]!.word) {
        verbatim[term] = 1;
      }
    }
  }

  let bm25 = 0;

  for (const [term, count] of counts.entries()) {
    bm25 += terms[term]!.weight * saturated(count, contentWords, index.meanLength.sentence);
  }

  return { matched, verbatim, bm25 };
}

function alone(matches: readonly TermMatch[], { terms }: Question): Matched {
  const matched = new Float64Array(terms.length);

  for (const [term, likeness] of matches) {
    matched[term] = likeness;
  }

  return matched;
}

function best(all: readonly Matched[], { terms }: Question): Matched {
  const matched = new Float64Array(terms.length);

  for (const each of all) {
    for (const [term, likeness] of each.entries()) {
      matched[term] = Math.max(matched[term]!, likeness);
    }
  }

  return matched;
}
