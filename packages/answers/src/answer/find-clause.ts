import type { DocumentIndex } from '../index/document-index.ts';
import { passageOf } from '../index/passage-of.ts';
import { asksPermission, givesPermission, isPermissionWord } from '../question/permission.ts';
import type { Question } from '../question/read-question.ts';
import type { RankedSentence } from '../rank/rank-sentences.ts';

const thresholds = {
  /** Likeness from which a word is that of the question. */
  same: 0.9,
  /** Rareness of the asked deed, compared with the rarest word of the question that the document has. */
  deed: 0.7,
};

/**
 * The sentence that allows or forbids what a question asks leave for: `May the tenant sublet?`. A contract has other
 * words for the flat and its people, but it names the deed.
 */
export function findClause(
  index: DocumentIndex,
  question: Question,
  ranked: readonly RankedSentence[],
): RankedSentence | null {
  if (!asksPermission(question.text)) {
    return null;
  }

  const known = question.terms.map(({ word, isKnown, weight }) =>
    isKnown && !isPermissionWord(word) ? weight : 0,
  );
  const rarest = Math.max(0, ...known);

  return (
    ranked.find(
      ({ evidence: { sentence, matched } }) =>
        known.some(
          (weight, at) => weight > 0 && weight >= thresholds.deed * rarest && matched[at]! >= thresholds.same,
        ) && givesPermission(textOf(index, sentence)),
    ) ?? null
  );
}

function textOf(index: DocumentIndex, sentence: number): string {
  const { passage, start, end } = index.sentences[sentence]!;

  return passageOf(index, passage).text.slice(start, end);
}
