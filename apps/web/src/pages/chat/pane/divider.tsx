import { chatWords } from '@octavo/i18n/chat';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useLocale } from '../../../shell/use-locale.ts';

interface DividerProps {
  /** Width of the conversation in pixels; the document has the rest. */
  readonly width: number;
  setWidth(width: number): void;
}

/** Pixels of one press of an arrow key. */
const step = 16;

/** Least width of the conversation in pixels, and its largest share of the window. */
export const chatWidths = { first: 540, least: 320, mostShare: 0.6 } as const;

/** Line between document and conversation, moved by pointer or arrow keys. */
export function Divider({ width, setWidth }: DividerProps) {
  const words = chatWords(useLocale()).pane;
  const dragged = useRef<{ readonly x: number; readonly width: number } | null>(null);
  const most = () => Math.round(window.innerWidth * chatWidths.mostShare);
  const set = (next: number) => setWidth(Math.min(most(), Math.max(chatWidths.least, next)));
  const keys: Readonly<Record<string, () => number>> = {
    ArrowLeft: () => width + step,
    ArrowRight: () => width - step,
    Home: most,
    End: () => chatWidths.least,
  };

  return (
    <div
      className="dc-divider"
      role="separator"
      // A separator that moves takes the focus.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={words.divider}
      aria-valuemin={Math.round((1 - chatWidths.mostShare) * 100)}
      aria-valuemax={100}
      aria-valuenow={Math.round((1 - width / window.innerWidth) * 100)}
      onKeyDown={(event: KeyboardEvent) => {
        const next = keys[event.key];

        if (next !== undefined) {
          event.preventDefault();
          set(next());
        }
      }}
      onPointerDown={(event: PointerEvent) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        dragged.current = { x: event.clientX, width };
      }}
      onPointerMove={({ clientX }: PointerEvent) => {
        if (dragged.current !== null) {
          set(dragged.current.width + dragged.current.x - clientX);
        }
      }}
      onPointerUp={() => {
        dragged.current = null;
      }}
      onPointerCancel={() => {
        dragged.current = null;
      }}
    />
  );
}
