import { heightOf } from '../../boxes.ts';
import type { JoinedRuling } from '../rulings/join-rulings.ts';
import type { FilledArea } from '../rulings/rulings.ts';
import { type Lattice, thresholds as shared } from './lattice.ts';

const thresholds = {
  /** Smallest height of an area in points; a flatter one is a line or a highlight. */
  lowest: 8,
};

/**
 * Adds the edges of backgrounds that fill the cells of a table from side to side to its lines: they separate
 * rows, too.
 */
export function withGroundEdges(lattice: Lattice, areas: readonly FilledArea[]): Lattice {
  const { horizontal, vertical } = lattice;
  const left = Math.min(...horizontal.map(({ start }) => start));
  const right = Math.max(...horizontal.map(({ end }) => end));
  const top = Math.min(...horizontal.map(({ position }) => position), ...vertical.map(({ start }) => start));
  const bottom = Math.max(...horizontal.map(({ position }) => position), ...vertical.map(({ end }) => end));
  const isSide = (x: number, area: FilledArea) =>
    Math.abs(x - left) <= shared.meeting ||
    Math.abs(x - right) <= shared.meeting ||
    vertical.some(
      ({ position, start, end }) =>
        Math.abs(x - position) <= shared.meeting &&
        start < area.top + shared.meeting &&
        end > area.bottom - shared.meeting,
    );
  const grounds = areas.filter(
    (area) =>
      heightOf(area) > thresholds.lowest &&
      area.colour !== 'ffffff' &&
      isSide(area.left, area) &&
      isSide(area.right, area),
  );
  const edges = grounds.flatMap((area) =>
    [area.top, area.bottom]
      .filter((position) => position > top + thresholds.lowest && position < bottom - thresholds.lowest)
      .filter((position) =>
        horizontal.every((line) => Math.abs(line.position - position) > thresholds.lowest),
      )
      .map((position): JoinedRuling => ({ position, start: area.left, end: area.right, pieces: [] })),
  );

  return { horizontal: [...horizontal, ...edges], vertical };
}
