import { textDocument } from '@octavo/testkit/answers/text-document';
import { expect, it } from 'vitest';
import { indexDocuments } from '../index/index-documents.ts';
import { readQuestion } from '../question/read-question.ts';
import { definitionFit } from './definition-form.ts';

const fit = (sentence: string, question: string): number => {
  const index = indexDocuments([textDocument([sentence])]);

  return definitionFit(index, readQuestion(index, question), 0);
};

it.each([
  ['A guard is just a group of instructions that performs a test.', 'What is a guard?'],
  ['The body makes melatonin, a hormone that signals the night.', 'What is melatonin?'],
  ['A copy of the stack is called an activation record.', 'What is an activation record?'],
  ['La photosynthèse est un processus des plantes.', 'Qu’est-ce que la photosynthèse ?'],
])('defines: %s', (sentence, question) => {
  expect(fit(sentence, question)).toBeGreaterThan(2);
});

it.each([
  ['The VM inserts a guard on the flag at every edge.', 'What is a guard?'],
  ['A tree with two traces, a trunk and a branch, is drawn.', 'What is a trace tree?'],
  ['A guard is just a group of instructions.', 'Who wrote the guard?'],
])('does not define: %s', (sentence, question) => {
  expect(fit(sentence, question)).toBe(0);
});
