import type { Box, Point } from '@octavo/contract/edits/primitives';
import { type PointerEvent, useRef, useState } from 'react';
import { rounded, roundedBox, shiftedBox } from '../document/geometry.ts';
import { useEditor } from '../state/editor-context.ts';
import { pagePoint } from './page-point.ts';
import { boxStyle, pointStyle } from './piece-style.ts';
import { indexAt } from './set-lines.ts';
import { SubstituteMarks } from './substitute-marks.tsx';
import type { TextObject } from './text-object.ts';
import { useTextActions } from './use-text-actions.ts';
import { usePlacedText } from './use-texts.ts';

/** Pixels that a press may move and still count as a click. */
const clickPixels = 4;

interface TextFrameProps {
  readonly object: TextObject;
  /** Pixels of a point. */
  readonly scale: number;
}

/** Drag of the frame, or of one of its sides. */
interface Dragged {
  readonly side: 'left' | 'right' | null;
  readonly by: Point;
}

const unmoved: Dragged = { side: null, by: { x: 0, y: 0 } };

/** Frame of the selected text. Dragging it moves the text; dragging a side changes the width of an added text. */
export function TextFrame({ object, scale }: TextFrameProps) {
  const { state } = useEditor();
  const { move, resize, open } = useTextActions();
  const placed = usePlacedText(object);
  const pressed = useRef<Point | null>(null);
  const [dragged, setDragged] = useState<Dragged>(unmoved);
  const { side, by } = dragged;
  const isAdded = object.operation?.kind === 'text.add';
  // An added text has the box that its lines break in; a text of the file has the box around its letters.
  const whole = isAdded
    ? { ...object.box, height: Math.max(object.box.height, placed.box.height) }
    : placed.box;
  const box = draggedBox(whole, dragged);

  const begin = (event: PointerEvent<HTMLElement>, from: Dragged['side']) => {
    if (event.button === 0) {
      event.preventDefault();
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      pressed.current = pagePoint(event, scale);
      setDragged({ side: from, by: unmoved.by });
    }
  };
  const follow = {
    'data-control': true,
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const start = pressed.current;

      if (start !== null) {
        const to = pagePoint(event, scale);
        const next = { x: rounded(to.x - start.x), y: rounded(to.y - start.y) };
        const isStill = Math.hypot(next.x, next.y) * scale < clickPixels;
        setDragged({ side, by: isStill ? unmoved.by : event.shiftKey ? alongAxis(next) : next });
      }
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const isMoved = by.x !== 0 || by.y !== 0;
      pressed.current = null;
      setDragged(unmoved);

      if (isMoved) {
        if (side === null) {
          move(object, by);
        } else {
          resize(object, roundedBox(box));
        }
      } else if (state.tool === 'text' && side === null) {
        open(object, indexAt(placed.lines, object.angle, pagePoint(event, scale)));
      }
    },
    onPointerCancel: () => {
      pressed.current = null;
      setDragged(unmoved);
    },
  };

  return (
    <>
      <SubstituteMarks object={object} placed={placed} />
      <div
        {...follow}
        className="ed-frame"
        style={boxStyle(box)}
        onPointerDown={(event) => begin(event, null)}
        onDoubleClick={(event) => open(object, indexAt(placed.lines, object.angle, pagePoint(event, scale)))}
      />
      {isAdded &&
        object.angle === 0 &&
        (['left', 'right'] as const).map((name) => (
          <span
            key={name}
            {...follow}
            className="ed-handle"
            data-handle={name}
            style={pointStyle(box.left + (name === 'left' ? 0 : box.width), box.top + box.height / 2)}
            onPointerDown={(event) => begin(event, name)}
          />
        ))}
    </>
  );
}

function alongAxis({ x, y }: Point): Point {
  return Math.abs(x) > Math.abs(y) ? { x, y: 0 } : { x: 0, y };
}

function draggedBox(box: Box, { side, by }: Dragged): Box {
  switch (side) {
    case null:
      return shiftedBox(box, by);
    case 'left':
      return { ...box, left: box.left + by.x, width: Math.max(1, box.width - by.x) };
    case 'right':
      return { ...box, width: Math.max(1, box.width + by.x) };
  }
}
