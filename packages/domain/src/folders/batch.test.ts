import { expect, it } from 'vitest';
import { act, countStates, mayStart, settle } from './batch.ts';

const large = 300 * 1024 * 1024;

it('pauses when the running files are through, and resumes', () => {
  expect(act('running', 'pause', { running: 2 })).toBe('pausing');
  expect(settle('pausing', { waiting: 5, running: 1 })).toBe('pausing');
  expect(settle('pausing', { waiting: 5, running: 0 })).toBe('paused');
  expect(act('paused', 'resume', { running: 0 })).toBe('running');
  expect(act('pausing', 'resume', { running: 1 })).toBe('running');
});

it('is done when nothing waits, even while it pauses', () => {
  expect(settle('pausing', { waiting: 0, running: 0 })).toBe('done');
  expect(settle('running', { waiting: 0, running: 1 })).toBe('running');
});

it('is cancelled when the running files have ended, and stays over', () => {
  expect(act('running', 'cancel', { running: 1 })).toBe('cancelling');
  expect(settle('cancelling', { waiting: 9, running: 0 })).toBe('cancelled');
  expect(act('paused', 'cancel', { running: 0 })).toBe('cancelled');
  expect(act('done', 'cancel', { running: 0 })).toBe('done');
  expect(act('done', 'resume', { running: 0 })).toBe('done');
});

it('works on a large file alone', () => {
  expect(mayStart('running', [], large, 4)).toBe(true);
  expect(mayStart('running', [1000], large, 4)).toBe(false);
  expect(mayStart('running', [large], 1000, 4)).toBe(false);
  expect(mayStart('running', [1000], 1000, 4)).toBe(true);
  expect(mayStart('running', [1000], 1000, 1)).toBe(false);
  expect(mayStart('pausing', [], 1000, 4)).toBe(false);
});

it('counts every state', () => {
  expect(countStates(['done', 'failed', 'done'])).toMatchObject({ done: 2, failed: 1, waiting: 0 });
});
