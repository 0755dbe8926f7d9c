import { expect, it } from 'vitest';
import { emptyFilling, type FillingAction, type FillingState, fillingAfter } from './filling.ts';

function after(...actions: readonly FillingAction[]): FillingState {
  return actions.reduce(fillingAfter, emptyFilling('name'));
}

it('keeps no empty answers', () => {
  const { answers } = after(
    { kind: 'answer', question: 'name', answer: 'Ada Osei' },
    { kind: 'answer', question: 'city', answer: 'Boston' },
    { kind: 'answer', question: 'city', answer: '' },
  );

  expect(answers).toEqual({ name: 'Ada Osei' });
});

it('shows problems of restored answers, as their author has left them before', () => {
  const { left, answers } = after({ kind: 'restore', answers: { ein: '00-1' } });

  expect(left).toEqual(new Set(['ein']));
  expect(answers).toEqual({ ein: '00-1' });
});

it('reveals and masks a number', () => {
  const shown: FillingAction = { kind: 'reveal', question: 'ssn', isShown: true };

  expect(after(shown).revealed).toEqual(new Set(['ssn']));
  expect(after(shown, { ...shown, isShown: false }).revealed).toEqual(new Set());
});

it('forgets answers, revealed numbers and visited groups', () => {
  const state = after(
    { kind: 'answer', question: 'ssn', answer: '123-45-6789' },
    { kind: 'reveal', question: 'ssn', isShown: true },
    { kind: 'open', group: 'tin' },
    { kind: 'ask' },
    { kind: 'forget', openGroup: 'name' },
  );

  expect(state).toEqual(emptyFilling('name'));
});

it('moves a number to the question that it belongs to, which is asked from then on', () => {
  const itin = {
    kind: 'text',
    name: 'itin',
    format: 'itin',
    when: [{ question: 'numberKind', is: ['itin'] }],
  } as const;
  const { answers, left } = after(
    { kind: 'answer', question: 'numberKind', answer: 'ssn' },
    { kind: 'answer', question: 'ssn', answer: '912-78-3456' },
    { kind: 'move', question: 'ssn', to: itin, answer: '912-78-3456' },
  );

  expect(answers).toEqual({ numberKind: 'itin', itin: '912-78-3456' });
  expect(left).toContain('itin');
});
