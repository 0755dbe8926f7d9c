import type { DocumentIndex } from '../index/document-index.ts';
import type { Question } from '../question/read-question.ts';
import { foldedWords } from '../words/folded-words.ts';

const thresholds = {
  /** Likeness from which a word is that of the question. */
  same: 0.9,
  /** Share of the sentences about a subject, compared with the document that has the most. */
  share: 0.5,
};

/** Documents about a subject: those that have all of its words, most often by far. */
export function documentsAbout(
  { documents, passages, sentences, postings }: DocumentIndex,
  { terms }: Question,
  subject: string,
): number[] {
  const words = new Set(foldedWords(subject).split(' '));
  const asked = terms.filter(({ word }) => words.has(word));
  const counts = asked.map(({ matches }) => {
    const own = documents.map(() => 0);

    for (const [stem, likeness] of matches) {
      for (
        let at = postings.offsets[stem]!;
        likeness >= thresholds.same && at < postings.offsets[stem + 1]!;
        at += 1
      ) {
        own[passages[sentences[postings.sentences[at]!]!.passage]!.document]! += 1;
      }
    }

    return own;
  });
  // The rarest word tells the subject.
  const rarest = documents.map((_, document) => Math.min(...counts.map((own) => own[document]!)));
  const most = Math.max(...rarest);

  return asked.length === 0 || most === 0
    ? []
    : documents.flatMap((_, document) => (rarest[document]! > most * thresholds.share ? [document] : []));
}
