import { textDocument } from '@octavo/testkit/answers/text-document';
import { expect, it } from 'vitest';
import { answerQuestion } from '../answer/answer-question.ts';
import { indexDocuments } from '../index/index-documents.ts';
import { bylineOf } from './byline.ts';
import { originAsked } from './origin-question.ts';
import { isLineOfNames } from './personal-names.ts';

const letter = textDocument(
  [
    'Fenwick & Lowe Solicitors\n3 Market Square\nDurham DH1 3NJ',
    'Ms Priya Raman\n15 Elm Grove\nNewcastle NE2 1XX',
    '9 February 2026',
    'Dear Ms Raman,',
    'Thank you for returning the signed contract. We expect to complete on 13 March 2026.',
    'Yours sincerely,',
    'Margaret Lowe',
    'Partner',
  ],
  'eng',
);
const lettre = textDocument(
  [
    'Mairie de Saint-Aubin\nService de l’urbanisme',
    'M. et Mme Le Goff\n12 allée des Ormes',
    'Saint-Aubin, le 3 mars 2026',
    'Madame, Monsieur,',
    'Nous avons bien reçu le 26 février 2026 votre demande de permis.',
    'Veuillez agréer, Madame, Monsieur, l’expression de nos\nsalutations distinguées.',
    'Gwenaëlle Morvan\nAdjointe à l’urbanisme',
  ],
  'fra',
);
const paper = textDocument(
  [
    { text: 'Specialization of Dynamic Languages', kind: 'heading' },
    'Andreas Gal∗+, Brendan Eich∗, Mohammad R. Haghighat$,\nJesse Ruderman∗ and Michael Franz+',
    'University of California, Irvine+',
    '{mbebenit,franz}@uci.edu',
    { text: 'Abstract', kind: 'heading' },
    'Dynamic languages are harder to compile than others. The authors of earlier work used static types.',
  ],
  'eng',
);
const bail = textDocument(
  [
    'Le loyer est de 640 euros. Le contrat est signé en deux exemplaires.',
    'Fait à Lyon, le 20 août 2026, en deux exemplaires.',
    'Le Bailleur : Claire Dumontet\nLe Locataire : Karim Bensaïd',
  ],
  'fra',
);

it.each([
  [letter, 'Who signed the letter?', ['Margaret Lowe']],
  [letter, 'Who is the letter from?', ['Margaret Lowe']],
  [letter, 'Who is the letter addressed to?', ['Ms Priya Raman']],
  [letter, 'When was the letter written?', ['9 February 2026']],
  [lettre, 'Qui a signé cette lettre ?', ['Gwenaëlle Morvan']],
  [lettre, 'Qui est l’auteur ?', ['Gwenaëlle Morvan']],
  [lettre, 'À qui la lettre est-elle adressée ?', ['M. et Mme Le Goff']],
  [lettre, 'De quand date la lettre ?', ['Saint-Aubin, le 3 mars 2026']],
  [
    paper,
    'Who wrote this paper?',
    ['Andreas Gal∗+, Brendan Eich∗, Mohammad R. Haghighat$, Jesse Ruderman∗ and Michael Franz+'],
  ],
  [
    paper,
    'Qui sont les auteurs de cet article ?',
    ['Andreas Gal∗+, Brendan Eich∗, Mohammad R. Haghighat$, Jesse Ruderman∗ and Michael Franz+'],
  ],
  [bail, 'Qui a signé le contrat ?', ['Le Bailleur : Claire Dumontet Le Locataire : Karim Bensaïd']],
  [bail, 'Quand le contrat a-t-il été signé ?', ['Fait à Lyon, le 20 août 2026, en deux exemplaires.']],
])('%# %s', (document, question, texts) => {
  const answer = answerQuestion(indexDocuments([document]), question);

  expect(answer.kind === 'answered' ? answer.claims.map(({ text }) => text) : 'refused').toEqual(texts);
});

it('asks the author of something else of its sentences', () => {
  const answer = answerQuestion(indexDocuments([paper]), 'Who wrote Hamlet?');

  expect(answer.kind).toBe('refused');
});

