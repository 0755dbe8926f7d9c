import type { Box, Point } from '@octavo/contract/edits/primitives';
import { type CSSProperties, type PointerEvent, useRef } from 'react';
import { boxHandles, resizedBox } from '../canvas/move-gestures.ts';
import { boxBetween, contains, keptOnPage, roundedBox } from '../document/geometry.ts';
import { leastSide, onPage } from './page-crop.ts';
import { usePageCrop } from './use-page-crop.ts';
import './crop.css';

interface CropFrameProps {
  readonly pageKey: string;
  /** Pixels of a point. */
  readonly scale: number;
}

/**
 * Part of a page that stays, with handles; a drag beside it draws another one. Keys do the same, so that handles stay
 * out of the tab order.
 */
export function CropFrame({ pageKey, scale }: CropFrameProps) {
  const crop = usePageCrop();
  const drag = useRef<((to: Point, keepsRatio: boolean) => Box) | null>(null);

  if (crop?.page !== pageKey) {
    return null;
  }

  const { box, size } = crop;
  const begin = (
    event: PointerEvent<HTMLElement>,
    follow: (from: Point) => NonNullable<typeof drag.current>,
  ) => {
    if (event.button === 0) {
      event.preventDefault();
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = follow(pointOn(event, scale));
    }
  };
  const follow = {
    'data-control': true,
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const next = drag.current?.(pointOn(event, scale), event.shiftKey);

      if (next !== undefined) {
        crop.set(onPage(next, size));
      }
    },
    onPointerUp: () => {
      drag.current = null;

      if (box.width < leastSide || box.height < leastSide) {
        // A click draws nothing.
        crop.set({ left: 0, top: 0, ...size });
      }
    },
    onPointerCancel: () => {
      drag.current = null;
    },
  };

  return (
    <div
      {...follow}
      className="ed-crop"
      onPointerDown={(event) =>
        begin(event, (from) =>
          contains(box, from) && (box.width < size.width || box.height < size.height)
            ? (to) =>
                keptOnPage(
                  roundedBox({ ...box, left: box.left + to.x - from.x, top: box.top + to.y - from.y }),
                  size,
                )
            : (to) => boxBetween(from, to),
        )
      }
    >
      <div className="ed-crop-shade">
        <div className="ed-crop-part" style={placed(box)} />
      </div>
      {boxHandles.map((handle) => (
        <span
          key={handle.name}
          {...follow}
          className="ed-handle"
          data-handle={handle.name}
          style={placed({
            left: box.left + ((handle.x + 1) / 2) * box.width,
            top: box.top + ((handle.y + 1) / 2) * box.height,
          })}
          onPointerDown={(event) =>
            begin(
              event,
              (from) => (to, keepsRatio) =>
                resizedBox(box, handle, { x: to.x - from.x, y: to.y - from.y }, keepsRatio),
            )
          }
        />
      ))}
    </div>
  );
}

/** Place on the page below an event of something on it. */
function pointOn(event: PointerEvent<HTMLElement>, scale: number): Point {
  const { left, top } = event.currentTarget.closest('.ed-page')!.getBoundingClientRect();

  return { x: (event.clientX - left) / scale, y: (event.clientY - top) / scale };
}

function placed({ left, top, ...size }: Pick<Box, 'left' | 'top'> & Partial<Box>): CSSProperties {
  const pixels = (points: number) => `calc(${points}px * var(--z))`;

  return {
    left: pixels(left),
    top: pixels(top),
    ...(size.width === undefined ? {} : { width: pixels(size.width) }),
    ...(size.height === undefined ? {} : { height: pixels(size.height) }),
  };
}
