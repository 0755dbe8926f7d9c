import type { Box, Point } from '@octavo/contract/edits/primitives';
import { useRef, useState } from 'react';
import { boxBetween, keptOnPage, roundedBox, type Size } from '../document/geometry.ts';
import { useEditor } from '../state/editor-context.ts';
import { pagePoint } from './page-point.ts';
import { boxStyle } from './piece-style.ts';
import { useTextActions } from './use-text-actions.ts';

/** Width of a text that was placed by a click, where the page has room; points. */
const clickWidth = 240;

/** Points between the edge of the page and a text that was placed by a click. */
const pageMargin = 12;

/** Distance below which a drag counts as a click, in points. */
const clickPoints = 4;

interface NewTextAreaProps {
  readonly pageKey: string;
  readonly size: Size;
  /** Pixels of a point. */
  readonly scale: number;
}

/** Takes the click or the drag that begins a new text. */
export function NewTextArea({ pageKey, size, scale }: NewTextAreaProps) {
  const { state } = useEditor();
  const { begin } = useTextActions();
  const start = useRef<Point | null>(null);
  const [drawn, setDrawn] = useState<Box | null>(null);

  return (
    // The same is done by Enter.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div
      data-control
      className="ed-texts"
      onPointerDown={(event) => {
        if (event.button === 0) {
          event.preventDefault();
          start.current = pagePoint(event, scale);

          if (event.pointerType !== 'touch') {
            event.currentTarget.setPointerCapture(event.pointerId);
          }
        }
      }}
      onPointerMove={(event) => {
        if (start.current !== null && event.pointerType !== 'touch') {
          setDrawn(boxBetween(start.current, pagePoint(event, scale)));
        }
      }}
      onPointerCancel={() => {
        start.current = null;
        setDrawn(null);
      }}
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        const from = start.current;
        start.current = null;
        setDrawn(null);

        if (from !== null) {
          begin(pageKey, newTextBox(from, pagePoint(event, scale), size, state.settings.look.size));
        }
      }}
    >
      {drawn !== null && <span className="ed-new-text" style={boxStyle(drawn)} />}
    </div>
  );
}

/** Box of a new text; one line high at least, its first line at the height of a click. */
export function newTextBox(from: Point, to: Point, page: Size, fontSize: number): Box {
  const drawn = boxBetween(from, to);
  const height = fontSize * 1.2;
  const isClick = drawn.width < clickPoints && drawn.height < clickPoints;
  const width = Math.max(fontSize, Math.min(clickWidth, page.width - from.x - pageMargin));
  const box = isClick
    ? { left: from.x, top: from.y - height / 2, width, height }
    : { ...drawn, width: Math.max(fontSize, drawn.width), height: Math.max(height, drawn.height) };

  return roundedBox(keptOnPage(box, page));
}
