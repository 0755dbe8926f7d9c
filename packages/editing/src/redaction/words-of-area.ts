import type { Glyph } from '@octavo/pdf/interpret/glyph';
import { readPageText } from '../find/page-text.ts';

/** Letters of a word that is worth searching for; shorter ones stand everywhere. */
const fewestLetters = 4;

/** Longest text of a line that is searched for as a whole. */
const longestLine = 200;

/** Words of any text, which say nothing about the one they were taken from. */
const common: ReadonlySet<string> = new Set(
  `about after also been before being between both could date does each even every first from have here into just like
  made make many more most much must name only other over page same shall should some such than that their them then
  there these they this those through time total under upon very well were what when where which while will with within
  would year your
  ainsi alors après aussi autre autres avant avec avoir bien cela cette ceux chaque chez comme dans depuis deux donc
  dont elle elles encore entre être fait font leur leurs lors mais même mêmes moins nous notre nouveau page pour quand
  quel quelle sans selon sera sont sous tous tout toute toutes très vers votre vous`.split(/\s+/),
);

/** Lines and words of which an area removes a part, as they would be repeated elsewhere in the file. */
export function wordsOf(glyphs: readonly Glyph[], isRemoved: (glyph: Glyph) => boolean): readonly string[] {
  const removed = new Set([...glyphs.keys()].filter((index) => isRemoved(glyphs[index]!)));
  const { text, glyphs: places } = readPageText(glyphs);
  const words = new Set<string>();

  for (const line of text.matchAll(/[^\n]+/g)) {
    const hit = [...line[0].matchAll(/\S+/g)].filter(({ 0: word, index }) => {
      const start = line.index + index;

      return places.slice(start, start + word.length).some((glyph) => removed.has(glyph));
    });
    const [first, last] = [hit[0], hit.at(-1)];

    if (first === undefined || last === undefined) {
      continue;
    }

    const phrase = trimmed(line[0].slice(first.index, last.index + last[0].length));

    if (hit.length > 1 && phrase.length <= longestLine) {
      words.add(phrase);
    }

    for (const [word] of hit) {
      const bare = trimmed(word);

      if (isTelling(bare)) {
        words.add(bare);
      }
    }
  }

  return [...words];
}

/** A word without the punctuation around it. */
function trimmed(word: string): string {
  return word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}

function isTelling(word: string): boolean {
  return word.length >= fewestLetters && !common.has(word.toLowerCase()) && !word.includes('\ufffd');
}
