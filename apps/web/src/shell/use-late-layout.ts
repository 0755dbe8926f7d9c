import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Lays out what is far down a page, one part at a time while the browser is idle: pictures of whole pages and fast
 * scrolling find it there, and no step is long enough to hold up a person. Browsers without idle callbacks lay a part
 * out when it comes near the window.
 */
export function useLateLayout(): void {
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has parts of its own.
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
  }, [pathname]);
}
