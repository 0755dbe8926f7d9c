import type { SetLines } from './guess-lines.ts';

/** Characters of a set text, such as the mark of a list item, that are skipped to find the next typed one. */
const longestMark = 8;

/**
 * Lines of a set text by the characters that were typed: setting adds marks of lists and drops spaces at the ends of
 * lines. Null when the two have little in common.
 */
export function adaptLines({ text: set, lines }: SetLines, typed: string): SetLines | null {
  const places = placesIn(set, typed);

  if (places === null) {
    return null;
  }

  const adapted = lines.map((line, index) => {
    const from = index === 0 ? 0 : startOf(places, line.from);
    const to = Math.max(from, index === lines.length - 1 ? typed.length : endOf(places, line.to));
    const edges = places
      .slice(from, to + 1)
      .map((place) => line.edges[Math.min(line.edges.length - 1, Math.max(0, place - line.from))] ?? 0);

    return { ...line, from, to, edges };
  });

  return { text: typed, lines: adapted };
}

/** Typed character that was set at the start of a line; the spaces that were dropped there end the line before. */
function startOf(places: readonly number[], place: number): number {
  const index = endOf(places, place);

  return places.findLastIndex((each) => each === places[index]);
}

/** First typed character that was set behind a line. */
function endOf(places: readonly number[], place: number): number {
  const index = places.findIndex((each) => each >= place);

  return index === -1 ? places.length - 1 : index;
}

/** Place in the set text of each typed character, and of the end; null where none is found. */
function placesIn(set: string, typed: string): readonly number[] | null {
  const places: number[] = [];
  let at = 0;

  for (const character of typed) {
    const isSpace = /\s/u.test(character);

    if (!isSame(set, at, character) && !isSpace) {
      const next = [...Array(longestMark).keys()].find((skipped) => isSame(set, at + skipped, character));

      if (next === undefined) {
        return null;
      }

      at += next;
    }

    const isSet = isSame(set, at, character);
    places.push(...Array.from({ length: character.length }, (_, unit) => (isSet ? at + unit : at)));
    at += isSet ? character.length : 0;
  }

  return [...places, at];
}

function isSame(set: string, at: number, character: string): boolean {
  return set.startsWith(character, at) || (/\s/u.test(character) && /\s/u.test(set.charAt(at)));
}
