import { type RefObject, useEffect } from 'react';

/**
 * Keeps the focused field of the options in view on a phone: a longer reason makes the action below it taller, and
 * pages that have been read push the field down.
 */
export function useFieldInView(options: RefObject<HTMLElement | null>, reason: string | null): void {
  useEffect(() => {
    if (reason !== null) {
      showFocused(options.current);
    }
  }, [options, reason]);

  useEffect(() => {
    const observer = new ResizeObserver(() => showFocused(options.current));
    observer.observe(document.body);

    return () => observer.disconnect();
  }, [options]);
}

function showFocused(options: HTMLElement | null): void {
  const focused = document.activeElement;

  if (options?.contains(focused) === true) {
    focused?.scrollIntoView({ block: 'nearest' });
  }
}
