import { type PointerEvent, useRef } from 'react';
import { grown } from '../document/geometry.ts';
import { useEditor } from '../state/editor-context.ts';
import { pagePoint } from './page-point.ts';
import { boxStyle } from './piece-style.ts';
import { indexAt, lineOf } from './set-lines.ts';
import type { TextObject } from './text-object.ts';
import { useTextActions } from './use-text-actions.ts';
import { usePlacedText } from './use-texts.ts';
import { wordAround } from './words-of-text.ts';

/** Points around a text that belong to it. */
const margin = 2;

interface TextOutlineProps {
  readonly object: TextObject;
  /** Pixels of a point. */
  readonly scale: number;
  readonly isOpen: boolean;
}

/** Area of a text: a press opens it, sets the caret and selects. */
export function TextOutline({ object, scale, isOpen }: TextOutlineProps) {
  const { state, dispatch } = useEditor();
  const { open } = useTextActions();
  const { lines, box } = usePlacedText(object);
  const anchor = useRef<number | null>(null);

  const placeOf = (event: { clientX: number; clientY: number; currentTarget: Element }) =>
    indexAt(lines, object.angle, pagePoint(event, scale));

  const press = (at: number, start: number) => {
    if (isOpen) {
      dispatch({ kind: 'caret', anchor: start, focus: at });
      focusTyping();
    } else {
      open(object, at);
    }
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.stopPropagation();

    // A finger scrolls until it proves to be a tap.
    if (event.button !== 0 || event.pointerType === 'touch') {
      return;
    }

    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    const at = placeOf(event);
    const start = isOpen && event.shiftKey ? (state.openText?.anchor ?? at) : at;
    anchor.current = start;
    press(at, start);
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (anchor.current !== null) {
      dispatch({ kind: 'caret', anchor: anchor.current, focus: placeOf(event) });
    }
  };

  const onPointerUp = () => {
    anchor.current = null;
  };

  return (
    // Buttons and the field of the text are its keyboard.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div
      data-control
      className="ed-text-area"
      data-open={isOpen}
      style={boxStyle(grown(box, margin))}
      // Keeps the focus in the field that is typed in.
      onMouseDown={(event) => event.preventDefault()}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
      onClick={(event) => {
        event.stopPropagation();

        if ((event.nativeEvent as globalThis.PointerEvent).pointerType === 'touch') {
          const at = placeOf(event);
          press(at, at);
        } else if (event.detail === 3) {
          const line = lines[lineOf(lines, placeOf(event))];
          dispatch({ kind: 'caret', anchor: line?.from ?? 0, focus: line?.to ?? object.text.length });
        }
      }}
      onDoubleClick={(event) => {
        event.stopPropagation();
        const [from, to] = wordAround(object.text, placeOf(event));
        dispatch({ kind: 'caret', anchor: from, focus: to });
      }}
    />
  );
}

/** Gives the focus back to the field of the open text. */
function focusTyping(): void {
  document.querySelector<HTMLElement>('.ed-keys')?.focus({ preventScroll: true });
}
