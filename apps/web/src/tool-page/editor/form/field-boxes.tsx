import type { Box, Point } from '@octavo/contract/edits/primitives';
import { editorWords } from '@octavo/i18n/editor';
import { fill } from '@octavo/i18n/placeholders';
import { type PointerEvent, useRef, useState } from 'react';
import { useLocale } from '../../../shell/use-locale.ts';
import { boxHandles, type Handle, resizedBox } from '../canvas/move-gestures.ts';
import { distance, rounded, shiftedBox } from '../document/geometry.ts';
import { useEditor } from '../state/editor-context.ts';
import { placed } from './fill-props.ts';
import type { FormBox } from './form-field.ts';
import { useFieldActions } from './use-field-actions.ts';
import { useBoxes } from './use-form.ts';

/** Points that a press may move and still count as a click. */
const clickPoints = 2;

interface FieldDrag {
  readonly box: FormBox;
  readonly handle: Handle | null;
  readonly start: Point;
}

/** Outlines of the fields of a page while fields are drawn: they are chosen, moved and resized. */
export function FieldBoxes({ page, scale }: { readonly page: string; readonly scale: number }) {
  const words = editorWords(useLocale());
  const { state, dispatch } = useEditor();
  const { canChange, move } = useFieldActions();
  const drag = useRef<FieldDrag | null>(null);
  const [draft, setDraft] = useState<Box | null>(null);
  const boxes = useBoxes(page);
  const selected = boxes.find(({ key }) => key === state.selection?.key);
  const pointOf = (event: PointerEvent): Point => ({ x: event.clientX / scale, y: event.clientY / scale });

  const begin = (event: PointerEvent<HTMLElement>, box: FormBox, handle: Handle | null) => {
    dispatch({ kind: 'select', selection: { page, key: box.key } });

    if (canChange && event.button === 0) {
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { box, handle, start: pointOf(event) };
    }
  };
  const follow = {
    'data-control': true,
    onPointerMove: (event: PointerEvent) => {
      if (drag.current !== null) {
        const { box, handle, start } = drag.current;
        const to = pointOf(event);
        const by = { x: rounded(to.x - start.x), y: rounded(to.y - start.y) };
        setDraft(
          handle === null
            ? shiftedBox(box.place.box, by)
            : resizedBox(box.place.box, handle, by, event.shiftKey),
        );
      }
    },
    onPointerUp: (event: PointerEvent) => {
      if (
        drag.current !== null &&
        draft !== null &&
        distance(drag.current.start, pointOf(event)) > clickPoints
      ) {
        move(drag.current.box, draft);
      }

      drag.current = null;
      setDraft(null);
    },
    onPointerCancel: () => {
      drag.current = null;
      setDraft(null);
    },
  };
  const shownBox = draft ?? selected?.place.box;

  return (
    <>
      {boxes.map((box) => (
        <button
          key={box.key}
          type="button"
          {...follow}
          className="ed-field-box"
          data-object={box.key}
          aria-pressed={box === selected}
          aria-label={fill(words.form.named, { name: box.field.name })}
          title={box.field.name}
          style={placed(box === selected && draft !== null ? { ...box.place, box: draft } : box.place)}
          onFocus={() => {
            if (box !== selected) {
              dispatch({ kind: 'select', selection: { page, key: box.key } });
            }
          }}
          onPointerDown={(event) => begin(event, box, null)}
        />
      ))}
      {selected !== undefined &&
        shownBox !== undefined &&
        canChange &&
        boxHandles.map((handle) => (
          <span
            key={handle.name}
            {...follow}
            className="ed-handle"
            data-handle={handle.name}
            style={{
              left: `calc(${shownBox.left + ((handle.x + 1) / 2) * shownBox.width}px * var(--z))`,
              top: `calc(${shownBox.top + ((handle.y + 1) / 2) * shownBox.height}px * var(--z))`,
            }}
            onPointerDown={(event) => begin(event, selected, handle)}
          />
        ))}
    </>
  );
}
