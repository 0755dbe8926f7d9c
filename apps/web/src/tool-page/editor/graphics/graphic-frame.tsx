import type { PicturePlace } from '@octavo/contract/edits/objects';
import type { Point } from '@octavo/contract/edits/primitives';
import { editorWords } from '@octavo/i18n/editor';
import { type CSSProperties, type PointerEvent, useRef } from 'react';
import { useLocale } from '../../../shell/use-locale.ts';
import { boxHandles } from '../canvas/move-gestures.ts';
import { shiftedBox } from '../document/geometry.ts';
import type { ChangeVerb } from '../edits/change-name.ts';
import type { Graphic } from './graphic.ts';
import { croppedPlace, movedPlace, outerBox, resizedPlace, turnedTo } from './place-geometry.ts';
import { type Guide, type SnapLines, snapped } from './snap.ts';

/** Place of a graphic while it is dragged, and the lines it is aligned with. */
export interface GraphicDraft {
  readonly place: PicturePlace;
  readonly guides: readonly Guide[];
}

interface GraphicFrameProps {
  readonly graphic: Graphic;
  /** Pixels of a point. */
  readonly scale: number;
  readonly isCropping: boolean;
  readonly draft: GraphicDraft | null;
  readonly lines: SnapLines;
  setDraft(draft: GraphicDraft | null): void;
  onPlace(place: PicturePlace, verb: ChangeVerb): void;
  /** Called for a press that moves nothing, which reaches what lies below; with Shift, the page adds that. */
  onClick(point: Point): void;
}

type GraphicChange = (to: Point, held: { readonly shift: boolean; readonly alt: boolean }) => GraphicDraft;

/** Pixels within which a dragged graphic aligns with a line. */
const snapPixels = 5;

/** Pixels that a press may move and still count as a click. */
const clickPixels = 3;

/** Frame of the selected graphic: it is moved, and resized, turned or cropped by its handles. */
export function GraphicFrame(props: GraphicFrameProps) {
  const { graphic, scale, isCropping, draft, lines, setDraft, onPlace, onClick } = props;
  const words = editorWords(useLocale());
  const pressed = useRef<{
    readonly at: Point;
    readonly change: GraphicChange;
    readonly verb: ChangeVerb;
  } | null>(null);
  const latest = useRef<GraphicDraft | null>(null);
  const { place } = draft ?? graphic;
  const { angle } = place;

  const begin = (
    event: PointerEvent<HTMLElement>,
    verb: ChangeVerb,
    change: (start: Point) => GraphicChange,
  ) => {
    if (event.button === 0) {
      const at = pointOn(event, scale);
      event.preventDefault();
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      pressed.current = { at, verb, change: change(at) };
    }
  };
  const follow = {
    'data-control': true,
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { current } = pressed;
      const to = pointOn(event, scale);

      if (current !== null && (latest.current !== null || isMoved(current.at, to, scale))) {
        latest.current = current.change(to, { shift: event.shiftKey, alt: event.altKey });
        setDraft(latest.current);
      }
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const { current } = pressed;

      if (current !== null && latest.current !== null) {
        onPlace(latest.current.place, current.verb);
      } else if (current !== null && !isCropping && !event.shiftKey) {
        onClick(current.at);
      }

      end();
    },
    onPointerCancel: () => end(),
  };
  const end = () => {
    pressed.current = null;
    latest.current = null;
    setDraft(null);
  };

  return (
    <div className="ed-graphic" data-cropping={isCropping} style={frameStyle(place)}>
      <div
        {...follow}
        className="ed-frame"
        onPointerDown={(event) => begin(event, 'move', (start) => mover(graphic.place, start, lines, scale))}
      />
      {boxHandles.map((handle) => (
        <span
          key={handle.name}
          {...follow}
          className="ed-handle"
          data-handle={handle.name}
          style={{
            left: `${((handle.x + 1) / 2) * 100}%`,
            top: `${((handle.y + 1) / 2) * 100}%`,
            cursor: cursorOf(handle.x, handle.y, angle),
          }}
          onPointerDown={(event) =>
            begin(event, isCropping ? 'crop' : 'move', (start) => (to, { shift }) => ({
              place: isCropping
                ? croppedPlace(graphic.place, handle, { x: to.x - start.x, y: to.y - start.y })
                : // The proportions of a picture are part of it: Shift gives them up.
                  resizedPlace(
                    graphic.place,
                    handle,
                    { x: to.x - start.x, y: to.y - start.y },
                    (graphic.kind === 'picture') !== shift,
                  ),
              guides: [],
            }))
          }
        />
      ))}
      {!isCropping && (
        <span
          {...follow}
          className="ed-handle"
          data-handle="turn"
          title={words.graphics.turn}
          onPointerDown={(event) =>
            begin(event, 'turn', () => (to, { alt }) => ({
              place: turnedTo(graphic.place, to, alt),
              guides: [],
            }))
          }
        />
      )}
    </div>
  );
}

/** Moves a place with the pointer, along one axis with Shift, and without aligning it with Alt. */
export function mover(place: PicturePlace, start: Point, lines: SnapLines, scale: number): GraphicChange {
  return (to, { shift, alt }) => {
    const free = { x: to.x - start.x, y: to.y - start.y };
    const isLevel = Math.abs(free.x) > Math.abs(free.y);
    const by = shift ? { x: isLevel ? free.x : 0, y: isLevel ? 0 : free.y } : free;

    if (alt) {
      return { place: movedPlace(place, by), guides: [] };
    }

    const snap = snapped(shiftedBox(outerBox(place), by), lines, snapPixels / scale);

    return { place: movedPlace(place, { x: by.x + snap.by.x, y: by.y + snap.by.y }), guides: snap.guides };
  };
}

const cursors = ['ns-resize', 'nesw-resize', 'ew-resize', 'nwse-resize'] as const;

/** Pointer of a handle, turned with its frame. */
function cursorOf(x: number, y: number, angle: number): string {
  const degrees = (Math.atan2(x, -y) * 180) / Math.PI + angle;

  return cursors[((Math.round(degrees / 45) % 4) + 4) % 4] ?? 'move';
}

/** Place and angle of a frame on its page. */
export function frameStyle({ box, angle }: Pick<PicturePlace, 'box' | 'angle'>): CSSProperties {
  const pixels = (points: number) => `calc(${points}px * var(--z))`;

  return {
    left: pixels(box.left),
    top: pixels(box.top),
    width: pixels(box.width),
    height: pixels(box.height),
    rotate: `${angle}deg`,
  };
}

function isMoved(from: Point, to: Point, scale: number): boolean {
  return Math.hypot(to.x - from.x, to.y - from.y) * scale > clickPixels;
}

/** Place on the page below an event of something on it. */
function pointOn(event: PointerEvent<HTMLElement>, scale: number): Point {
  const { left, top } = event.currentTarget.closest('.ed-page')!.getBoundingClientRect();

  return { x: (event.clientX - left) / scale, y: (event.clientY - top) / scale };
}
