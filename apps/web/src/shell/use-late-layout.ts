import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Lays out the parts of a page below the window, one at a time while the browser is idle, so that fast scrolling and
 * pictures of whole pages find them, and no task is long enough to delay a user. Browsers without idle callbacks lay a
 * part out when it comes near the window.
 */
export function useLateLayout(): void {
  const { pathname } = useLocation();

  useEffect(() => {
    const parts = [...document.querySelectorAll<HTMLElement>('.far-down')];
    let isShown = true;
    const layOut = () => {
      const part = parts.shift();

      if (isShown && part !== undefined) {
        part.style.contentVisibility = 'visible';
        requestIdleCallback(layOut);
      }
    };

    globalThis.requestIdleCallback?.(layOut);

    return () => {
      isShown = false;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each page has parts of its own
  }, [pathname]);
}
