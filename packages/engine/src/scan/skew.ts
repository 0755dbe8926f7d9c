import type { Component } from './components.ts';

/** The edges that the letters of a line have in common. */
interface LetterEdge {
  readonly x: number;
  readonly y: number;
}

const largestDegrees = 15;
const steps = [
  { step: 0.5, reach: largestDegrees },
  { step: 0.1, reach: 0.6 },
  { step: 0.02, reach: 0.12 },
];

/** Fewer letters than this say nothing about a page. */
const fewestLetters = 12;

const mostLetters = 1500;

/**
 * The angle by which lines of text fall to the right, in degrees clockwise: upper and lower edges of letters are
 * projected along many directions, and gather on fewest lines along that of the text.
 */
export function skewOf(letters: readonly Component[], pictureWidth: number): number {
  if (letters.length < fewestLetters) {
    return 0;
  }

  const edges = edgesOf(letters);
  const slack = Math.ceil(Math.tan(radians(largestDegrees + 1)) * pictureWidth) + 2;
  const lowest = edges.reduce((most, { y }) => Math.max(most, y), 0);
  const strips = new Float64Array(Math.ceil(lowest) + 2 * slack);
  let best = 0;

  for (const { step, reach } of steps) {
    const around = best;
    let most = -1;

    for (let angle = around - reach; angle <= around + reach + step / 2; angle += step) {
      const score = sharpness(edges, angle, strips, slack);

      if (score > most) {
        most = score;
        best = angle;
      }
    }
  }

  return Math.abs(best) >= largestDegrees ? 0 : best;
}

/** Upper and lower edges, of so many letters that more would not tell more. */
function edgesOf(letters: readonly Component[]): LetterEdge[] {
  const every = Math.ceil(letters.length / mostLetters);

  return letters
    .filter((_, index) => index % every === 0)
    .flatMap(({ left, right, top, bottom }, index) => {
      const x = (left + right) / 2;
      // Edges lie on whole pixels, which would gather best along no angle at all: each moves by a part of a pixel.
      const part = (index * 0.618) % 1;

      return [
        { x, y: top + part },
        { x, y: bottom + part },
      ];
    });
}

/** How much the edges gather, projected along a direction: the sum of squared numbers of edges in each strip. */
function sharpness(
  edges: readonly LetterEdge[],
  degrees: number,
  strips: Float64Array,
  slack: number,
): number {
  const slope = Math.tan(radians(degrees));
  strips.fill(0);

  for (const { x, y } of edges) {
    // Each edge counts in both strips next to it, by its share: whole strips would jump from angle to angle.
    const place = y - slope * x + slack;
    const strip = Math.floor(place);
    const share = place - strip;
    strips[strip]! += 1 - share;
    strips[strip + 1]! += share;
  }

  let sum = 0;

  for (const count of strips) {
    sum += count * count;
  }

  return sum;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
