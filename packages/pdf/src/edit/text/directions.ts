import { needsReordering } from './scripts.ts';

/** Direction of each UTF-16 unit of a line (UAX #9). */
export interface Directions {
  /** Odd for right to left. */
  levelAt(index: number): number;
  /** The character to draw in place of one that stands in a right-to-left run, such as a bracket. */
  mirrored(character: string): string;
}

const leftToRight: Directions = { levelAt: () => 0, mirrored: (character) => character };

/** Resolves the directions of a line; the algorithm is loaded only for text that needs it. */
export async function directionsOf(line: string): Promise<Directions> {
  if (!needsReordering(line)) {
    return leftToRight;
  }

  const { default: createBidi } = await import('bidi-js/dist/bidi.mjs');
  const bidi = createBidi();
  const { levels } = bidi.getEmbeddingLevels(line);

  return {
    levelAt: (index) => levels[index] ?? 0,
    mirrored: (character) => bidi.getMirroredCharacter(character) ?? character,
  };
}

/** Puts items of a line into display order by their levels (UAX #9, rule L2). */
export function inDisplayOrder<Item extends { readonly level: number }>(items: readonly Item[]): Item[] {
  const ordered = [...items];
  const highest = Math.max(0, ...items.map(({ level }) => level));

  for (let level = highest; level >= 1; level -= 1) {
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start;

      while (end < ordered.length && ordered[end]!.level >= level) {
        end += 1;
      }

      if (end > start) {
        ordered.splice(start, end - start, ...ordered.slice(start, end).toReversed());
        start = end;
      }
    }
  }

  return ordered;
}
