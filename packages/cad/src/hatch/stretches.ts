import type { Budget } from '../painting.ts';
import type { HatchLine } from '../shapes.ts';

type HatchPolygon = readonly { readonly x: number; readonly y: number }[];

/** Start x and y, end x and y. */
export type HatchSegment = readonly [number, number, number, number];

/** Limits of one hatch; a hatch with more lines or dashes is painted as a tint. */
const mostLines = 20_000;
const mostStretches = 120_000;

/** Distance between neighbouring lines; infinite when they coincide. */
export function stretchSpacing({ angle, offsetX, offsetY }: HatchLine): number {
  const distance = Math.abs(-Math.sin(angle) * offsetX + Math.cos(angle) * offsetY);

  return distance > 1e-12 ? distance : Infinity;
}

/** The parts of a pattern's lines that lie inside of polygons, by the even-odd rule; null when there are too many. */
export function hatchStretches(
  polygons: readonly HatchPolygon[],
  lines: readonly HatchLine[],
  budget: Budget,
): HatchSegment[] | null {
  const stretches: HatchSegment[] = [];

  for (const line of lines) {
    const crossings = crossingsOf(polygons, line);

    if (crossings === null) {
      return null;
    }

    for (const [index, along] of crossings) {
      along.sort((a, b) => a - b);

      for (let pair = 0; pair + 1 < along.length; pair += 2) {
        addDashes(stretches, line, index, along[pair]!, along[pair + 1]!);
      }

      if (stretches.length > mostStretches) {
        return null;
      }
    }
  }

  budget.spend(stretches.length);

  return stretches;
}

/** For each line of the family, by its number, the positions along it where it crosses a polygon edge. */
function crossingsOf(polygons: readonly HatchPolygon[], line: HatchLine): Map<number, number[]> | null {
  const cos = Math.cos(line.angle);
  const sin = Math.sin(line.angle);
  const step = -sin * line.offsetX + cos * line.offsetY;
  const base = -sin * line.x + cos * line.y;
  const crossings = new Map<number, number[]>();

  if (Math.abs(step) < 1e-12) {
    return crossings;
  }

  for (const polygon of polygons) {
    for (const [index, to] of polygon.entries()) {
      const from = polygon.at(index - 1) ?? to;
      const [alongA, acrossA] = [cos * from.x + sin * from.y, -sin * from.x + cos * from.y];
      const [alongB, acrossB] = [cos * to.x + sin * to.y, -sin * to.x + cos * to.y];
      const a = (acrossA - base) / step;
      const b = (acrossB - base) / step;

      if (!Number.isFinite(a) || !Number.isFinite(b) || Math.abs(a - b) > mostLines) {
        return null;
      }

      // Half-open interval, so that a corner on a line counts once.
      for (let number = Math.ceil(Math.min(a, b)); number < Math.max(a, b); number += 1) {
        const at = alongA + ((alongB - alongA) * (number - a)) / (b - a);
        const known = crossings.get(number);

        if (known === undefined) {
          crossings.set(number, [at]);
        } else {
          known.push(at);
        }
      }
    }

    if (crossings.size > mostLines) {
      return null;
    }
  }

  return crossings;
}

function addDashes(
  stretches: HatchSegment[],
  line: HatchLine,
  number: number,
  start: number,
  end: number,
): void {
  const cos = Math.cos(line.angle);
  const sin = Math.sin(line.angle);
  const x = line.x + number * line.offsetX;
  const y = line.y + number * line.offsetY;
  const across = -sin * x + cos * y;
  const add = (from: number, to: number) =>
    stretches.push([
      cos * from - sin * across,
      sin * from + cos * across,
      cos * to - sin * across,
      sin * to + cos * across,
    ]);
  const period = line.dashes.reduce((sum, dash) => sum + Math.abs(dash), 0);

  // Far from the origin a short dash can be lost to rounding, and the loop would never end.
  if (!(period > 0) || (end - start) / period > mostStretches || start + period <= start) {
    add(start, end);

    return;
  }

  const first = cos * x + sin * y;
  let at = first + Math.floor((start - first) / period) * period;

  for (let dash = 0; at <= end; dash = (dash + 1) % line.dashes.length) {
    const length = line.dashes[dash] ?? 0;
    const next = at + Math.abs(length);

    if (length >= 0 && next >= start) {
      add(Math.max(at, start), Math.min(next, end));
    }

    if (stretches.length > mostStretches) {
      return;
    }

    at = next;
  }
}