it.each([
  'Who wrote the letter to the king?',
  'Who signed the treaty?',
  'Who is the author of the annex?',
  'Qui a écrit Les Misérables ?',
  'Qui a signé le traité de Versailles ?',
  'When was the letter box painted?',
])('is no question about the document itself: %s', (question) => {
  expect(originAsked(question)).toBeNull();
});

it.each([
  ['Yichen He∗1 Guanhua Huang∗1 Peiyuan Feng1 Yuan Lin†1', true],
  ['Dr. Jean-Luc de la Tour', true],
  ['M. et Mme Le Goff', true],
  ['Mohammad Chuttur', true],
  ['Mozilla Corporation∗', false],
  ['Indiana University, USA', false],
  ['Trace-based Just-in-Time Type Specialization for Dynamic Languages', false],
  ['12 allée des Ormes', false],
  ['Partner', false],
  ['Anatole France', true],
  ['Jean Rue et Marie Colin', true],
  ['Dr Alan Bank', true],
  ['Rue Pasteur', false],
  ['Banque de France', false],
  ['Market Street', false],
  ['Annual Report', false],
])('%s is a line of names: %s', (line, isNames) => {
  expect(isLineOfNames(line)).toBe(isNames);
});

const certaintyOf = (paragraphs: Parameters<typeof textDocument>[0], question: string) => {
  const answer = answerQuestion(indexDocuments([textDocument(paragraphs, 'eng')]), question);

  return answer.kind === 'answered' ? [answer.certain, answer.claims[0]?.text] : null;
};

it('takes a line of the address for no salutation', () => {
  const paragraphs = [
    'Monsieur Jean Dupont\n12 rue des Lilas',
    'Lyon, le 3 mars 2026',
    'Madame,',
    'Nous vous remercions.',
  ];

  expect(certaintyOf(paragraphs, 'De quand date la lettre ?')).toEqual([true, 'Lyon, le 3 mars 2026']);
});

it.each([
  ['9 February 2026', true],
  ['Durham, Monday 9 February 2026', true],
  ['Your letter of 3 March 2026', false],
])('is certain of the date of a letter in the line %s: %s', (line, isCertain) => {
  const paragraphs = [
    line,
    'Dear Ms Raman,',
    'Thank you for the contract.',
    'Yours sincerely,',
    'Margaret Lowe',
  ];

  expect(certaintyOf(paragraphs, 'When was the letter written?')).toEqual([isCertain, line]);
  expect(certaintyOf(paragraphs, 'Who signed the letter?')).toEqual([true, 'Margaret Lowe']);
});

it('is not certain of authors above an abstract', () => {
  const paragraphs = [
    { text: 'Dynamic Languages', kind: 'heading' as const },
    'Andreas Gal and Brendan Eich',
    { text: 'Abstract', kind: 'heading' as const },
    'Dynamic languages are harder to compile than others.',
  ];

  expect(certaintyOf(paragraphs, 'Who wrote this paper?')).toEqual([false, 'Andreas Gal and Brendan Eich']);
});

it.each([
  ['By Jane Roe', 1],
  ['WALDEN BY HENRY DAVID THOREAU', 1],
  ['Par Jean Dupont', 1],
  ['paid for by jane roe', 0],
])('finds a name behind `by` in %s: %i', (text, count) => {
  expect(bylineOf([{ passage: 0, kind: 'text', start: 0, end: text.length, text }])).toHaveLength(count);
});

it('chooses the document by its subject', () => {
  const other = textDocument(
    [
      { text: 'Whales of the North', kind: 'heading' },
      'Ingrid Solheim and Peter Lindqvist',
      { text: 'Abstract', kind: 'heading' },
      'Whales live in the sea. The whales of the north are large.',
    ],
    'eng',
  );
  const index = indexDocuments([paper, other]);
  const documentsOf = (question: string) => {
    const answer = answerQuestion(index, question);

    return answer.kind === 'answered'
      ? [...new Set(answer.claims.map(({ citations }) => citations[0]?.document))]
      : [];
  };

  expect(documentsOf('Who wrote the paper about whales?')).toEqual([1]);
  expect(documentsOf('Qui a écrit l’article sur les whales ?')).toEqual([1]);
  expect(documentsOf('Who wrote the paper about dynamic languages?')).toEqual([0]);
  expect(documentsOf('Who wrote this paper?')).toEqual([0, 1]);
});
