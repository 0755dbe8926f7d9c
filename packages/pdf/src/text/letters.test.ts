import { expect, it } from 'vitest';
import { countLetters, lettersLost } from './letters.ts';

const compare = async (wanted: string, found: string) =>
  lettersLost(await countLetters([wanted]), await countLetters([found]));

it.each([
  ['an order of their own', 'שלום abc', 'cba םולש'],
  ['ligatures', 'office', 'o\ufb03ce'],
  ['forms of Arabic letters', 'سلام', '\ufeb3\ufefc\ufee1'],
  ['full width', 'ｶﾞﾗｽ ＡＢＣ', 'ガラスABC'],
  ['accents apart', 'déjà'.normalize('NFD'), 'déjà'],
  ['spaces, signs and more words', 'a b', '— ab c'],
])('misses nothing behind %s', async (_name, wanted, found) => {
  expect((await compare(wanted, found)).lost).toBe(0);
});

it('counts what is missing', async () => {
  expect(await compare('aaa bb', 'a b')).toEqual({ lost: 3, of: 5 });
  expect(await compare('𐌼𐌰', '')).toEqual({ lost: 2, of: 2 });
});
