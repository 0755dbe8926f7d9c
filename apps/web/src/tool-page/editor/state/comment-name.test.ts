import { afterEach, expect, it, vi } from 'vitest';
import { commentName, keepCommentName } from './comment-name.ts';

afterEach(() => {
  keepCommentName('');
  vi.unstubAllGlobals();
});

it('keeps the name on the device until it is emptied', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  keepCommentName('Zoë');
  expect([commentName(), kept.size]).toEqual(['Zoë', 1]);
  keepCommentName('');
  expect([commentName(), kept.size]).toEqual(['', 0]);
});

it('holds for the visit where the browser stores nothing', () => {
  const refuse = () => {
    throw new Error('denied');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  keepCommentName('Zoë');

  expect(commentName()).toBe('Zoë');
});
