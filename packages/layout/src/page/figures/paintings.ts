import type { Box, Colour } from '@octavo/pdf/content/page-content';
import { bareBox, boxAround, grown, holds, meet } from '../../boxes.ts';
import { DisjointSets } from '../../groups.ts';

/** Part of a drawing that shapes cannot represent, to be painted as one picture. */
export interface PaintedRegion extends Box {
  /** Positions of its content in the painting order, ascending. */
  readonly orders: readonly number[];
}

/** A path, picture or gradient; only paths may be without a fill. */
interface Painted extends Box {
  readonly order: number;
  readonly fill?: Colour | null;
}

const thresholds = {
  /** Regions nearer than this, in points, touch. */
  touching: 0.5,

  /** Maximum number of objects that can only be painted; a drawing with more is one picture. */
  mostRendered: 500,
};

/**
 * Gathers the objects of a drawing that can only be painted, and all objects painted over one of them and
 * under another.
 *
 * @returns null when there are too many
 */
export function paintingsOf(
  rendered: readonly Painted[],
  others: readonly Painted[],
): PaintedRegion[] | null {
  if (rendered.length > thresholds.mostRendered) {
    return null;
  }

  let paintings = joined(rendered.map(paintingOf));

  for (let rest = others; ; ) {
    const between = rest.filter((thing) => paintings.some((painting) => isBetween(thing, painting)));

    if (between.length === 0) {
      return paintings;
    }

    rest = rest.filter((thing) => !between.includes(thing));
    paintings = joined([...paintings, ...between.map(paintingOf)]);
  }
}

function paintingOf(thing: Painted): PaintedRegion {
  return { ...bareBox(thing), orders: [thing.order] };
}

/** Joins regions that overlap or touch. */
function joined(paintings: readonly PaintedRegion[]): PaintedRegion[] {
  const groups = new DisjointSets(paintings.length);

  for (const [index, painting] of paintings.entries()) {
    for (const [before, other] of paintings.slice(0, index).entries()) {
      if (meet(grown(painting, thresholds.touching), other)) {
        groups.join(index, before);
      }
    }
  }

  const whole = groups.all().map((group) => {
    const parts = group.flatMap((index) => paintings[index] ?? []);

    return {
      ...boxAround(parts),
      orders: parts.flatMap(({ orders }) => orders).sort((one, other) => one - other),
    };
  });

  return whole.length === paintings.length ? whole : joined(whole);
}

function isBetween(thing: Painted, { orders, ...box }: PaintedRegion): boolean {
  const [first = 0] = orders;
  const last = orders.at(-1) ?? 0;
  // An outline around a region hides nothing of it.
  const isAround = thing.fill === null && holds(thing, box, -1);

  return thing.order > first && thing.order < last && meet(thing, box) && !isAround;
}
