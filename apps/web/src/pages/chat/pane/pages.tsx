import type { ReadableDocument } from '@octavo/engine-browser/pdf-reader';
import { chatWords } from '@octavo/i18n/chat';
import { fill } from '@octavo/i18n/placeholders';
import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocale } from '../../../shell/use-locale.ts';
import { layOut, pageAtHeight, pagesBetween } from '../../../tool-page/editor/canvas/page-layout.ts';
import { usePinch } from '../../../tool-page/editor/canvas/use-pinch.ts';
import { useViewportScroll } from '../../../tool-page/editor/canvas/use-viewport-scroll.ts';
import { useZoom } from '../../../tool-page/editor/canvas/use-zoom.ts';
import {
  fittingScale,
  leftOf,
  stepFrom,
  visiblePart,
} from '../../../tool-page/editor/canvas/viewport-bounds.ts';
import { useChat } from '../state/chat-context.ts';
import { Page } from './page.tsx';
import { passageBox, readablePart } from './passage-box.ts';

/** Commands of the bar below the pages. */
export interface PagesHandle {
  turn(by: 1 | -1): void;
  zoom(direction: 1 | -1): void;
}

interface PagesProps {
  readonly ref: Ref<PagesHandle>;
  readonly document: ReadableDocument;
  /** Index of the file in the conversation. */
  readonly file: number;
  readonly name: string;
  onPage(page: number): void;
}

/** Width of the view in pixels below which pages reach its edges, and a passage is enlarged. */
const narrowPixels = 620;

/** Milliseconds without another change of scale after which pages are drawn sharply. */
const restMilliseconds = 140;

/** Share of the view above a passage that is scrolled to. */
const above = 0.3;

/** Heights of the view within which scrolling is animated. */
const nearViews = 4;

/** All pages of a file below each other; only those near the view exist. */
export function Pages({ ref, document, file, name, onPage }: PagesProps) {
  const words = chatWords(useLocale()).pane;
  const { shown } = useChat();
  const viewport = useRef<HTMLDivElement>(null);
  const view = useViewportScroll(viewport);
  const isNarrow = (view?.width ?? 0) < narrowPixels;
  const padding = isNarrow ? 8 : 22;
  const pages = useMemo(() => sizesOf(document), [document]);
  // Null while pages are as wide as the view.
  const [chosen, setScale] = useState<number | null>(null);
  const widest = useMemo(
    () => ({ width: Math.max(...pages.map(({ width }) => width)), height: pages[0]?.height ?? 1 }),
    [pages],
  );
  const fitting = view === null ? 1 : fittingScale(widest, view, padding, 'width');
  const scale = chosen ?? fitting;
  const [drawnScale, setDrawnScale] = useState(scale);
  const layout = useMemo(() => layOut(pages, scale, padding), [pages, scale, padding]);
  const { zoom, approach } = useZoom({ viewport, pages, padding, scale, setScale });
  usePinch({ viewport, scale, zoom });
  const isReady = view !== null && view.width > 0;
  const page = view === null ? 0 : pageAtHeight(layout, view.top + view.height / 3);

  useEffect(() => {
    const timer = setTimeout(() => setDrawnScale(scale), restMilliseconds);

    return () => clearTimeout(timer);
  }, [scale]);

  useEffect(() => {
    if (isReady) {
      onPage(page);
    }
  }, [isReady, page, onPage]);

  // The same place stays in view when the width of the pages follows that of the view.
  const fitted = useRef(fitting);

  useLayoutEffect(() => {
    const element = viewport.current!;

    if (chosen === null && fitted.current !== fitting) {
      element.scrollTop *= fitting / fitted.current;
    }

    fitted.current = fitting;
  }, [chosen, fitting]);

  const go = useRef<() => void>(() => undefined);

  useLayoutEffect(() => {
    go.current = () => {
      const element = viewport.current!;
      const index = (shown?.citation.page ?? 1) - 1;
      const size = pages[index];

      if (shown === null || shown.citation.file !== file || size === undefined) {
        return;
      }

      const box = passageBox(shown.citation) ?? { left: 0, top: 0, width: size.width, height: 1 };

      if (isNarrow) {
        approach(index, readablePart(box, size));

        return;
      }

      const top = layout.tops[index]! + box.top * scale - element.clientHeight * above;
      const isNear = Math.abs(element.scrollTop - top) < nearViews * element.clientHeight;
      element.scrollTo({
        top,
        left:
          element.scrollLeft +
          leftDistance(element, leftOf(size, scale, layout, view!) + box.left * scale, box.width * scale),
        behavior: isNear ? 'smooth' : 'instant',
      });
    };
  });

  const shownAt = shown?.at ?? 0;

  useEffect(() => {
    if (isReady && shownAt > 0) {
      go.current();
    }
  }, [isReady, shownAt]);

  useImperativeHandle(ref, () => ({
    turn(by) {
      const next = Math.min(pages.length - 1, Math.max(0, page + by));
      viewport.current!.scrollTop = (layout.tops[next] ?? 0) - padding;
    },
    zoom: (direction) => zoom(stepFrom(scale, direction)),
  }));

  const [first, last] =
    view === null ? [0, -1] : pagesBetween(layout, view.top - view.height / 2, view.top + view.height * 1.5);

  return (
    <div
      ref={viewport}
      className="dc-viewport"
      role="group"
      // A scrolling area must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={`${name}, ${fill(words.page, { page: page + 1 })}`}
    >
      <div className="dc-pages" style={{ width: layout.width, height: layout.height }}>
        {isReady &&
          pages.slice(first, last + 1).map((size, offset) => {
            const index = first + offset;
            const top = layout.tops[index]!;

            return (
              <Page
                key={index}
                document={document}
                file={file}
                index={index}
                size={size}
                top={top}
                scale={scale}
                drawnScale={drawnScale}
                beside={padding}
                visible={visiblePart(size, scale, leftOf(size, scale, layout, view), top, view)}
                priority={index === page ? 'view' : 'near'}
              />
            );
          })}
      </div>
    </div>
  );
}

/** Pixels to scroll sideways until a part is in view. */
function leftDistance(element: HTMLElement, left: number, width: number): number {
  const from = left - element.scrollLeft;

  if (from >= 0 && from + width <= element.clientWidth) {
    return 0;
  }

  return from - Math.max(0, (element.clientWidth - width) / 2);
}

function sizesOf({ description: { pages, sizes } }: ReadableDocument) {
  return Array.from({ length: pages }, (_, page) => ({
    width: sizes[page * 2] ?? 0,
    height: sizes[page * 2 + 1] ?? 0,
  }));
}
