import { type KeyboardEvent, type PointerEvent, useCallback, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Heights of the sheet on a phone, as shares of the window. */
const heights = { rest: 0.6, full: 0.92 } as const;

/** Share of the window below which a sheet that is let go closes. */
const closesBelow = 0.35;

/** Fragment of the address while the sheet is open, so that the back button closes it. */
const fragment = '#page';

export interface BottomSheet {
  readonly isOpen: boolean;
  /** Share of the window. */
  readonly height: number;
  open(): void;
  close(): void;
  readonly handle: {
    onPointerDown(event: PointerEvent<HTMLElement>): void;
    onPointerMove(event: PointerEvent<HTMLElement>): void;
    onPointerUp(): void;
    onPointerCancel(): void;
    onKeyDown(event: KeyboardEvent<HTMLElement>): void;
  };
}

/** Sheet with the page over the conversation. */
export function useSheet(): BottomSheet {
  const { hash, state, pathname } = useLocation();
  const navigate = useNavigate();
  const [height, setHeight] = useState<number>(heights.rest);
  const dragged = useRef<{ readonly y: number; readonly height: number } | null>(null);
  const isOpen = hash === fragment;
  const isOurs = typeof state === 'object' && state !== null && 'sheet' in state;

  const open = useCallback(() => {
    if (!isOpen) {
      setHeight(heights.rest);
      void navigate(fragment, { preventScrollReset: true, state: { sheet: true } });
    }
  }, [isOpen, navigate]);

  const close = useCallback(() => {
    if (isOpen && isOurs) {
      void navigate(-1);
    } else if (isOpen) {
      void navigate(pathname, { replace: true, preventScrollReset: true });
    }
  }, [isOpen, isOurs, navigate, pathname]);

  const onRelease = () => {
    if (dragged.current !== null) {
      dragged.current = null;

      if (height < closesBelow) {
        close();
      } else {
        setHeight(height > (heights.rest + heights.full) / 2 ? heights.full : heights.rest);
      }
    }
  };

  return {
    isOpen,
    height,
    open,
    close,
    handle: {
      onPointerDown(event) {
        event.currentTarget.setPointerCapture(event.pointerId);
        dragged.current = { y: event.clientY, height };
      },
      onPointerMove(event) {
        if (dragged.current !== null) {
          const by = (dragged.current.y - event.clientY) / window.innerHeight;
          setHeight(Math.min(heights.full, Math.max(0.1, dragged.current.height + by)));
        }
      },
      onPointerUp: onRelease,
      onPointerCancel: onRelease,
      onKeyDown(event) {
        if (event.key === 'Enter') {
          event.preventDefault();

          if (height === heights.rest) {
            setHeight(heights.full);
          } else {
            close();
          }
        }
      },
    },
  };
}
