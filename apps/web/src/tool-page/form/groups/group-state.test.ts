import type { AnswerProblem } from '@octavo/forms/problem';
import type { FormQuestion } from '@octavo/forms/question';
import { expect, it } from 'vitest';
import { groupState } from './group-state.ts';

const name: FormQuestion = { kind: 'text', name: 'name', format: 'name', required: true };
const city: FormQuestion = { kind: 'text', name: 'city', format: 'text' };
const sum: FormQuestion = { kind: 'derived', name: 'sum', format: 'money' };
const missing = new Map<string, readonly AnswerProblem[]>([
  ['name', [{ question: 'name', weight: 'missing', rule: 'required' }]],
]);

it('counts the questions of a group that was not begun', () => {
  expect(groupState([name, city, sum], {}, missing, false)).toEqual({
    kind: 'open',
    count: 2,
    isBegun: false,
  });
});

it('counts the required answers that are missing in one that was begun', () => {
  expect(groupState([name, city], { city: 'Boston' }, missing, true)).toEqual({
    kind: 'open',
    count: 1,
    isBegun: true,
  });
});

it('is done with an answer when nothing is required, and optional without one', () => {
  expect(groupState([city], { city: 'Boston' }, new Map(), false)).toEqual({ kind: 'done' });
  expect(groupState([city], {}, new Map(), true)).toEqual({ kind: 'optional' });
  expect(groupState([city], { city: ' ' }, new Map(), false)).toMatchObject({ kind: 'open' });
});

it('reports answers without the format of their field before anything else', () => {
  const wrong = new Map<string, readonly AnswerProblem[]>([
    ['city', [{ question: 'city', weight: 'wrong', rule: 'text-characters' }]],
    ['name', [{ question: 'name', weight: 'missing', rule: 'required' }]],
  ]);

  expect(groupState([name, city], { city: '\u0007' }, wrong, true)).toEqual({ kind: 'check', count: 1 });
});
