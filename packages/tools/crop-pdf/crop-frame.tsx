import { fill } from '@octavo/i18n/placeholders';
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef } from 'react';
import type { PageBox } from '../_kit/page-box.ts';
import type { PageSurfaceProps } from '../_kit/panel.ts';
import { clamped, firstFrame, shownFrame, wayOf, withFrame } from './crop-ways.ts';
import { type HandleEdges, handles, moved, resized } from './frame-moves.ts';
import { millimetres } from './millimetre-field.tsx';
import { cropWords } from './panel-words.ts';

interface FrameDrag {
  readonly edges: HandleEdges | null;
  readonly startX: number;
  readonly startY: number;
  readonly frame: PageBox;
}

/** One millimetre, in points. */
const step = 72 / 25.4;

/** Frame over a page: what is inside is kept. Dragging on the rest of the page draws it anew. */
export function CropFrame({ locale, values, page, scale, onChange }: PageSurfaceProps) {
  const words = cropWords[locale];
  const way = wayOf(values);
  const frame = shownFrame(values, page);
  const drag = useRef<FrameDrag | null>(null);
  const id = useId();
  const isUntouched = values['way'] === undefined && way === 'content';

  useEffect(() => {
    if (isUntouched || (values['way'] === 'box' && frame === null)) {
      onChange(withFrame({ ...values, way: 'box' }, firstFrame(page), page));
    }
  });

  if (frame === null) {
    return way === 'content' ? (
      <p className="absolute inset-x-3 bottom-3 mx-auto w-fit rounded-lg bg-ink/85 px-3 py-2 text-center text-caption text-paper">
        {words.content}
      </p>
    ) : null;
  }

  const begin = (event: PointerEvent<HTMLElement>, edges: HandleEdges | null, start: PageBox) => {
    if (event.button !== 0) {
      return;
    }

    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { edges, startX: event.clientX, startY: event.clientY, frame: start };
  };
  const draw = (event: PointerEvent<HTMLElement>) => {
    // A finger on the rest of the page scrolls.
    if (event.pointerType === 'touch') {
      return;
    }

    const place = event.currentTarget.getBoundingClientRect();
    const [left, top] = [(event.clientX - place.left) / scale, (event.clientY - place.top) / scale];
    begin(event, { x: 1, y: 1 }, { left, top, width: 0, height: 0 });
  };
  const follow = (event: PointerEvent<HTMLElement>) => {
    if (drag.current === null) {
      return;
    }

    const { edges, startX, startY, frame: start } = drag.current;
    const [x, y] = [(event.clientX - startX) / scale, (event.clientY - startY) / scale];

    // A click draws no frame.
    if (start.width === 0 && Math.max(Math.abs(x), Math.abs(y)) * scale < 4) {
      return;
    }

    onChange(
      withFrame(values, edges === null ? moved(start, x, y, page) : resized(start, edges, x, y, page), page),
    );
  };
  const end = () => {
    drag.current = null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const [x, y] = arrows[event.key] ?? [0, 0];

    if (x === 0 && y === 0) {
      return;
    }

    event.preventDefault();
    const [across, down] = [x * step, y * step];
    const next = event.shiftKey
      ? clamped({ ...frame, width: frame.width + across, height: frame.height + down }, page)
      : moved(frame, across, down, page);
    onChange(withFrame(values, next, page));
  };
  const size = fill(words.size, {
    width: millimetres(frame.width).toLocaleString(locale),
    height: millimetres(frame.height).toLocaleString(locale),
  });
  const place = {
    left: frame.left * scale,
    top: frame.top * scale,
    width: frame.width * scale,
    height: frame.height * scale,
  };

  return (
    <div
      className="absolute inset-0"
      onPointerDown={draw}
      onPointerMove={follow}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <div className="pointer-events-none absolute inset-0 overflow-hidden rounded-[3px]">
        <div className="absolute shadow-[0_0_0_9999px_rgb(20_22_27/0.55)]" style={place} />
      </div>
      <button
        type="button"
        aria-label={`${words.frame}: ${size}`}
        aria-describedby={id}
        className="absolute cursor-move touch-none border-2 border-[#2438c8] outline-offset-4"
        style={place}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => begin(event, null, frame)}
      />
      <p id={id} className="sr-only">
        {words.keys}
      </p>
      {handles.map(({ name, edges, cursor }) => (
        <div
          key={name}
          data-handle={name}
          className="absolute grid size-11 -translate-x-1/2 -translate-y-1/2 touch-none place-content-center"
          style={{
            cursor,
            left: place.left + ((edges.x + 1) / 2) * place.width,
            top: place.top + ((edges.y + 1) / 2) * place.height,
          }}
          onPointerDown={(event) => begin(event, edges, frame)}
        >
          <span className="size-3 rounded-[3px] border-2 border-[#2438c8] bg-white" />
        </div>
      ))}
      <p
        aria-hidden="true"
        className="pointer-events-none absolute -translate-x-1/2 rounded-md bg-[#14161b]/85 px-2 py-1 text-caption whitespace-nowrap text-white tabular-nums"
        style={{ left: place.left + place.width / 2, top: place.top + 14 }}
      >
        {size}
      </p>
    </div>
  );
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
