import type { Component } from './components.ts';

/** Shorter lines are not reliable. */
const fewestLetters = 6;

/** Smallest extent of an ascender or descender beyond its line, as a share of the line height. */
const reach = 0.18;

/** Counts ascenders and descenders of horizontal lines: Latin script has more ascenders. */
export function countReaches(letters: readonly Component[]): { up: number; down: number } {
  let up = 0;
  let down = 0;

  for (const line of linesOf(letters)) {
    if (line.length < fewestLetters) {
      continue;
    }

    const top = modeOf(line.map((letter) => letter.top));
    const bottom = modeOf(line.map((letter) => letter.bottom));
    const height = bottom - top;

    if (height < 4) {
      continue;
    }

    for (const letter of line) {
      // Commas and dots hang lower, but are not descenders.
      if (letter.bottom - letter.top < height * 0.8) {
        continue;
      }

      const above = (top - letter.top) / height;
      const below = (letter.bottom - bottom) / height;
      up += above > reach && below < reach ? 1 : 0;
      down += below > reach && above < reach ? 1 : 0;
    }
  }

  return { up, down };
}

/**
 * Groups letters into lines: their heights overlap by half, and no gap between them is as wide as one between
 * columns.
 */
function linesOf(letters: readonly Component[]): Component[][] {
  const lines: Component[][] = [];

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

function belongs(letter: Component, last: Component | undefined): boolean {
  if (last === undefined) {
    return false;
  }

  const heights = [letter.bottom - letter.top, last.bottom - last.top];
  const overlap = Math.min(letter.bottom, last.bottom) - Math.max(letter.top, last.top);

  return overlap > Math.min(...heights) / 2 && letter.left - last.right < 2.5 * Math.max(...heights);
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
