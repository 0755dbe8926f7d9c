import { describe, expect, it } from 'vitest';
import type { AnswerPart } from './engine.ts';
import {
  cancelAnswer,
  completeAnswer,
  continueAnswer,
  failAnswer,
  failStalled,
  type OpenQuestion,
} from './question.ts';

const now = new Date('2026-01-01T10:00:00Z');
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const words: AnswerPart = { kind: 'text', claim: 0, text: 'Steam' };
const refused: AnswerPart = { kind: 'refused', missing: [], nearest: [] };
const failure = { code: 'model-busy' as const, values: {} };

const asked: OpenQuestion = {
  id: 'q',
  document: 'd',
  question: 'What drives it?',
  selection: null,
  engine: { kind: 'own' },
  askedAt: now,
  parts: [],
  isPartial: false,
  readSoFar: [],
  state: 'asked',
  beatAt: now,
};
const begun = continueAnswer(asked, [words], after(1));

describe('a question', () => {
  it('is charged when its answer or refusal is complete', () => {
    expect(completeAnswer(begun, [], true, after(2))).toMatchObject({ state: 'answered', isCharged: true });
    expect(completeAnswer(begun, [refused], true, after(2))).toMatchObject({
      state: 'refused',
      isCharged: true,
      parts: [words, refused],
    });
  });

  it('is not charged when it fails, and not when it is cancelled before its first word', () => {
    expect(failAnswer(begun, [], failure, after(2))).toMatchObject({ state: 'failed', isCharged: false });
    expect(cancelAnswer(asked, after(2))).toMatchObject({ state: 'cancelled', isCharged: false });
    expect(cancelAnswer(begun, after(2))).toMatchObject({ state: 'cancelled', isCharged: true });
  });

  it('fails without a sign of its process for thirty seconds', () => {
    expect(failStalled(begun, after(31))).toBe(begun);
    expect(failStalled(begun, after(31.001))).toMatchObject({
      state: 'failed',
      failure: { code: 'answer-cut' },
      isCharged: false,
    });
  });

  it('does not change after its end', () => {
    const ended = completeAnswer(begun, [], true, after(2));

    for (const changed of [
      continueAnswer(ended, [words], after(3)),
      completeAnswer(ended, [refused], true, after(3)),
      failAnswer(ended, [], failure, after(3)),
      cancelAnswer(ended, after(3)),
      failStalled(ended, after(300)),
    ]) {
      expect(changed).toBe(ended);
    }
  });
});
