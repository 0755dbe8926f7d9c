import type { Box } from '@octavo/contract/edits/primitives';
import type { Size } from '../document/geometry.ts';

/** Side of a tile in pixels of the screen. */
const tilePixels = 512;

/** Share of a tile around the visible part that is drawn ahead of scrolling. */
const aheadShare = 0.5;

export interface Tile {
  readonly id: string;
  /** Part of the page, in points. */
  readonly region: Box;
}

/** Tiles that cover the visible part of a page, from top to bottom; `scale` is in pixels of the screen a point. */
export function tilesOver(page: Size, visible: Box, scale: number): readonly Tile[] {
  const side = tilePixels / scale;
  const ahead = side * aheadShare;
  const columns = indexes(visible.left - ahead, visible.left + visible.width + ahead, side, page.width);
  const rows = indexes(visible.top - ahead, visible.top + visible.height + ahead, side, page.height);

  return rows.flatMap((row) =>
    columns.map((column) => {
      const [left, top] = [column * side, row * side];
      const width = Math.min(side, page.width - left);
      const height = Math.min(side, page.height - top);

      return { id: `${scale} ${column} ${row}`, region: { left, top, width, height } };
    }),
  );
}

function indexes(from: number, to: number, side: number, length: number): readonly number[] {
  const first = Math.max(0, Math.floor(from / side));
  const last = Math.min(Math.ceil(length / side) - 1, Math.floor(to / side));

  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
