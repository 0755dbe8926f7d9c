import { type Affine, point } from './geometry/affine.ts';
import type { LineType } from './pen.ts';

type DashedParts = readonly {
  readonly points: readonly { x: number; y: number }[];
  readonly closed: boolean;
}[];

/** Points: a pattern with a shorter period looks like a grey line. */
const shortestPattern = 0.8;

/** Largest number of repetitions along a line; more dashes would only bloat the file. */
const mostRepetitions = 4000;

/**
 * Dash and gap lengths for a line, in points, fitted so that it begins and ends with a dash. Empty when the
 * line is too short for the pattern or the pattern too fine for the pen.
 */
export function dashPattern(lineType: LineType, unit: number, parts: DashedParts, width: number): number[] {
  const pattern = alternating(lineType).map((length) => length * unit);
  const period = pattern.reduce((sum, length) => sum + length, 0);
  const [part] = parts;

  if (part === undefined || !(period > Math.max(shortestPattern, width * 1.5))) {
    return [];
  }

  const length = lengthOf(part);
  const first = part.closed ? 0 : (pattern[0] ?? 0);
  const count = Math.round((length - first) / period);

  if (count < 1 || count > mostRepetitions) {
    return [];
  }

  const fit = length / (count * period + first);

  return pattern.map((dash) => dash * fit);
}

/** Alternating dashes and gaps, starting with a dash; adjacent segments of the same kind are merged. */
function alternating({ segments }: LineType): number[] {
  const lengths: number[] = [];
  let lead = 0;

  for (const { length } of segments) {
    const isOn = length >= 0;

    if (lengths.length === 0 && !isOn) {
      lead += -length;
    } else if (isOn === (lengths.length % 2 === 1)) {
      lengths[lengths.length - 1] = (lengths.at(-1) ?? 0) + Math.abs(length);
    } else {
      lengths.push(Math.abs(length));
    }
  }

  if (lengths.length % 2 === 1) {
    lengths.push(lead);
  } else if (lengths.length > 0) {
    lengths[lengths.length - 1] = (lengths.at(-1) ?? 0) + lead;
  }

  return lengths;
}

export interface LineTypeText {
  /** Maps text of height 1 to the page. */
  readonly matrix: Affine;
  readonly text: string;
  readonly height: number;
}

/** Texts that a line type repeats along a line. */
export function wordsOnLine(lineType: LineType, unit: number, parts: DashedParts): LineTypeText[] {
  const words: LineTypeText[] = [];
  const period = lineType.segments.reduce((sum, { length }) => sum + Math.abs(length), 0) * unit;

  for (const part of parts) {
    const first = Math.abs(lineType.segments[0]?.length ?? 0) * unit;
    const length = lengthOf(part);
    const count = Math.max(1, Math.round((length - first) / period));
    const fit = length / (count * period + first);
    let start = 0;

    for (let repetition = 0; repetition < Math.min(count, mostRepetitions); repetition += 1) {
      let at = start;

      for (const segment of lineType.segments) {
        at += Math.abs(segment.length) * unit * fit;

        if (segment.text !== '') {
          const gap = Math.abs(segment.length) * unit * fit;
          const place = placeAt(part, at - (segment.length < 0 ? gap : 0));
          const angle = place.angle + segment.rotation;
          const x = segment.length < 0 ? gap + segment.offsetX * unit : segment.offsetX * unit;
          words.push({
            text: segment.text,
            height: segment.scale * unit,
            matrix: turnedAt(place, angle, x, segment.offsetY * unit),
          });
        }
      }

      start += period * fit;
    }
  }

  return words;
}

function turnedAt(
  place: { x: number; y: number; angle: number },
  angle: number,
  dx: number,
  dy: number,
): Affine {
  const cos = Math.cos(place.angle);
  const sin = Math.sin(place.angle);

  return {
    x: point(Math.cos(angle), Math.sin(angle)),
    y: point(-Math.sin(angle), Math.cos(angle)),
    z: point(0, 0, 1),
    o: point(place.x + dx * cos - dy * sin, place.y + dx * sin + dy * cos),
  };
}

function lengthOf({ points, closed }: DashedParts[number]): number {
  let length = 0;

  for (let index = closed ? 0 : 1; index < points.length; index += 1) {
    const from = points.at(index - 1)!;
    const to = points[index]!;
    length += Math.hypot(to.x - from.x, to.y - from.y);
  }

  return length;
}

function placeAt({ points }: DashedParts[number], distance: number): { x: number; y: number; angle: number } {
  let left = distance;
  let angle = 0;

  for (let index = 1; index < points.length; index += 1) {
    const from = points[index - 1]!;
    const to = points[index]!;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    angle = Math.atan2(to.y - from.y, to.x - from.x);

    if (left <= length && length > 0) {
      return {
        x: from.x + ((to.x - from.x) * left) / length,
        y: from.y + ((to.y - from.y) * left) / length,
        angle,
      };
    }

    left -= length;
  }

  const end = points.at(-1) ?? { x: 0, y: 0 };

  return { x: end.x, y: end.y, angle };
}
