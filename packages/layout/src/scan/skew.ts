import type { InkComponent } from './components.ts';

/** Upper or lower edge of a letter; letters of a line share these. */
interface LetterEdge {
  readonly x: number;
  readonly y: number;
}

const thresholds = {
  /** Largest skew that is found, in degrees. */
  largestDegrees: 15,

  /** Smallest number of letters that allows an estimate. */
  fewestLetters: 12,

  /** Number of letters that suffice; of more, a sample is taken. */
  mostLetters: 1500,

  /** Steps of the search, each around the best angle of the one before it, in degrees. */
  coarseStep: 0.5,
  middleStep: 0.1,
  fineStep: 0.02,

  /** Reach of a finer search, in multiples of the step of the one before it. */
  reach: 1.2,
};

/**
 * Angle by which lines of text fall to the right, in degrees clockwise: upper and lower edges of letters are
 * projected along many directions and concentrate most along that of the text.
 */
export function skewOf(letters: readonly InkComponent[], pictureWidth: number): number {
  if (letters.length < thresholds.fewestLetters) {
    return 0;
  }

  const edges = edgesOf(letters);
  const slack = Math.ceil(Math.tan(radians(thresholds.largestDegrees + 1)) * pictureWidth) + 2;
  const lowest = edges.reduce((most, { y }) => Math.max(most, y), 0);
  const strips = new Float64Array(Math.ceil(lowest) + 2 * slack);
  const { largestDegrees, coarseStep, middleStep, fineStep, reach: reachSteps } = thresholds;
  let best = 0;

  for (const { step, reach } of [
    { step: coarseStep, reach: largestDegrees },
    { step: middleStep, reach: coarseStep * reachSteps },
    { step: fineStep, reach: middleStep * reachSteps },
  ]) {
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

  return Math.abs(best) >= thresholds.largestDegrees ? 0 : best;
}

/** Upper and lower edges of a sample of the letters. */
function edgesOf(letters: readonly InkComponent[]): LetterEdge[] {
  const every = Math.ceil(letters.length / thresholds.mostLetters);

  return letters
    .filter((_, index) => index % every === 0)
    .flatMap(({ left, right, top, bottom }, index) => {
      const x = (left + right) / 2;
      // Edges lie on whole pixels, which would favour an angle of 0, so each is shifted by a fraction of a
      // pixel.
      const part = (index * 0.618) % 1;

      return [
        { x, y: top + part },
        { x, y: bottom + part },
      ];
    });
}

/**
 * Concentration of the edges projected along a direction: the sum of the squared edge counts of all strips.
 */
function sharpness(
  edges: readonly LetterEdge[],
  degrees: number,
  strips: Float64Array,
  slack: number,
): number {
  const slope = Math.tan(radians(degrees));
  strips.fill(0);

  for (const { x, y } of edges) {
    // Each edge is split between the two nearest strips, so that the score changes smoothly with the angle.
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
