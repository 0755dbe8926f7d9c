import type { Box, PageContent } from '@octavo/pdf/content/page-content';
import { bareBox, boxAround } from '../../boxes.ts';
import type { PageElement, ReadColumn } from '../read-page.ts';
import { treeRanks } from './tree-order.ts';

const thresholds = {
  /** Number of cuts from which a page has rows rather than columns. */
  mostBands: 6,

  /** Largest overlap of consecutive lines, in points. */
  touching: 2,
};

/** A line, or a block among the lines, with its position in the tag tree; null when it has none. */
interface RankedElement extends Box {
  readonly rank: number | null;
  readonly column: number;
}

/** A column of a band. `isCut`: the band was cut out of another one and is read after everything above it. */
export interface BandColumn extends ReadColumn {
  readonly isCut?: boolean;
}

/**
 * Columns of a page, cut where the tag tree reads all of them down to one height before it continues below:
 * authors side by side above an article in columns. With many such cuts, there are no columns.
 */
export function inTreeBands(columns: readonly ReadColumn[], content: PageContent): readonly BandColumn[] {
  const groups = new Map<number, ReadColumn[]>();

  for (const column of columns) {
    const group = groups.get(column.column.band);

    if (group === undefined) {
      groups.set(column.column.band, [column]);
    } else {
      group.push(column);
    }
  }

  return [...groups.values()].flatMap((group) => {
    const cuts = group.length < 2 ? [] : cutsOf(itemsOf(group, content));

    if (cuts.length === 0) {
      return group;
    }

    return cuts.length >= thresholds.mostBands ? [together(group)] : cutAt(group, cuts);
  });
}

function itemsOf(group: readonly ReadColumn[], content: PageContent): RankedElement[] {
  const rankOf = treeRanks(content);

  return group.flatMap(({ lines, column: { atoms } }, column) => [
    ...lines.map((line): RankedElement => ({ ...bareBox(line), rank: rankOf({ lines: [line] }), column })),
    ...(atoms as readonly PageElement[]).map(
      (atom): RankedElement => ({ ...bareBox(atom), rank: rankOf(atom), column }),
    ),
  ]);
}

/**
 * Heights that nothing crosses and where everything above is read before everything below, unlike in reading
 * by columns.
 */
function cutsOf(items: readonly RankedElement[]): number[] {
  const sorted = [...items].sort((one, other) => one.top - other.top);
  const firstBelow: number[] = [];
  let least = Number.POSITIVE_INFINITY;

  for (const item of [...sorted].reverse()) {
    least = Math.min(least, item.rank ?? least);
    firstBelow.unshift(least);
  }

  const cuts: number[] = [];
  let [bottom, last, from] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, 0];

  for (const [index, item] of sorted.entries()) {
    const isFree = item.top > bottom - thresholds.touching && last < (firstBelow[index] ?? 0);

    if (index > 0 && isFree && goesBack(sorted.slice(from, index), sorted.slice(index))) {
      cuts.push(item.top - thresholds.touching / 2);
      from = index;
    }

    bottom = Math.max(bottom, item.bottom);
    last = Math.max(last, item.rank ?? last);
  }

  return cuts;
}

/** True when something below is in an earlier column than something above. */
function goesBack(above: readonly RankedElement[], below: readonly RankedElement[]): boolean {
  const isTagged = ({ rank }: RankedElement): boolean => rank !== null;
  const furthest = Math.max(...above.filter(isTagged).map(({ column }) => column));
  const nearest = Math.min(...below.filter(isTagged).map(({ column }) => column));

  return nearest < furthest;
}

function cutAt(group: readonly ReadColumn[], cuts: readonly number[]): BandColumn[] {
  const edges = [Number.NEGATIVE_INFINITY, ...cuts, Number.POSITIVE_INFINITY];

  return edges.slice(0, -1).flatMap((from, index) => {
    const isInside = ({ top }: Box): boolean => top >= from && top < (edges[index + 1] ?? 0);

    return group.flatMap((read): BandColumn[] => {
      const lines = read.lines.filter(isInside);
      const atoms = read.column.atoms.filter(isInside);
      const boxes = read.boxes.filter(({ box }) => isInside(box));
      // Band numbers only distinguish neighbours.
      const column = { ...read.column, atoms, band: read.column.band + index / edges.length };

      return lines.length + atoms.length + boxes.length === 0
        ? []
        : [{ ...read, lines, boxes, column, isCut: index > 0 }];
    });
  });
}

/** Merges all columns into one. */
function together(group: readonly ReadColumn[]): ReadColumn {
  const [first] = group;
  const whole = boxAround(group.map(({ column }) => column));

  return {
    column: {
      ...first!.column,
      ...whole,
      atoms: group.flatMap(({ column }) => column.atoms),
      reachesLeft: group.some(({ column }) => column.reachesLeft),
      reachesRight: group.some(({ column }) => column.reachesRight),
    },
    bounds: {
      left: Math.min(...group.map(({ bounds }) => bounds.left)),
      right: Math.max(...group.map(({ bounds }) => bounds.right)),
    },
    lines: group.flatMap(({ lines }) => lines).sort((one, other) => one.baseline - other.baseline),
    boxes: group.flatMap(({ boxes }) => boxes),
  };
}
