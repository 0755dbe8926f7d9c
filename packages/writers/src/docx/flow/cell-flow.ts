import type { Block, TableCell } from '@octavo/layout/model';
import { extentOf, type FlowPlacement, flowWithin, isInFlow, squeeze } from './flow.ts';

/** Placements and alignment that keep a cell's content at its source position. */
export interface CellFlow {
  readonly placements: Map<Block, FlowPlacement>;
  readonly alignment: TableCell['verticalAlignment'];
}

/** @param left left edge of the text area */
export function cellFlow({ blocks, borders, place, verticalAlignment }: TableCell, left: number): CellFlow {
  const { box } = place;
  // Half of each border lies inside the cell.
  const top = box.top + (borders.top?.widthPoints ?? 0) / 2;
  const bottom = box.bottom - (borders.bottom?.widthPoints ?? 0) / 2;
  const inFlow = blocks.filter(isInFlow);
  const [first] = inFlow;

  if (first === undefined) {
    return { placements: new Map(), alignment: 'top' };
  }

  if (verticalAlignment !== 'top' && bottom - top - heightOf(inFlow) > extentOf(first).height) {
    return {
      placements: flowWithin(blocks, { left, top: extentOf(first).top }),
      alignment: verticalAlignment,
    };
  }

  // In a full cell, middle or bottom alignment is a coincidence, so the text is placed from the top.
  const placements = flowWithin(blocks, { left, top });
  const height = inFlow.reduce(
    (sum, block) => sum + (placements.get(block)?.before ?? 0) + extentOf(block).height,
    0,
  );
  squeeze(inFlow, placements, top + height - bottom);

  return { placements, alignment: 'top' };
}

/** Distance from the top of the first block to the bottom of the last. */
function heightOf(blocks: readonly Block[]): number {
  const extents = blocks.map((block) => extentOf(block));

  return (
    Math.max(...extents.map(({ top, height }) => top + height)) - Math.min(...extents.map(({ top }) => top))
  );
}
