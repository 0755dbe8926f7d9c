import type { Box } from '@octavo/contract/edits/primitives';
import type { Size } from '../document/geometry.ts';

/** Size of a new visible signature, and its distance from the edges of the page, in points. */
const usual = { width: 220, height: 64, margin: 48 } as const;

/** Place of a new visible signature: at the lower left, where agreements are signed. */
export function firstPlace(page: Size): Box {
  const width = Math.min(usual.width, page.width - 2);
  const height = Math.min(usual.height, page.height - 2);

  return {
    left: Math.min(usual.margin, (page.width - width) / 2),
    top: Math.max(0, page.height - height - Math.min(usual.margin, (page.height - height) / 2)),
    width,
    height,
  };
}
