import { workbenchWords } from '@octavo/i18n/workbench';
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { useLocale } from '../../../shell/use-locale.ts';
import { captionHeight, type GridShape, gap, heightOf, placeOf, shapeOf, visible } from './grid-window.ts';

export interface ElementSize {
  readonly width: number;
  readonly height: number;
}

interface PageGridProps {
  readonly grid: RefObject<HTMLDivElement | null>;
  readonly label: string;
  readonly count: number;
  /** Index of the page last reached by a click or key; the one that Tab reaches. */
  readonly focused: number;
  /** Key of the entry at an index, stable while entries move. */
  keyOf(index: number): string;
  isSelected(index: number): boolean;
  labelOf(index: number): string;
  renderPage(index: number, box: ElementSize): ReactNode;
  onClick(index: number, event: MouseEvent): void;
  onKey(index: number, event: KeyboardEvent, columns: number): void;
  onFocus(index: number): void;
  onPointerDown?(event: PointerEvent, index: number): void;
}

/** Preferred widths of a page, of many and of few; the grid adjusts them. */
const pageWidths = { many: 128, few: 200 } as const;

/** Pages in rows, any number of them: only those in view are rendered, the others keep their space. */
export function PageGrid(props: PageGridProps) {
  const { grid, label, count, focused, keyOf, isSelected, labelOf, renderPage, onPointerDown } = props;
  const words = workbenchWords(useLocale()).pages;
  const { shape, from, to } = useWindow(grid, count);

  const indexes = Array.from({ length: Math.max(0, to - from) }, (_, offset) => from + offset);
  // The focused page stays rendered when it scrolls out of view; otherwise the focus would be lost.
  const drawn =
    focused >= from && focused < to ? indexes : [...indexes, ...(focused < count ? [focused] : [])];

  return (
    <>
      <p id="grid-hint" className="sr-only">
        {words.gridHint}
      </p>
      <div
        ref={grid}
        role="listbox"
        aria-label={label}
        aria-multiselectable="true"
        aria-describedby="grid-hint"
        className="relative"
        style={{ height: heightOf(shape) }}
      >
        {shape.cellWidth > 1 &&
          drawn.map((index) => (
            <div
              key={keyOf(index)}
              role="option"
              aria-selected={isSelected(index)}
              aria-label={labelOf(index)}
              aria-posinset={index + 1}
              aria-setsize={count}
              tabIndex={index === focused ? 0 : -1}
              data-index={index}
              onClick={(event) => props.onClick(index, event)}
              onKeyDown={(event) => props.onKey(index, event, shape.columns)}
              onFocus={() => props.onFocus(index)}
              onPointerDown={(event) => onPointerDown?.(event, index)}
              className="absolute cursor-pointer touch-pan-y rounded-md outline-offset-4 select-none"
              style={{ ...placeOf(shape, index), width: shape.cellWidth, height: shape.cellHeight }}
            >
              {renderPage(index, { width: shape.cellWidth, height: shape.cellHeight - captionHeight })}
            </div>
          ))}
      </div>
    </>
  );
}

interface GridWindow {
  readonly shape: GridShape;
  readonly from: number;
  readonly to: number;
}

function useWindow(grid: RefObject<HTMLElement | null>, count: number): GridWindow {
  const [width, setWidth] = useState(0);
  const [view, setView] = useState({ top: 0, bottom: 900 });
  const oneRow = width / Math.max(1, count) - gap;
  const shape = shapeOf(width, count, Math.min(pageWidths.few, Math.max(pageWidths.many, oneRow)));

  useLayoutEffect(() => {
    const element = grid.current;

    if (element === null) {
      return;
    }

    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    setWidth(element.clientWidth);

    return () => observer.disconnect();
  }, [grid]);

  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const top = -(grid.current?.getBoundingClientRect().top ?? 0);
      // Steps of 64 pixels: rendering the grid again for each scrolled pixel would be wasted.
      const step = Math.floor(top / 64) * 64;
      setView((last) => (last.top === step ? last : { top: step, bottom: step + window.innerHeight + 64 }));
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    // Captured, because the grid may be in a dialog that scrolls on its own.
    window.addEventListener('scroll', schedule, { passive: true, capture: true });
    window.addEventListener('resize', schedule);

    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', schedule, { capture: true });
      window.removeEventListener('resize', schedule);
    };
  }, [grid]);

  return { shape, ...visible(shape, view.top, view.bottom, count) };
}

/** Focuses a page that may not be rendered yet, and scrolls it into view. */
export function focusPage(grid: HTMLElement | null, index: number): void {
  requestAnimationFrame(() => {
    const page = grid?.querySelector<HTMLElement>(`[data-index="${index}"]`);
    page?.focus({ preventScroll: true });
    page?.scrollIntoView({ block: 'nearest' });
  });
}

/** Index of the page that an arrow key leads to; null for another key. */
export function pageAfterKey(key: string, index: number, columns: number, count: number): number | null {
  const step: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
    Home: -index,
    End: count - 1 - index,
    PageUp: -columns * 4,
    PageDown: columns * 4,
  };
  const by = step[key];

  return by === undefined ? null : Math.min(count - 1, Math.max(0, index + by));
}
