import type { Box } from '@octavo/contract/edits/primitives';
import { editorWords } from '@octavo/i18n/editor';
import {
  type PointerEvent,
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLocale } from '../../../shell/use-locale.ts';
import { useEditor } from '../state/editor-context.ts';
import { layOut, pageAtHeight, pagesBetween } from './page-layout.ts';
import { PageView } from './page-view.tsx';
import { usePinch } from './use-pinch.ts';
import { useViewportScroll } from './use-viewport-scroll.ts';
import { useZoom } from './use-zoom.ts';
import {
  firstScale,
  fittingScale,
  leftOf,
  revealingTop,
  stepFrom,
  trueScale,
  visiblePart,
} from './viewport-bounds.ts';

export type ZoomStep = 'in' | 'out' | 'page' | 'width' | 'true';

/** Commands of the bars and keys of the editor to the viewport. */
export interface ViewportHandle {
  zoom(step: ZoomStep): void;
  /** Scrolls to the top of a page, or until a part of it is in view, and leaves the focus where it is. */
  show(page: string, part?: Box): void;
  /** On a narrow screen, enlarges a part of a page to the width of the view. */
  approach(page: string, part: Box): void;
  focus(): void;
}

interface ViewportProps {
  readonly ref: Ref<ViewportHandle>;
  /** Null until the viewport chooses one that fits. */
  readonly scale: number | null;
  /** Page at the top when the editor opens. */
  readonly startPage: string;
  setScale(scale: number): void;
  onPage(page: string): void;
}

/** Milliseconds without another change of scale after which pages are drawn sharply. */
const restMilliseconds = 140;

/** Width of the window below which pages reach almost to its edges. */
const narrowPixels = 820;

/** All pages below each other; only those near the view exist. */
export function Viewport({ ref, scale: chosen, startPage, setScale, onPage }: ViewportProps) {
  const words = editorWords(useLocale());
  const { pages: listed, numberOf } = useEditor();
  const pages = useMemo(() => listed.map(({ size }) => size), [listed]);
  const placeOf = (key: string) => Math.max(0, numberOf(key) - 1);
  const viewport = useRef<HTMLElement>(null);
  const view = useViewportScroll(viewport);
  const padding = (view?.width ?? 0) < narrowPixels - 200 ? 10 : 22;
  const scale = chosen ?? 1;
  const [drawnScale, setDrawnScale] = useState(scale);
  const [hasPen, setHasPen] = useState(false);
  const layout = useMemo(() => layOut(pages, scale, padding), [pages, scale, padding]);
  const { zoom, approach } = useZoom({ viewport, pages, padding, scale, setScale });
  usePinch({ viewport, scale, zoom });
  const page = view === null ? 0 : pageAtHeight(layout, view.top + view.height / 3);

  useLayoutEffect(() => {
    if (chosen === null && view !== null && view.width > 0) {
      const first = firstScale(pages[0]!, view, padding);
      setScale(first);
      setDrawnScale(first);
    }
  }, [chosen, view, pages, padding, setScale]);

  useEffect(() => {
    const timer = setTimeout(() => setDrawnScale(scale), restMilliseconds);

    return () => clearTimeout(timer);
  }, [scale]);

  const firstPlace = placeOf(startPage);
  const pageInView = listed[Math.min(page, listed.length - 1)]?.key ?? startPage;
  const isReady = chosen !== null && view !== null;
  const started = useRef(false);

  useLayoutEffect(() => {
    if (isReady && !started.current) {
      started.current = true;
      viewport.current!.scrollTop = (layout.tops[firstPlace] ?? 0) - padding;
    }
  }, [isReady, layout, padding, firstPlace]);

  // Pages stand in the middle of the widest one, and stay there when that one is turned, added or deleted. Zooming
  // has a place of its own that stays.
  const { width } = layout;
  const centred = useRef<{ readonly scale: number; readonly width: number } | null>(null);

  useLayoutEffect(() => {
    const element = viewport.current!;
    const before = centred.current;

    if (isReady) {
      const hidden = (whole: number) => Math.max(0, whole - element.clientWidth) / 2;
      centred.current = { scale, width };
      element.scrollLeft +=
        before === null ? hidden(width) : before.scale === scale ? hidden(width) - hidden(before.width) : 0;
    }
  }, [isReady, scale, width]);

  useEffect(() => {
    if (isReady && started.current) {
      onPage(pageInView);
    }
  }, [isReady, pageInView, onPage]);

  useImperativeHandle(ref, () => ({
    zoom(step) {
      if (view === null) {
        return;
      }

      switch (step) {
        case 'in':
        case 'out':
          zoom(stepFrom(scale, step === 'in' ? 1 : -1));
          break;
        case 'true':
          zoom(trueScale);
          break;
        default:
          zoom(fittingScale(pages[page] ?? pages[0]!, view, padding, step));
      }
    },
    approach(key, part) {
      if (view !== null && view.width < narrowPixels) {
        approach(placeOf(key), part);
      }
    },
    show(key, part) {
      const element = viewport.current!;
      const top = layout.tops[placeOf(key)] ?? 0;

      if (part === undefined) {
        element.scrollTop = top - padding;

        return;
      }

      const next = revealingTop(
        { top: top + part.top * scale, height: part.height * scale },
        { top: element.scrollTop, height: element.clientHeight },
        padding,
      );

      if (next !== null) {
        element.scrollTop = next;
      }
    },
    focus: () => viewport.current?.focus(),
  }));

  const [first, last] =
    view === null ? [0, -1] : pagesBetween(layout, view.top - view.height / 2, view.top + view.height * 1.5);

  return (
    <main
      ref={viewport}
      className="ed-viewport"
      // A scrolling area must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={words.viewport}
      data-part="viewport"
      onPointerDownCapture={(event: PointerEvent) => {
        if (event.pointerType === 'pen') {
          setHasPen(true);
        }
      }}
    >
      <div className="ed-pages" style={{ width: layout.width, height: layout.height }}>
        {isReady &&
          listed.slice(first, last + 1).map(({ key, size }, offset) => {
            const index = first + offset;
            const top = layout.tops[index]!;
            const left = leftOf(size, scale, layout, view);

            return (
              <PageView
                key={key}
                pageKey={key}
                size={size}
                top={top}
                scale={scale}
                drawnScale={drawnScale}
                visible={visiblePart(size, scale, left, top, view)}
                priority={index === page ? 'view' : 'near'}
                hasPen={hasPen}
              />
            );
          })}
      </div>
    </main>
  );
}
