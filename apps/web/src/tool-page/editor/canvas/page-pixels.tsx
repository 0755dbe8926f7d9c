import type { Operation } from '@octavo/contract/edits/edit-list';
import type { Box } from '@octavo/contract/edits/primitives';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { DrawPriority } from '../document/editing-document.ts';
import type { Size } from '../document/geometry.ts';
import { type DrawnDocument, PagePainter, type PaintListener } from './page-painter.ts';
import { tilesOver } from './tiles.ts';

interface PagePixelsProps {
  readonly document: DrawnDocument;
  readonly pageKey: string;
  readonly size: Size;
  readonly operations: readonly Operation[];
  /** Pixels of the page a point. */
  readonly scale: number;
  /** Visible part in points. */
  readonly visible: Box;
  /** Part of the page that is typed in. */
  readonly typed: Box | null;
  readonly priority: DrawPriority;
  onDrawn(operations: readonly Operation[]): void;
  readonly onPainted: PaintListener;
}

/** Picture of a page with the changes of the list, drawn by the engine. */
export function PagePixels(props: PagePixelsProps) {
  const { document, pageKey, size, operations, scale, visible, typed, priority, onDrawn, onPainted } = props;
  const element = useRef<HTMLDivElement>(null);
  const [painter, setPainter] = useState<PagePainter | null>(null);
  const { left, top, width, height } = visible;
  const pixelScale = scale * window.devicePixelRatio;
  const tiles = useMemo(
    () => tilesOver(size, { left, top, width, height }, pixelScale),
    [size, left, top, width, height, pixelScale],
  );

  useEffect(() => {
    const current = new PagePainter(document, pageKey, size, element.current!, {
      onDrawn,
      onPainted,
    });
    setPainter(current);

    return () => current.dispose();
  }, [document, pageKey, size, onDrawn, onPainted]);

  useEffect(() => {
    painter?.want({ operations, scale: pixelScale, tiles, typed, priority });
  }, [painter, operations, pixelScale, tiles, typed, priority]);

  return <div ref={element} className="ed-pixels" aria-hidden="true" />;
}
