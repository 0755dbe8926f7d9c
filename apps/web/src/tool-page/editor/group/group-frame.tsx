import type { Box, Point } from '@octavo/contract/edits/primitives';
import { type CSSProperties, type PointerEvent, useRef, useState } from 'react';
import { rounded } from '../document/geometry.ts';
import { useGroup } from './use-group.ts';

/** Pixels that a press may move and still count as a click. */
const clickPixels = 3;

/** Frame around the objects of a page that are selected together; dragging it moves all of them. */
export function GroupFrame({ pageKey, scale }: { readonly pageKey: string; readonly scale: number }) {
  const group = useGroup();
  const start = useRef<Point | null>(null);
  const [by, setBy] = useState<Point>({ x: 0, y: 0 });

  if (group?.page !== pageKey) {
    return null;
  }

  const end = () => {
    start.current = null;
    setBy({ x: 0, y: 0 });
  };

  return (
    <div style={{ translate: `${by.x * scale}px ${by.y * scale}px` }}>
      {group.boxes.map((box) => (
        <div key={JSON.stringify(box)} className="ed-graphic-outline" style={placed(box)} />
      ))}
      <div
        className="ed-frame"
        data-control
        style={placed(group.box)}
        onPointerDown={(event: PointerEvent<HTMLElement>) => {
          event.preventDefault();
          event.stopPropagation();
          event.currentTarget.setPointerCapture(event.pointerId);
          start.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={(event: PointerEvent<HTMLElement>) => {
          const { current } = start;

          if (current !== null) {
            setBy({
              x: rounded((event.clientX - current.x) / scale),
              y: rounded((event.clientY - current.y) / scale),
            });
          }
        }}
        onPointerUp={() => {
          if (Math.hypot(by.x, by.y) * scale > clickPixels) {
            group.move(by);
          }

          end();
        }}
        onPointerCancel={end}
      />
    </div>
  );
}

function placed({ left, top, width, height }: Box): CSSProperties {
  const pixels = (points: number) => `calc(${points}px * var(--z))`;

  return { left: pixels(left), top: pixels(top), width: pixels(width), height: pixels(height) };
}
