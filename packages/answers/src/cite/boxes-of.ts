import { hasLetters } from '../passages/letters.ts';
import type { CitedBox } from './citation.ts';
import { type LocatedWord, wordsOn } from './located-words.ts';

/**
 * Boxes around words: one for each line, or more where other letters stand between them on it.
 *
 * @param words in the order of the text
 */
export function boxesOf(words: readonly LocatedWord[], text: string): CitedBox[] {
  const lines = new Set(words.map(({ line }) => line));

  return [...lines].flatMap((line) => {
    const cited = new Set(words.filter((word) => word.line === line).map(({ start }) => start));
    const runs: LocatedWord[][] = [[]];

    for (const word of wordsOn(line).toSorted((a, b) => a.left - b.left)) {
      if (word.end > 0 && cited.has(word.start)) {
        runs.at(-1)?.push(word);
      } else if (word.end === 0 || hasLetters(text.slice(word.start, word.end))) {
        runs.push([]);
      }
    }

    return runs
      .filter((run) => run.length > 0)
      .toSorted((a, b) => firstStart(a) - firstStart(b))
      .map((run): CitedBox => {
        const left = Math.min(...run.map((word) => word.left));
        const right = Math.max(...run.map((word) => word.right));

        return line.sideways === true
          ? [line.top, left, line.bottom, right]
          : [left, line.top, right, line.bottom];
      });
  });
}

function firstStart(words: readonly LocatedWord[]): number {
  return Math.min(...words.map(({ start }) => start));
}
