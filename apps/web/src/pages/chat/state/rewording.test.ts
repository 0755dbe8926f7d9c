import type { QuestionView } from '@octavo/contract/question';
import { expect, it } from 'vitest';
import { rewordingOf } from './rewording.ts';

const suggestions = ['Which law applies?', 'What happens when a delivery cannot be received?'];
const asked = (id: string, question: string, state: QuestionView['state'] = 'refused') => ({
  id,
  question,
  state,
});

it('suggests the question nearest to one that was refused', () => {
  const questions = [asked('1', 'What is the penalty for late delivery?')];

  expect(rewordingOf('1', questions, suggestions)).toBe(suggestions[1]);
});

it('suggests nothing twice, and nothing that was asked', () => {
  const questions = [
    asked('1', 'Which law?'),
    asked('2', 'Which law is it?'),
    asked('3', 'And which law?'),
    asked('4', 'Is there a law?', 'answered'),
  ];

  expect(questions.map(({ id }) => rewordingOf(id, questions, suggestions))).toEqual([
    ...suggestions,
    null,
    null,
  ]);
  expect(rewordingOf('2', [...questions, asked('5', suggestions[1]!)], suggestions)).toBeNull();
});
