import { textDocument } from '@octavo/testkit/answers/text-document';
import { expect, it } from 'vitest';
import { answerQuestion } from '../answer/answer-question.ts';
import { indexDocuments } from '../index/index-documents.ts';
import { readQuestion } from '../question/read-question.ts';
import { asksForAny, definitionFit } from './definition-form.ts';

const fit = (sentence: string, question: string): number => {
  const index = indexDocuments([textDocument([sentence])]);

  return definitionFit(index, readQuestion(index, question), 0);
};

it.each([
  ['A guard is just a group of instructions that performs a test.', 'What is a guard?'],
  ['The body makes melatonin, a hormone that signals the night.', 'What is melatonin?'],
  ['A copy of the stack is called an activation record.', 'What is an activation record?'],
  ['It makes melatonin, the hormone that signals the night.', 'What is melatonin?'],
  ['Both loop back to the anchor, which is the start of a tree.', 'What is an anchor?'],
  ['The VM records a trace tree covering all the paths through a loop.', 'What is a trace tree?'],
  ['Le service délivre un visa qui permet de travailler.', 'Qu’est-ce qu’un visa ?'],
  ['1.3 "Deliverables" means the audit report and any other document.', 'What are Deliverables?'],
  ['Les « Annexes » désignent les documents joints.', 'Qu’est-ce que les Annexes ?'],
  ['La photosynthèse est un processus des plantes.', 'Qu’est-ce que la photosynthèse ?'],
])('defines: %s', (sentence, question) => {
  expect(fit(sentence, question)).toBeGreaterThan(2);
});

it.each([
  ['The VM inserts a guard on the flag at every edge.', 'What is a guard?'],
  ['A tree with two traces, a trunk and a branch, is drawn.', 'What is a trace tree?'],
  ['If the loop has a guard, the code behind it is small.', 'What is a guard?'],
  ['The clerk brings a guard that he trusts.', 'What is the guard?'],
  ['A guard is just a group of instructions.', 'Who wrote the guard?'],
])('does not define: %s', (sentence, question) => {
  expect(fit(sentence, question)).toBe(0);
});

it('takes the definition of a quoted term over another sentence about it', () => {
  const contract = indexDocuments([
    textDocument([
      '1.3 "Deliverables" means the audit report, the prototype and any other document prepared for the Client.',
      '6.1 Upon full payment, all rights in the Deliverables pass to the Client.',
    ]),
  ]);
  const answer = answerQuestion(contract, 'What are Deliverables?');

  expect(answer.kind === 'answered' && answer.claims.map(({ text }) => text.slice(0, 3))).toEqual(['1.3']);
});

it.each([
  ['What is a guard?', true],
  ['What are bridges?', true],
  ['Qu’est-ce qu’un visa ?', true],
  ['What is diabetes?', false],
  ['What is physics?', false],
  ['What are mathematics?', false],
  ['Who is James?', false],
])('%s asks for any one of its kind: %s', (question, isAny) => {
  const index = indexDocuments([textDocument(['A guard is a test.'])]);

  expect(asksForAny(readQuestion(index, question))).toBe(isAny);
});
