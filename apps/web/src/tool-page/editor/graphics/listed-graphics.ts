import type { Graphic } from './graphic.ts';

/** Side in points from which a drawing is listed; smaller ones are dots and rules. */
const leastSide = 6;

/** Graphics of a page that are listed at most; some pages have thousands. */
const mostListed = 40;

/** Graphics that the list of a page names: all pictures, and the larger drawings. */
export function listedGraphics(graphics: readonly Graphic[]): readonly Graphic[] {
  const listed = graphics.filter(
    ({ kind, box }) => kind === 'picture' || Math.min(box.width, box.height) >= leastSide,
  );

  if (listed.length <= mostListed) {
    return listed;
  }

  const area = ({ box }: Graphic) => box.width * box.height;
  const least = listed.map(area).toSorted((one, other) => other - one)[mostListed - 1] ?? 0;

  return listed.filter((graphic) => area(graphic) >= least).slice(0, mostListed);
}
