import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** Drag in progress: the entry at `from` would be moved before the one at `target`. */
export interface Drag {
  readonly from: number;
  readonly target: number;
  /** Distance that the pointer has moved, in pixels. */
  readonly x: number;
  readonly y: number;
}

export interface DragOptions {
  /** True for entries below each other in an element that scrolls, false for rows of them on the page. */
  readonly isColumn?: boolean;
}

/** Pixels a pointer moves before a press is a drag. */
const slack = 6;
/** Milliseconds a finger rests before it drags; one that moves sooner scrolls. */
const restMilliseconds = 250;
/** Pixels from the edge of the window where a drag scrolls. */
const edge = 70;

/**
 * Makes the entries of a grid sortable by dragging. Entries carry their index in `data-index`; those that are
 * not rendered (a long grid renders only the ones in view) can be reached by scrolling.
 */
export function useDragOrder(
  grid: RefObject<HTMLElement | null>,
  onDrop: (from: number, target: number) => void,
  { isColumn = false }: DragOptions = {},
) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const finish = useRef(onDrop);
  const stop = useRef<(() => void) | null>(null);

  useEffect(() => {
    finish.current = onDrop;
  }, [onDrop]);

  useEffect(() => () => stop.current?.(), []);

  /** A press on a handle drags at once, also with a finger. */
  const onPointerDown = (event: ReactPointerEvent, from: number, isHandle = false) => {
    if (event.button !== 0 || grid.current === null) {
      return;
    }

    stop.current = track({ grid: grid.current, isColumn, isHandle }, event.nativeEvent, from, {
      onMove: setDrag,
      onEnd: (last) => {
        setDrag(null);

        if (last !== null && last.target !== from && last.target !== from + 1) {
          finish.current(from, last.target);
        }
      },
    });
  };

  return { drag, onPointerDown };
}

interface Tracker {
  onMove(drag: Drag): void;
  onEnd(drag: Drag | null): void;
}

interface SortedEntries {
  readonly grid: HTMLElement;
  readonly isColumn: boolean;
  /** True when a handle was pressed, which never scrolls. */
  readonly isHandle: boolean;
}

function track(
  entries: SortedEntries,
  start: PointerEvent,
  from: number,
  { onMove, onEnd }: Tracker,
): () => void {
  const { grid, isHandle } = entries;
  const controller = new AbortController();
  const options = { signal: controller.signal };
  const finger = start.pointerType === 'touch' && !isHandle;
  const scrolledAtStart = window.scrollY;
  let pointer = { x: start.clientX, y: start.clientY };
  let current: Drag | null = null;
  let frame = 0;
  let resting = finger ? setTimeout(() => begin(), restMilliseconds) : undefined;

  const begin = () => {
    resting = undefined;
    current = { from, target: from, x: 0, y: 0 };
    onMove(current);
    frame = requestAnimationFrame(step);
  };

  const step = () => {
    scrollNearEdge(entries, pointer.y);
    update();
    frame = requestAnimationFrame(step);
  };

  const update = () => {
    const x = pointer.x - start.clientX;
    const y = pointer.y - start.clientY + window.scrollY - scrolledAtStart;
    const next = { from, target: targetAt(entries, pointer, current?.target ?? from), x, y };

    if (current === null || next.x !== current.x || next.y !== current.y || next.target !== current.target) {
      current = next;
      onMove(next);
    }
  };

  const end = (kept: boolean) => {
    controller.abort();
    clearTimeout(resting);
    cancelAnimationFrame(frame);
    onEnd(kept ? current : null);

    if (current !== null) {
      swallowClick();
    }
  };

  document.addEventListener(
    'pointermove',
    (event) => {
      pointer = { x: event.clientX, y: event.clientY };
      const far = Math.hypot(pointer.x - start.clientX, pointer.y - start.clientY) > slack;

      if (current === null && far && finger) {
        // A finger that moves immediately is scrolling.
        end(false);
      } else if (current === null && far) {
        begin();
      }
    },
    options,
  );
  document.addEventListener('pointerup', () => end(true), options);
  document.addEventListener('pointercancel', () => end(false), options);
  document.addEventListener('keydown', (event) => event.key === 'Escape' && end(false), options);
  // While something is being dragged a finger must not scroll the page too.
  grid.addEventListener('touchmove', (event) => current !== null && event.preventDefault(), {
    ...options,
    passive: false,
  });

  return () => end(false);
}

/**
 * Index before which to drop: the entry under or nearest to the pointer decides, its left or upper half means before
 * it, the other half after.
 */
function targetAt(
  { grid, isColumn }: SortedEntries,
  pointer: { x: number; y: number },
  otherwise: number,
): number {
  let best = Number.POSITIVE_INFINITY;
  let target = otherwise;

  const all = [...grid.querySelectorAll<HTMLElement>('[data-index]')];
  // On a phone, files are rows below each other.
  const row = all[0]?.closest('li') ?? null;
  const isStacked = isColumn || (row !== null && row.clientWidth > grid.clientWidth / 2);

  for (const entry of all) {
    const box = entry.getBoundingClientRect();
    const x = Math.max(box.left - pointer.x, 0, pointer.x - box.right);
    const y = Math.max(box.top - pointer.y, 0, pointer.y - box.bottom);
    // Rows weigh more than columns: a pointer beside the last entry of a row still belongs to that row.
    const distance = x + 4 * y;

    if (distance < best && entry.dataset['dragged'] !== 'true') {
      best = distance;
      const isAfter = isStacked ? pointer.y > box.top + box.height / 2 : pointer.x > box.left + box.width / 2;
      target = Number(entry.dataset['index']) + (isAfter ? 1 : 0);
    }
  }

  return target;
}

function scrollNearEdge({ grid, isColumn }: SortedEntries, y: number): void {
  const { top, bottom } = isColumn ? grid.getBoundingClientRect() : { top: 0, bottom: window.innerHeight };
  const beyond = y < top + edge ? y - top - edge : Math.max(0, y - bottom + edge);

  if (beyond !== 0) {
    (isColumn ? grid : window).scrollBy(0, beyond / 4);
  }
}

/** Suppresses the click event that follows a drag. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  document.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => document.removeEventListener('click', swallow, { capture: true }), 0);
}
