import type { AnswerProblem } from '@octavo/forms/problem';
import type { FormQuestion } from '@octavo/forms/question';
import { english } from '@octavo/i18n/form-page.en';
import { expect, it } from 'vitest';
import { noteOf } from './note-of.ts';

const ein: FormQuestion = { kind: 'text', name: 'ein', format: 'ein', required: true };
const city: FormQuestion = { kind: 'text', name: 'city', format: 'text' };
const context = {
  isLeft: true,
  hasAsked: false,
  rules: { 'too-long': 'At most {most} characters fit.', 'ein-prefix': 'No EIN begins so.' },
  words: english.answer,
};
const problem = (weight: AnswerProblem['weight'], rule: string, values = {}): AnswerProblem => ({
  question: 'ein',
  weight,
  rule,
  values,
});

it('says that a number looks valid as soon as it does, and nothing about free text', () => {
  expect(noteOf(ein, '45-2718306', [], { ...context, isLeft: false })).toEqual({
    kind: 'valid',
    text: 'Looks valid. Only the format can be checked.',
  });
  expect(noteOf(city, 'Boston', [], context)).toBeNull();
  expect(noteOf(ein, '', [], context)).toBeNull();
});

it('leads to the question that the number belongs to', () => {
  const ssn: FormQuestion = {
    ...ein,
    name: 'ssn',
    format: 'ssn',
    instead: { rule: 'ssn-itin', question: 'itin' },
  };
  const noteFor = (rule: string) => noteOf(ssn, '912-78-3456', [problem('wrong', rule)], context);

  expect([noteFor('ssn-itin')?.instead, noteFor('ssn-area')?.instead]).toEqual(['itin', undefined]);
});

it('confirms no number that is doubtful', () => {
  const doubt = [problem('doubtful', 'ein-prefix')];

  expect(noteOf(ein, '00-1234567', doubt, { ...context, isLeft: false })).toBeNull();
  expect(noteOf(ein, '00-1234567', doubt, context)).toMatchObject({ kind: 'doubtful' });
});

it('waits with problems until the question was left', () => {
  const problems = [problem('wrong', 'ein-prefix')];

  expect(noteOf(ein, '00-1', problems, { ...context, isLeft: false })).toBeNull();
  expect(noteOf(ein, '00-1', problems, context)).toEqual({ kind: 'wrong', text: 'No EIN begins so.' });
});

it('fills the values of a rule into its words', () => {
  const problems = [problem('wrong', 'too-long', { most: 30 })];

  expect(noteOf(city, 'x', problems, context)?.text).toBe('At most 30 characters fit.');
});

it('asks for a required answer only after the page has asked', () => {
  const problems = [problem('missing', 'required')];

  expect(noteOf(ein, '', problems, context)).toBeNull();
  expect(noteOf(ein, '', problems, { ...context, hasAsked: true })?.kind).toBe('missing');
});
