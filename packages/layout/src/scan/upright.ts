import type { InkComponent } from './components.ts';

const thresholds = {
  /** Minimum number of letters of a line; shorter ones are not reliable. */
  fewestLetters: 6,

  /** Smallest extent of an ascender or descender beyond its line, as a share of the line height. */
  reach: 0.18,

  /** Lowest letter with a recognisable shape, in pixels. */
  lowestLetter: 4,

  /** Smallest height of letters without ascenders and descenders, as a share of the line. */
  mostOfHeight: 0.8,

  /** Largest gap between letters of a line, in multiples of their height. */
  widestGap: 2.5,
};

/** Counts ascenders and descenders of horizontal lines: Latin script has more ascenders. */
export function countReaches(letters: readonly InkComponent[]): { up: number; down: number } {
  let up = 0;
  let down = 0;

  for (const line of linesOf(letters)) {
    if (line.length < thresholds.fewestLetters) {
      continue;
    }

    const top = modeOf(line.map((letter) => letter.top));
    const bottom = modeOf(line.map((letter) => letter.bottom));
    const height = bottom - top;

    if (height < thresholds.lowestLetter) {
      continue;
    }

    for (const letter of line) {
      // Commas and dots hang lower, but are not descenders.
      if (letter.bottom - letter.top < height * thresholds.mostOfHeight) {
        continue;
      }

      const above = (top - letter.top) / height;
      const below = (letter.bottom - bottom) / height;
      up += above > thresholds.reach && below < thresholds.reach ? 1 : 0;
      down += below > thresholds.reach && above < thresholds.reach ? 1 : 0;
    }
  }

  return { up, down };
}

/**
 * Groups letters into lines: their heights overlap by half, and no gap between them is as wide as one between
 * columns.
 */
function linesOf(letters: readonly InkComponent[]): InkComponent[][] {
  const lines: InkComponent[][] = [];

  for (const letter of [...letters].sort((one, other) => one.left - other.left)) {
    const line = lines.findLast((candidate) => belongs(letter, candidate.at(-1)));

    if (line === undefined) {
      lines.push([letter]);
    } else {
      line.push(letter);
    }
  }

  return lines;
}

function belongs(letter: InkComponent, last: InkComponent | undefined): boolean {
  if (last === undefined) {
    return false;
  }

  const heights = [letter.bottom - letter.top, last.bottom - last.top];
  const overlap = Math.min(letter.bottom, last.bottom) - Math.max(letter.top, last.top);

  return (
    overlap > Math.min(...heights) / 2 &&
    letter.left - last.right < thresholds.widestGap * Math.max(...heights)
  );
}

/** Most common value, including its neighbours. */
function modeOf(values: readonly number[]): number {
  let best = values[0] ?? 0;
  let most = 0;

  for (const value of values) {
    const count = values.filter((other) => Math.abs(other - value) <= 1).length;

    if (count > most) {
      most = count;
      best = value;
    }
  }

  return best;
}
