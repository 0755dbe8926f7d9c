import type { Annotation } from '@octavo/contract/edits/annotations';
import type { PicturePlace } from '@octavo/contract/edits/objects';
import type { Point } from '@octavo/contract/edits/primitives';
import { editorWords } from '@octavo/i18n/editor';
import { formatNumber } from '@octavo/i18n/format';
import { fill } from '@octavo/i18n/placeholders';
import { type PointerEvent, useRef } from 'react';
import { useLocale } from '../../../shell/use-locale.ts';
import { frameStyle } from '../graphics/graphic-frame.tsx';
import { movedPlace, resizedPlace, turnedTo } from '../graphics/place-geometry.ts';
import type { GesturePreview } from './gesture.ts';
import { boxHandles } from './move-gestures.ts';
import { pointOnPage } from './point-on-page.ts';

export type StampAnnotation = Extract<Annotation, { readonly type: 'stamp' }>;

interface StampFrameProps {
  readonly stamp: StampAnnotation;
  /** Pixels of a point. */
  readonly scale: number;
  /** The stamp while it is dragged. */
  readonly draft: StampAnnotation | null;
  setDraft(draft: GesturePreview | null): void;
  onChange(stamp: StampAnnotation): void;
  onMove(by: Point): void;
}

/** Place after the pointer has come to a point. */
type StampChange = (to: Point, isFree: boolean) => PicturePlace;

/** Pixels that a press may move and still count as a click. */
const clickPixels = 3;

/** Frame of the selected stamp or mark: moved, resized and turned, with its size beside it. */
export function StampFrame({ stamp, scale, draft, setDraft, onChange, onMove }: StampFrameProps) {
  const locale = useLocale();
  const words = editorWords(locale);
  const pressed = useRef<{
    readonly at: Point;
    readonly change: StampChange;
    readonly isMove: boolean;
  } | null>(null);
  const latest = useRef<StampAnnotation | null>(null);
  const { box, angle } = draft ?? stamp;
  // A signature is never distorted.
  const handles =
    stamp.face.kind === 'text' ? boxHandles : boxHandles.filter(({ x, y }) => x !== 0 && y !== 0);
  const begin = (event: PointerEvent<HTMLElement>, change: (start: Point) => StampChange, isMove = false) => {
    if (event.button === 0) {
      const at = pointOnPage(event, scale);
      event.preventDefault();
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      pressed.current = { at, change: change(at), isMove };
    }
  };
  const end = () => {
    pressed.current = null;
    latest.current = null;
    setDraft(null);
  };
  const follow = {
    'data-control': true,
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const { current } = pressed;
      const to = pointOnPage(event, scale);

      if (
        current !== null &&
        (latest.current !== null ||
          Math.hypot(to.x - current.at.x, to.y - current.at.y) * scale > clickPixels)
      ) {
        const next = current.change(to, event.altKey);
        latest.current = { ...stamp, box: next.box, angle: next.angle };
        setDraft({ kind: 'annotation', annotation: latest.current });
      }
    },
    onPointerUp() {
      const { current: made } = latest;

      if (made !== null && pressed.current?.isMove === true) {
        onMove({ x: made.box.left - stamp.box.left, y: made.box.top - stamp.box.top });
      } else if (made !== null) {
        onChange(made);
      }

      end();
    },
    onPointerCancel: end,
  };
  const number = (value: number) => formatNumber(locale, Math.round(value));

  return (
    <div className="ed-stamp-frame" style={frameStyle({ box, angle })}>
      <div
        {...follow}
        className="ed-frame"
        onPointerDown={(event) =>
          begin(
            event,
            (start) => (to) => movedPlace(placeOf(stamp), { x: to.x - start.x, y: to.y - start.y }),
            true,
          )
        }
      />
      {handles.map((handle) => (
        <span
          key={handle.name}
          {...follow}
          className="ed-handle"
          data-handle={handle.name}
          style={{ left: `${((handle.x + 1) / 2) * 100}%`, top: `${((handle.y + 1) / 2) * 100}%` }}
          onPointerDown={(event) =>
            begin(event, (start) => (to, isFree) => {
              const by = { x: to.x - start.x, y: to.y - start.y };

              return resizedPlace(placeOf(stamp), handle, by, stamp.face.kind !== 'text' || isFree);
            })
          }
        />
      ))}
      <span
        {...follow}
        className="ed-handle"
        data-handle="turn"
        title={words.graphics.turn}
        onPointerDown={(event) => begin(event, () => (to, isFree) => turnedTo(placeOf(stamp), to, isFree))}
      />
      <span className="ed-stamp-size" aria-hidden="true" style={{ rotate: `${-angle}deg` }}>
        {fill(words.panel.size, { width: number(box.width), height: number(box.height) })}
        {angle !== 0 && ` · ${number(angle)}°`}
      </span>
    </div>
  );
}

/** The place of a stamp as that of a whole picture. */
function placeOf({ box, angle }: StampAnnotation): PicturePlace {
  return { box, angle, crop: { left: 0, top: 0, right: 1, bottom: 1 }, mirrored: false };
}
