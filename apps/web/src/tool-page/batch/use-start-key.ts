import { useEffect, useRef } from 'react';

/** Control or Command with Enter runs the page's action, wherever the focus is. */
export function useStartKey(start: () => void): void {
  const latest = useRef(start);

  useEffect(() => {
    latest.current = start;
  });

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isAsked = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.repeat;

      if (isAsked && document.querySelector('[role="dialog"]') === null) {
        event.preventDefault();
        event.stopPropagation();
        latest.current();
      }
    };
    document.addEventListener('keydown', onKey, { capture: true });

    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, []);
}
