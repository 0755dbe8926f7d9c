import { indexDocuments } from '@octavo/answers/index/index-documents';
import { readQuestion } from '@octavo/answers/question/read-question';
import type { Example } from './examples.ts';
import type { DatasetDocument } from './question-sets.ts';

/** Of so many questions, one is asked of all documents in one, and one of all others than its own. */
const every = { own: 3, foreign: 5 };

/**
 * Questions of documents asked of a long one: of all of them bound together, which answers or does not as before, and
 * of all others, which does not. In a long document words of any question meet by chance.
 */
export function longExamples(set: string, documents: readonly DatasetDocument[]): Example[] {
  const names = [...new Set(documents.map(({ name }) => name))];

  return [
    ...ownExamples(set, documents),
    ...names.flatMap((name) =>
      foreignExamples(
        set,
        documents.filter((document) => document.name === name),
        documents.filter((document) => document.name !== name),
      ),
    ),
  ];
}

function ownExamples(set: string, documents: readonly DatasetDocument[]): Example[] {
  const index = boundIndex(documents);
  let passages = 0;
  const asked = documents.flatMap(({ document, language, questions }) => {
    const before = passages;
    passages += document.passages.length;

    return questions.map(({ text, article, answers }) => ({
      text,
      article,
      language,
      answers: answers.map((answer) => ({ ...answer, passage: answer.passage + before })),
    }));
  });

  return asked
    .filter((_, number) => number % every.own === 0)
    .map(({ text, ...example }) => ({
      ...example,
      set,
      kind: example.answers.length > 0 ? 'answerable' : 'near',
      index,
      question: readQuestion(index, text),
    }));
}

function foreignExamples(
  set: string,
  documents: readonly DatasetDocument[],
  others: readonly DatasetDocument[],
): Example[] {
  const index = boundIndex(others);

  return documents
    .flatMap(({ language, questions }) => questions.map((question) => ({ ...question, language })))
    .filter((_, number) => number % every.foreign === 0)
    .map(({ text, article, language }) => ({
      set,
      kind: 'foreign',
      article,
      language,
      index,
      question: readQuestion(index, text),
      answers: [],
    }));
}

function boundIndex(documents: readonly DatasetDocument[]) {
  const [first] = documents;

  return indexDocuments([
    {
      version: 1,
      title: null,
      language: first?.language ?? null,
      pages: [],
      passages: documents.flatMap(({ document }) => document.passages),
    },
  ]);
}
