import type { PenPoint } from '@octavo/contract/edits/primitives';
import { writtenStroke } from '@octavo/editing/paths/pen-stroke';
import { editorWords } from '@octavo/i18n/editor';
import { Icon } from '@octavo/ui/icon';
import { type PointerEvent, useRef, useState } from 'react';
import { useLocale } from '../../../shell/use-locale.ts';
import { rounded } from '../document/geometry.ts';
import { useEditor } from '../state/editor-context.ts';
import { editorIcons } from '../tools/tool-icons.ts';
import { drawnMark, padPen } from './drawn-mark.ts';
import { InkChoice } from './ink-choice.tsx';
import { pathData } from './path-data.ts';
import { useMarks } from './use-marks.ts';

type Strokes = readonly (readonly PenPoint[])[];

/** Area on which the signature is drawn. */
export function Pad() {
  const words = editorWords(useLocale()).sign;
  const { signing } = useEditor().state.settings;
  const { set, arm } = useMarks();
  const { strokes, ink } = signing;
  const current = useRef<{ readonly id: number; points: PenPoint[] } | null>(null);
  const [drawn, setDrawn] = useState<readonly PenPoint[]>([]);

  const take = (next: Strokes) => {
    const mark = drawnMark('signature', next, ink);

    if (mark === null) {
      set({ strokes: next, signature: null, armed: null, keptAs: null });
    } else {
      arm(mark, { strokes: next, signature: mark });
    }
  };

  const follow = (event: PointerEvent<HTMLElement>) => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const events = event.nativeEvent.getCoalescedEvents?.() ?? [];

    for (const each of events.length === 0 ? [event.nativeEvent] : events) {
      const point = { x: rounded(each.clientX - left), y: rounded(each.clientY - top) };
      // Only pens report how hard they are pressed.
      const pressure = each.pointerType === 'pen' ? { pressure: rounded(each.pressure) } : {};
      current.current?.points.push({ ...point, ...pressure });
    }

    setDrawn([...(current.current?.points ?? [])]);
  };

  const finish = () => {
    const points = current.current?.points ?? [];
    current.current = null;
    setDrawn([]);

    if (points.length > 0) {
      take([...strokes, points]);
    }
  };

  return (
    <div>
      <div
        className="ed-pad"
        role="img"
        aria-label={words.pad}
        data-control
        onPointerDown={(event) => {
          if (event.button === 0 && current.current === null) {
            event.preventDefault();
            event.currentTarget.setPointerCapture(event.pointerId);
            current.current = { id: event.pointerId, points: [] };
            follow(event);
          }
        }}
        onPointerMove={(event) => {
          if (current.current?.id === event.pointerId) {
            follow(event);
          }
        }}
        onPointerUp={finish}
        onPointerCancel={finish}
      >
        <span className="ed-pad-line" />
        <svg aria-hidden="true">
          {[...strokes, drawn].map((points, index) => (
            <path
              // Strokes have no identity but their place in the list.
              key={`stroke ${index + 1}`}
              d={points.length === 0 ? '' : pathData(writtenStroke(points, padPen))}
              fill={ink}
            />
          ))}
        </svg>
        <span className="ed-pad-hint">{words.padHint}</span>
      </div>
      <div className="ed-pad-row">
        <InkChoice />
        <div className="ed-pad-actions">
          <button
            type="button"
            className="ed-button"
            data-look="quiet"
            disabled={strokes.length === 0}
            onClick={() => take(strokes.slice(0, -1))}
          >
            <Icon path={editorIcons.undo} size={15} />
            {words.lastStroke}
          </button>
          <button
            type="button"
            className="ed-button"
            data-look="quiet"
            disabled={strokes.length === 0}
            onClick={() => take([])}
          >
            {words.clear}
          </button>
        </div>
      </div>
    </div>
  );
}
