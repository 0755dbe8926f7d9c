import type { DocumentIndex } from '@octavo/answers/index/document-index';
import { indexDocuments } from '@octavo/answers/index/index-documents';
import { type Question, readQuestion } from '@octavo/answers/question/read-question';
import type { DatasetDocument, GoldAnswer } from './question-sets.ts';

/** A question as it is asked of an index. */
export interface Example {
  /** File of questions that it is from. */
  readonly set: string;
  /** `near`: of this document's subject, but without an answer. `foreign`: about another document. */
  readonly kind: 'answerable' | 'near' | 'foreign';
  readonly article: string;
  readonly language: 'eng' | 'fra';
  readonly index: DocumentIndex;
  readonly question: Question;
  readonly answers: readonly GoldAnswer[];
}

/** Every so many questions, one is asked of the next document of the language as well. */
const foreignEvery = 5;

/** Questions of a set, and some of them asked of a document that is about something else. */
export function examplesOf(
  set: string,
  documents: readonly DatasetDocument[],
  others: readonly DatasetDocument[],
): Example[] {
  const indexes = documents.map(({ document }) => indexDocuments([document]));

  return documents.flatMap(({ language, name, questions }, place) => {
    const index = indexes[place]!;
    const own = questions.map(({ text, article, answers }) => ({
      set,
      kind: answers.length > 0 ? ('answerable' as const) : ('near' as const),
      article,
      language,
      index,
      question: readQuestion(index, text),
      answers,
    }));
    const foreign = (
      others.filter((other) => other.name !== name)[place % (others.length - 1)]?.questions ?? []
    )
      .filter((_, number) => number % foreignEvery === 0)
      .map(({ text, article }) => ({
        set,
        kind: 'foreign' as const,
        article,
        language,
        index,
        question: readQuestion(index, text),
        answers: [],
      }));

    return [...own, ...foreign];
  });
}

/** Examples in groups of articles: what is measured on one group is learned from the others. */
export function foldsOf(examples: readonly Example[], count: number): Example[][] {
  const articles = [...new Set(examples.map(({ article }) => article))].sort();

  return Array.from({ length: count }, (_, fold) =>
    examples.filter(({ article }) => articles.indexOf(article) % count === fold),
  );
}
