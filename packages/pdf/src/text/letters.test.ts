import { expect, it } from 'vitest';
import { countLetters, lettersLost } from './letters.ts';

const compare = async (wanted: string, found: string) =>
  lettersLost(await countLetters([wanted]), await countLetters([found]));

it.each([
  ['visual order', 'שלום abc', 'cba םולש'],
  ['ligatures', 'office', 'o\ufb03ce'],
  ['Arabic presentation forms', 'سلام', '\ufeb3\ufefc\ufee1'],
  ['full and half width', 'ｶﾞﾗｽ ＡＢＣ', 'ガラスABC'],
  ['decomposed accents', 'déjà'.normalize('NFD'), 'déjà'],
  ['spaces, punctuation and more words', 'a b', '— ab c'],
])('finds every letter despite %s', async (_name, wanted, found) => {
  expect((await compare(wanted, found)).lost).toBe(0);
});

it('counts missing letters', async () => {
  expect(await compare('aaa bb', 'a b')).toEqual({ lost: 3, of: 5 });
  expect(await compare('𐌼𐌰', '')).toEqual({ lost: 2, of: 2 });
});
