import { expect, it } from 'vitest';
import { ExpiringCache } from './expiring-cache.ts';

it('forgets a value after its time', () => {
  let now = 0;
  const cache = new ExpiringCache<string>(100, 1000, () => now);
  cache.set('one', '1', 10);
  now = 999;
  expect(cache.get('one')).toBe('1');
  now = 1000;
  expect(cache.get('one')).toBeNull();
});

it('forgets what was used least recently when its values are too large', () => {
  const cache = new ExpiringCache<string>(100, 1000, () => 0);
  cache.set('one', '1', 40);
  cache.set('two', '2', 40);
  cache.get('one');
  cache.set('three', '3', 40);
  expect(['one', 'two', 'three'].map((key) => cache.get(key))).toEqual(['1', null, '3']);
});

it('counts a value that is replaced once', () => {
  const cache = new ExpiringCache<string>(100, 1000, () => 0);

  for (const value of ['a', 'b', 'c']) {
    cache.set('one', value, 60);
  }

  cache.set('two', '2', 40);
  expect([cache.get('one'), cache.get('two')]).toEqual(['c', '2']);
});
