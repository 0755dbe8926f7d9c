import { textDocument } from '@octavo/testkit/answers/text-document';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexDocuments } from '../index/index-documents.ts';
import type { Answer } from './answer.ts';
import { answerQuestion } from './answer-question.ts';

const english = textDocument([
  'The bakery was founded in 1923 by Martha Keller in Lyon. It sold bread and cakes to the whole district.',
  'In 1954 her son Paul Keller moved the bakery to Geneva. The new ovens burned gas instead of wood.',
  'Today the company employs 48 people and bakes 3,200 loaves a day. Its best-known product is a walnut bread.',
  'The annual rent of the building is 36,000 francs. The lease ends on 31 March 2031.',
]);
const french = textDocument([
  'L’entreprise a été fondée en 1923 par Marthe Keller à Lyon. Elle vendait du pain et des gâteaux.',
  'En 1954, son fils Paul a déménagé l’atelier à Genève. Les nouveaux fours brûlaient du gaz.',
  'Aujourd’hui, l’entreprise emploie 48 personnes. Le loyer annuel de l’immeuble s’élève à 36 000 francs.',
]);

const ask = (document: typeof english, question: string) =>
  answerQuestion(indexDocuments([document]), question);
const quoted = (answer: Answer) =>
  answer.kind === 'answered' ? (answer.claims[0]?.citations[0]?.quote ?? '') : 'refused';

describe('answers from the documents alone', () => {
  it.each([
    [english, 'Who founded the bakery?', 'Martha Keller'],
    [english, 'When was the bakery founded?', '1923'],
    [english, 'How many people does the company employ?', '48 people'],
    [english, 'When does the lease end?', '31 March 2031'],
    [english, 'What is the annual rent of the building?', '36,000 francs'],
    [french, 'Qui a fondé l’entreprise ?', 'Marthe Keller'],
    [french, 'Combien de personnes emploie l’entreprise ?', '48 personnes'],
    [french, 'Quel est le loyer annuel de l’immeuble ?', '36 000 francs'],
  ])('%# %s', (document, question, words) => {
    expect(quoted(ask(document, question))).toContain(words);
  });

  it('finds words without their accents, and behind an elision', () => {
    expect(quoted(ask(french, 'ou son fils a demenage l atelier'))).toContain('Genève');
    expect(quoted(ask(french, "QUI A FONDE L'ENTREPRISE"))).toContain('Marthe Keller');
  });

  it('reads a word with a typing error as the one of the document, but is not certain of it', () => {
    const answer = ask(english, 'When does the laese end?');

    expect(quoted(answer)).toContain('31 March 2031');
    expect(answer.kind === 'answered' && answer.certain).toBe(false);
  });

  it('finds names and numbers when the question is in another language', () => {
    expect(quoted(ask(english, 'Que s’est-il passé en 1954 avec Paul Keller ?'))).toContain('1954');
  });

  it('cites the words that it shows, with the answering ones marked', () => {
    const answer = ask(english, 'Who founded the bakery?');
    const [citation] = answer.kind === 'answered' ? (answer.claims[0]?.citations ?? []) : [];

    expect(citation).toMatchObject({ document: 0, page: 1 });
    expect(citation?.boxes.length).toBeGreaterThan(0);
    expect(citation?.marked.length).toBeGreaterThan(0);
    expect(citation?.quote.length).toBeLessThanOrEqual(300);
  });

  it('says once what stands in several places, and cites each', () => {
    const copy = 'Copy of the tenant. The deposit is 900 euros. It is returned within two months.';
    const answer = ask(textDocument([copy, copy.replace('tenant', 'landlord')]), 'How much is the deposit?');
    const claims = answer.kind === 'answered' ? answer.claims : [];

    expect(claims).toHaveLength(1);
    expect(claims[0]?.citations).toHaveLength(2);
  });

  it('names the document that an answer is from', () => {
    const index = indexDocuments([french, english]);
    const answer = answerQuestion(index, 'How many loaves a day does the company bake?');

    expect(answer.kind === 'answered' && answer.claims[0]?.citations[0]?.document).toBe(1);
  });
});

describe('refusals', () => {
  it('names no words of another language than that of the documents', () => {
    expect(ask(french, 'Which engines does the company install in helicopters?')).toMatchObject({
      kind: 'refused',
      missing: [],
    });
    expect(ask(french, 'Quels moteurs l’entreprise installe-t-elle dans les hélicoptères ?')).toMatchObject({
      kind: 'refused',
      missing: expect.arrayContaining(['hélicoptères']),
    });
  });

  it('names the words that stand nowhere', () => {
    expect(ask(english, 'Which engines does Airbus install in helicopters?')).toMatchObject({
      kind: 'refused',
      missing: expect.arrayContaining(['Airbus', 'helicopters']),
    });
  });

  it.each(['', '???', 'the of and', '🙂'])('refuses a question without words: %s', (question) => {
    expect(ask(english, question).kind).toBe('refused');
  });

  it('refuses everything about a document without passages', () => {
    expect(ask(textDocument([]), 'Who founded the bakery?')).toEqual({
      kind: 'refused',
      missing: ['founded', 'bakery'],
      nearest: [],
    });
  });
});

it('never throws, whatever is asked', () => {
  const index = indexDocuments([english, french]);

  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.lorem({ maxCount: 40 })), (question) => {
      expect(['answered', 'refused']).toContain(answerQuestion(index, question).kind);
    }),
    { numRuns: 100 },
  );
});

it('reads a question of 10,000 characters', () => {
  const question = 'Who founded the bakery in Lyon? '.repeat(320);

  expect(['answered', 'refused']).toContain(ask(english, question).kind);
});

it('gives the same answer each time', () => {
  expect(ask(english, 'Where did Paul Keller move the bakery?')).toEqual(
    ask(english, 'Where did Paul Keller move the bakery?'),
  );
});

it('answers from a sentence of thousands of words', () => {
  const index = indexDocuments([textDocument([`The price ${'A.'.repeat(15_000)}`])]);

  expect(() => answerQuestion(index, 'What is the price?')).not.toThrow();
});

it.each([
  ['price 4 ', 'How much is the price?'],
  ['the guard of ', 'What is a guard?'],
  ['ordered on 3 May and ', 'When was the price ordered?'],
])('answers from a sentence of 120,000 characters in linear time: %s', (words, question) => {
  const index = indexDocuments([textDocument([`The price ${words.repeat(120_000 / words.length)}.`], 'eng')]);
  const startedAt = performance.now();
  answerQuestion(index, question);
  expect(performance.now() - startedAt).toBeLessThan(4000);
});
