import type { Guide } from './snap.ts';

/** Lines that a dragged graphic is aligned with. */
export function Guides({ guides }: { readonly guides: readonly Guide[] }) {
  return guides.map(({ axis, at }) => (
    <div
      key={`${axis} ${at}`}
      className="ed-guide"
      data-axis={axis}
      style={{ [axis === 'across' ? 'left' : 'top']: `calc(${at}px * var(--z))` }}
    />
  ));
}
