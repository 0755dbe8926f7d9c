import { textDocument } from '@octavo/testkit/answers/text-document';
import { expect, it } from 'vitest';
import { indexDocuments } from '../index/index-documents.ts';
import { answerQuestion } from './answer-question.ts';

const abstract = {
  text: 'Compilers for dynamic languages are slow. This paper presents a compiler that records hot traces. It is ten times faster.',
  headings: ['Traces', 'Abstract'],
};
const paper = textDocument(
  [
    { text: 'Traces', kind: 'heading' },
    { text: 'Abstract', kind: 'heading', headings: ['Traces'] },
    abstract,
    { text: 'Keywords: compilers, traces', headings: ['Traces', 'Abstract'] },
    { text: '3.1 Blacklisting', kind: 'heading', headings: ['Traces'] },
    {
      text: 'The monitor counts failures. After two of them it marks the trace.',
      headings: ['Traces', '3.1 Blacklisting'],
    },
    { text: 'The blacklisting of loops needs a counter.', headings: ['Traces', '4 Nesting'] },
    {
      text: '[5] J. Kistler. Announcing Squirrel. http://example.org/2008/squirrel',
      headings: ['Traces', 'References'],
    },
    {
      text: 'Apple’s Squirrel (5) is an interpreter with call threading.',
      headings: ['Traces', '7 Related work'],
    },
  ],
  'eng',
);
const bail = textDocument(
  [
    { text: 'Article 2 – Durée et renouvellement', kind: 'heading' },
    {
      text: 'Le contrat est conclu pour un an à compter du 1er mai. Il est reconduit tacitement pour une même durée.',
      headings: ['Article 2 – Durée et renouvellement'],
    },
    {
      text: 'Le logement est loué pour la durée des études du locataire, avec ses meubles.',
      headings: ['Article 3 – Objet'],
    },
  ],
  'fra',
);

const textsOf = (documents: Parameters<typeof indexDocuments>[0], question: string) => {
  const answer = answerQuestion(indexDocuments(documents), question);

  return answer.kind === 'answered' ? answer.claims.map(({ text }) => text) : [];
};

it.each(['Summarize this document', 'Summarise the paper.', 'Give me a summary', 'Résume cet article'])(
  'sums a document up by its abstract: %s',
  (question) => {
    expect(textsOf([paper], question)).toEqual([abstract.text]);
  },
);

it.each(['What is this paper about?', 'De quoi parle cet article ?', 'What is the topic of the document?'])(
  'says what a document is about: %s',
  (question) => {
    expect(textsOf([paper], question)).toEqual([abstract.text]);
  },
);

it('sums up a document without an abstract, and each of several', () => {
  expect(textsOf([bail], 'Résume ce contrat').length).toBeGreaterThan(0);

  const index = indexDocuments([paper, bail]);
  const answer = answerQuestion(index, 'Summarize these documents');
  const documents =
    answer.kind === 'answered' ? answer.claims.map(({ citations }) => citations[0]?.document) : [];

  expect(new Set(documents)).toEqual(new Set([0, 1]));
});

it.each(['Que dit le document sur « Durée » ?', 'Que dit le contrat sur « Durée et renouvellement » ?'])(
  'quotes a section from its beginning: %s',
  (question) => {
    expect(textsOf([bail], question)).toEqual([
      'Le contrat est conclu pour un an à compter du 1er mai. Il est reconduit tacitement pour une même durée.',
    ]);
  },
);

it('takes no entry of a bibliography for a definition', () => {
  expect(textsOf([paper], 'What is Squirrel?')).toEqual([
    'Apple’s Squirrel (5) is an interpreter with call threading.',
  ]);
});

it('is not certain of a meaning that no sentence defines', () => {
  const answer = answerQuestion(indexDocuments([paper]), 'What is blacklisting?');

  expect(answer.kind === 'answered' && answer.certain).toBe(false);
  expect(textsOf([paper], 'What is blacklisting?')).toEqual([
    'The monitor counts failures. After two of them it marks the trace.',
  ]);
});

it.each(['What is the contract about the boat?', 'Summarize the battle of Hastings'])(
  'is a question about a part: %s',
  (question) => {
    expect(textsOf([paper], question)).not.toContain(abstract.text);
  },
);
