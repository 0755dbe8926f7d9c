import type { CitationView, QuestionView } from '@octavo/contract/question';
import { expect, it } from 'vitest';
import { isOver, unanswered, withCitation, withPart, withPlan, withRefusal } from './answer-events.ts';

const citation: CitationView = {
  file: 0,
  page: 4,
  boxes: [[72, 388, 226, 400]],
  quote: 'sixty days’ notice',
  marked: [],
  label: null,
  header: null,
  named: null,
};

const asked: QuestionView = {
  id: 'q'.repeat(32),
  question: 'How much notice?',
  selection: null,
  state: 'asked',
  engine: { kind: 'own' },
  certain: true,
  requests: null,
  claims: [],
  citations: [],
  missing: [],
  nearest: [],
  partial: false,
  readSoFar: [],
  charged: false,
  failure: null,
  askedAt: '2026-11-23T12:00:00.000Z',
};

it('puts the parts of an answer together, claim by claim', () => {
  const parts = [
    { claim: 0, text: 'At least ' },
    { claim: 0, text: 'sixty days.' },
    { claim: 1, text: 'In writing.' },
  ];
  const answer = parts.reduce(withPart, asked);

  expect(answer.claims.map(({ text }) => text)).toEqual(['At least sixty days.', 'In writing.']);
  expect(isOver(answer)).toBe(false);
});

it('announces the requests that an answer takes, which are no part of it', () => {
  const planned = withPlan(asked, { requests: 14 });

  expect(planned).toMatchObject({ state: 'answering', requests: 14, claims: [] });
  expect(withPart(planned, { claim: 0, text: 'At least' })).toMatchObject({ requests: 14 });
});

it('gives citations to the claim that they prove', () => {
  const answer = withCitation(withPart(asked, { claim: 1, text: 'In writing.' }), {
    claim: 1,
    number: 1,
    citation,
  });

  expect(answer.claims).toEqual([
    { text: '', citations: [] },
    { text: 'In writing.', citations: [1] },
  ]);
  expect(answer.citations).toEqual([citation]);
});

it('leaves nothing of an answer that is withdrawn', () => {
  const answer = withRefusal(withPart(asked, { claim: 0, text: 'Perhaps' }), {
    missing: ['penalty'],
    nearest: [citation],
  });

  expect(answer).toMatchObject({ state: 'refused', claims: [], missing: ['penalty'], nearest: [citation] });
});

it('begins anew where a stream is followed from its first part', () => {
  expect(unanswered(withPart(asked, { claim: 0, text: 'At least' })).claims).toEqual([]);
});
