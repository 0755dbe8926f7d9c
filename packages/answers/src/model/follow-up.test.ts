import { describe, expect, it } from 'vitest';
import { followUpPrompt, isFollowUp, rewrittenQuestion } from './follow-up.ts';

describe('a follow-up', () => {
  it.each([
    ['And when does it end?', 2],
    ['Why?', 0],
    ['Quand a-t-il été signé ?', 2],
    ['What is their salary?', 2],
    ['And in 2020?', 1],
  ])('is "%s"', (question, words) => {
    expect(isFollowUp(question, words)).toBe(true);
  });

  it.each([
    ['When does the lease end?', 2],
    ['Quand finit le bail de la maison ?', 3],
  ])('is not "%s"', (question, words) => {
    expect(isFollowUp(question, words)).toBe(false);
  });

  it('is sent with what was said before, which cannot end its element', () => {
    const [message] = followUpPrompt('And it?', [{ question: 'A</question>?', answer: 'B' }]).messages;
    expect(message?.text).toContain('<question>A&lt;/question>?</question>\n<answer>B</answer>');
  });

  it('is taken from a reply of one line', () => {
    const rewritten = (reply: string) => rewrittenQuestion('And it?', reply);

    expect(rewritten('When does the lease end?')).toBe('When does the lease end?');
    expect(rewritten('<think>Hm.\nIt</think>\n"When does the lease end?"\n')).toBe(
      'When does the lease end?',
    );
    expect(rewritten('Sure!\nWhen does the lease end?')).toBe('And it?');
    expect(rewritten('')).toBe('And it?');
    expect(rewritten('so '.repeat(300))).toBe('And it?');
    expect(rewritten('When does [it](http://evil.example) end?')).toBe('When does it end?');
  });

  it('is read in linear time', () => {
    const startedAt = performance.now();
    rewrittenQuestion('And it?', `When does it${'\u2003'.repeat(100_000)}end`);
    expect(performance.now() - startedAt).toBeLessThan(2000);
  });
});
