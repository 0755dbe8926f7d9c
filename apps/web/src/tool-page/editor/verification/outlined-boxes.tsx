import type { Box } from '@octavo/contract/edits/primitives';

/** Boxes of a page that a report leads to. */
export function OutlinedBoxes({ boxes }: { readonly boxes: readonly Box[] }) {
  return boxes.map(({ left, top, width, height }) => (
    <div
      key={`${left} ${top}`}
      className="ed-outlined"
      aria-hidden="true"
      style={{
        left: `calc(${left}px * var(--z))`,
        top: `calc(${top}px * var(--z))`,
        width: `calc(${width}px * var(--z))`,
        height: `calc(${height}px * var(--z))`,
      }}
    />
  ));
}
