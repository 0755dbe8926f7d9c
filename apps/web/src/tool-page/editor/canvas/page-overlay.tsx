import type { Box } from '@octavo/contract/edits/primitives';
import { boxAround, type Size } from '../document/geometry.ts';
import type { PageObject } from '../edits/page-objects.ts';
import type { GesturePreview } from './gesture.ts';
import { ShapeView } from './shape-view.tsx';

interface PageOverlayProps {
  readonly size: Size;
  /** Objects that the picture of the page does not show yet. */
  readonly unpainted: readonly PageObject[];
  readonly draft: GesturePreview | null;
  /** Areas of links, shown while they are worked on. */
  readonly links: readonly Box[];
  /** Objects whose change can't be drawn. */
  readonly failed: readonly PageObject[];
}

/** Vectors over a page: what is being drawn, and what the engine has not drawn yet. */
export function PageOverlay({ size, unpainted, draft, links, failed }: PageOverlayProps) {
  return (
    <svg
      className="ed-overlay"
      viewBox={`0 0 ${size.width} ${size.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {unpainted.map(({ key, annotation, box }) =>
        annotation === null ? <Area key={key} area={box} /> : <ShapeView key={key} annotation={annotation} />,
      )}
      {links.map((area) => (
        <Area key={JSON.stringify(area)} area={area} />
      ))}
      {failed.map(({ key, box: { left, top, width, height } }) => (
        <rect key={key} className="ed-failed" x={left} y={top} width={width} height={height} />
      ))}
      {draft?.kind === 'annotation' && <ShapeView annotation={draft.annotation} />}
      {draft?.kind === 'area' && <Area area={draft.area} />}
      {draft?.kind === 'quads' &&
        draft.quads.map((quad) => {
          const { left, top, width, height } = boxAround(quad);

          return (
            <rect
              key={JSON.stringify(quad)}
              x={left}
              y={top}
              width={width}
              height={height}
              fill={draft.color}
              style={{ mixBlendMode: 'multiply' }}
            />
          );
        })}
    </svg>
  );
}

function Area({ area: { left, top, width, height } }: { readonly area: Box }) {
  return <rect className="ed-area" x={left} y={top} width={width} height={height} />;
}
