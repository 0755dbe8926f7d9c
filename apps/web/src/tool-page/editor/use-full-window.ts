import { type RefObject, useEffect } from 'react';

/** Covers the window with an element: everything around it can no longer be reached until it is gone. */
export function useFullWindow(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const hidden: HTMLElement[] = [];

    for (
      let inner: HTMLElement | null = element.current;
      inner !== null && inner !== document.body;
      inner = inner.parentElement
    ) {
      for (const sibling of inner.parentElement?.children ?? []) {
        if (sibling instanceof HTMLElement && sibling !== inner && !sibling.inert) {
          sibling.toggleAttribute('inert', true);
          hidden.push(sibling);
        }
      }
    }

    document.documentElement.classList.add('ed-open');

    return () => {
      hidden.forEach((sibling) => {
        sibling.toggleAttribute('inert', false);
      });
      document.documentElement.classList.remove('ed-open');
    };
  }, [element]);
}
