import { readUnicodeMap } from '../font/truetype-codes.ts';
import type { TrueTypeTables } from '../font/truetype-subset.ts';

/** Characters without a meaning of their own, where symbol fonts have their codes. */
const isPrivate = (character: number) => character >= 0xe000 && character <= 0xf8ff;

/** Text of each glyph of a TrueType program, as its `cmap` table tells; of several characters the lowest. */
export function trueTypeTexts({ tables }: TrueTypeTables): ReadonlyMap<number, string> {
  const cmap = tables.get('cmap');
  const texts = new Map<number, string>();
  const characters = cmap === undefined || cmap.length < 4 ? [] : [...readUnicodeMap(cmap)];

  for (const [character, glyph] of characters.sort(([one], [other]) => one - other)) {
    if (!isPrivate(character) && character <= 0x10ffff && !texts.has(glyph)) {
      texts.set(glyph, String.fromCodePoint(character));
    }
  }

  return texts;
}
