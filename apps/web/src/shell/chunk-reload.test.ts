import { expect, it } from 'vitest';
import { reloadOnce } from './chunk-reload.ts';

it('reloads the page after a failed chunk, but not twice within a minute', () => {
  const memory = new Map<string, string>();
  const storage = {
    getItem: (place: string) => memory.get(place) ?? null,
    setItem: (place: string, value: string) => void memory.set(place, value),
  };
  const seconds = [0, 1, 59.999, 60, 61, 120];

  expect(seconds.map((second) => reloadOnce(storage, 1_800_000_000_000 + second * 1000))).toEqual([
    true,
    false,
    false,
    true,
    false,
    true,
  ]);
});
