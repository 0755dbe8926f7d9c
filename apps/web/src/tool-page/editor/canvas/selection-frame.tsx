import type { Annotation } from '@octavo/contract/edits/annotations';
import type { Point } from '@octavo/contract/edits/primitives';
import { type CSSProperties, type PointerEvent, useRef } from 'react';
import { isResizable } from '../document/annotation-geometry.ts';
import type { PageObject } from '../edits/page-objects.ts';
import type { Gesture, GesturePreview } from './gesture.ts';
import {
  boxHandles,
  handledBox,
  moveGesture,
  pointGesture,
  pointsOf,
  resizeGesture,
} from './move-gestures.ts';
import { pointOnPage } from './point-on-page.ts';

interface SelectionFrameProps {
  readonly object: PageObject;
  /** Pixels of a point. */
  readonly scale: number;
  /** Form that the object has while it is dragged. */
  readonly draft: Annotation | null;
  setDraft(draft: GesturePreview | null): void;
  onMove(by: Point): void;
  onChange(annotation: Annotation): void;
}

/** Frame of the selected object with its handles. Keys do the same, so that handles stay out of the tab order. */
export function SelectionFrame({ object, scale, draft, setDraft, onMove, onChange }: SelectionFrameProps) {
  const { annotation } = object;
  const gesture = useRef<Gesture | null>(null);
  const shown = draft ?? annotation;
  const box = shown === null ? object.box : handledBox(shown);
  const points = shown === null ? [] : pointsOf(shown);
  const hasBoxHandles =
    annotation !== null && isResizable(annotation) && (points.length === 0 || annotation.type === 'callout');

  const begin = (event: PointerEvent<HTMLElement>, start: (point: Point) => Gesture) => {
    event.preventDefault();
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    gesture.current = start(pointOnPage(event, scale));
  };
  const follow = {
    'data-control': true,
    onPointerMove: (event: PointerEvent<HTMLElement>) =>
      gesture.current?.move([pointOnPage(event, scale)], event.shiftKey),
    onPointerUp: () => {
      gesture.current?.end();
      gesture.current = null;
    },
    onPointerCancel: () => {
      gesture.current = null;
      setDraft(null);
    },
  };

  return (
    <>
      <div
        {...follow}
        className="ed-frame"
        style={placed(box.left, box.top, box.width, box.height)}
        onPointerDown={(event) => begin(event, (point) => moveGesture(object, point, setDraft, onMove))}
      />
      {annotation !== null &&
        hasBoxHandles &&
        boxHandles.map((handle) => (
          <span
            key={handle.name}
            {...follow}
            className="ed-handle"
            data-handle={handle.name}
            style={placed(
              box.left + ((handle.x + 1) / 2) * box.width,
              box.top + ((handle.y + 1) / 2) * box.height,
            )}
            onPointerDown={(event) =>
              begin(event, (point) => resizeGesture(annotation, handle, point, setDraft, onChange))
            }
          />
        ))}
      {annotation !== null &&
        points.map((point, index) => (
          <span
            // Points have no identity but their place in the list.
            key={`point ${index + 1}`}
            {...follow}
            className="ed-handle"
            data-handle="point"
            style={placed(point.x, point.y)}
            onPointerDown={(event) => begin(event, () => pointGesture(annotation, index, setDraft, onChange))}
          />
        ))}
    </>
  );
}

function placed(left: number, top: number, width?: number, height?: number): CSSProperties {
  const pixels = (points: number) => `calc(${points}px * var(--z))`;

  return {
    left: pixels(left),
    top: pixels(top),
    ...(width === undefined ? {} : { width: pixels(width) }),
    ...(height === undefined ? {} : { height: pixels(height) }),
  };
}
