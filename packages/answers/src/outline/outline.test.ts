import { textDocument } from '@octavo/testkit/answers/text-document';
import { expect, it } from 'vitest';
import { answerQuestion } from '../answer/answer-question.ts';
import { indexDocuments } from '../index/index-documents.ts';
import { outlineOf } from './outline.ts';
import { proposedQuestions } from './suggested-questions.ts';
import { summarySentences } from './summary.ts';

const paragraphs = [
  [
    'Soil',
    'A soil is a mixture of minerals, water, air and living matter. Farmers measure the acidity of the soil each spring. The soil of the valley holds water well because it has much clay.',
  ],
  [
    'Soil',
    'Clay soil dries slowly in spring. Farmers who plough wet clay soil harm it for years, because the soil becomes hard.',
  ],
  [
    'Water',
    'The irrigation canal is a ditch of forty kilometres. It brings water from the river to the fields of the valley. Each farmer opens the gate of the canal on a fixed day.',
  ],
  [
    'Water',
    'In dry years the water of the canal is shared by the hour. The council of the valley decides who opens a gate first.',
  ],
  [
    'Harvest',
    'The harvest begins in August and ends in October. Most farmers of the valley sell their wheat to the mill of the town.',
  ],
] as const;

const document = textDocument(paragraphs.map(([heading, text]) => ({ text, headings: [heading] })));

it('sums a document up with sentences of its chapters, each cited', () => {
  const { summary } = outlineOf(indexDocuments([document]));

  expect(summary.length).toBeGreaterThanOrEqual(3);
  expect(summary.length).toBeLessThanOrEqual(5);

  for (const { quote, boxes } of summary) {
    expect(paragraphs.some(([, text]) => text.includes(quote))).toBe(true);
    expect(boxes.length).toBeGreaterThan(0);
  }
});

it('suggests only questions that it answers', () => {
  const index = indexDocuments([document]);
  const { suggestions } = outlineOf(index);

  expect(suggestions.length).toBeGreaterThan(0);

  for (const suggestion of suggestions) {
    expect(answerQuestion(index, suggestion).kind).toBe('answered');
  }
});

it('sums up each of several documents', () => {
  const notice = textDocument([
    'The pump of the northern well is repaired in May by a workshop of the town.',
    'The workshop replaces the motor of the pump and both valves of the well.',
  ]);
  const { summary } = outlineOf(indexDocuments([document, notice]));

  expect(new Set(summary.map((citation) => citation.document))).toEqual(new Set([0, 1]));
});

it('asks of a letter who signed it, and leaves its polite end out of the summary', () => {
  const letter = textDocument(
    [
      'Madame, Monsieur,',
      'Nous avons bien reçu le 26 février 2026 votre demande de permis pour une véranda.',
      'La décision vous sera notifiée dans les deux mois suivant la réception du dossier complet.',
      'Veuillez agréer, Madame, Monsieur, l’expression de nos salutations distinguées.',
      'Gwenaëlle Morvan',
    ],
    'fra',
  );
  const { summary, suggestions } = outlineOf(indexDocuments([letter]));

  expect(suggestions).toContain('Qui a signé cette lettre ?');
  expect(summary.some(({ quote }) => quote.startsWith('Veuillez'))).toBe(false);
});

it('asks of a contract who its parties are', () => {
  const lease = textDocument(
    [
      'This lease is made between Ines Roy, of Leeds (the "Landlord"); and',
      'Tom Hale, of York (the "Tenant").',
    ],
    'eng',
  );

  expect(outlineOf(indexDocuments([lease])).suggestions).toContain('Who are the parties?');
});

it.each([
  'Section 3 is a short text on the valley. Section 3 is often read.',
  'Every gate is the work of a smith. Every gate is of iron.',
  'He is a farmer of the valley. He is old.',
  'The best case is a wet year. The best case is rare.',
  'My nearest neighbour is a mile distant. My nearest neighbour is kind.',
])('suggests no question about a part of the document or a thing without a name: %s', (text) => {
  expect(outlineOf(indexDocuments([textDocument([text])])).suggestions).toEqual([]);
});

it('suggests defined terms and figures by their subject', () => {
  const contract = textDocument([
    '“Deliverables” means the report and the drawings. The Deliverables belong to the Client.',
    'Invoices are payable within 30 days of receipt.',
    'The total liability is limited to £50,000 for each year.',
  ]);

  expect(outlineOf(indexDocuments([contract])).suggestions.toSorted()).toEqual([
    'What does “Deliverables” mean?',
    'What is the total liability?',
    'When are invoices payable?',
  ]);
});

it('asks for a total by the number of its noun', () => {
  const statement = textDocument([
    { label: 'Total deposits', cells: { Amount: '$4,975.00' } },
    { label: 'Total cost', cells: { Amount: '$12.00' } },
  ]);

  expect(outlineOf(indexDocuments([statement])).suggestions.toSorted()).toEqual([
    'What are the total deposits?',
    'What is the total cost?',
  ]);
});

it('suggests questions in French', () => {
  const lease = textDocument(
    [
      'Le dépôt de garantie est une somme versée à la signature. Il rend le dépôt de garantie après un mois.',
      'Le loyer mensuel est de 640 euros, payable le 5 de chaque mois.',
      'Les charges s’élèvent à 55 euros par mois.',
    ],
    'fra',
  );

  expect(outlineOf(indexDocuments([lease])).suggestions.toSorted()).toEqual([
    'Quel est le loyer mensuel\u00a0?',
    'Qu’est-ce que le dépôt de garantie\u00a0?',
    'À combien s’élèvent les charges\u00a0?',
  ]);
});

it('suggests no heading that is a name, a running head, or a part of every document', () => {
  const text = 'The canal brings water to the fields of the valley, and the farmers share it by the hour.';
  const headings = ['Andreas Gal', 'Introduction', 'Irrigation Review'];
  const paper = textDocument(headings.map((heading) => ({ text, headings: ['Irrigation Review', heading] })));

  expect(outlineOf(indexDocuments([paper])).suggestions).toEqual([]);
});

it('has nothing to say about a document without passages', () => {
  expect(outlineOf(indexDocuments([textDocument([])]))).toEqual({ summary: [], suggestions: [] });
});

it('suggests who signed a letter for a single document only', () => {
  const letter = textDocument([
    'Dear Ms Raman,',
    'Thank you for returning the signed contract of the house in Elm Grove.',
    'Yours sincerely,',
    'Margaret Lowe',
  ]);
  const isOfSigner = ({ text }: { text: string }) => /signed/u.test(text);

  expect(proposedQuestions(indexDocuments([letter])).some(isOfSigner)).toBe(true);
  expect(proposedQuestions(indexDocuments([letter, document])).some(isOfSigner)).toBe(false);
});

it('sums up more sentences than a call takes arguments', () => {
  const index = indexDocuments([document]);
  const sentences = Array.from({ length: 200_000 }, (_, at) => index.sentences[at % index.sentences.length]!);

  expect(summarySentences({ ...index, sentences }).length).toBeGreaterThanOrEqual(3);
});
