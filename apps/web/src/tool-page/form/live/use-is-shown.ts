import { type RefObject, useEffect, useState } from 'react';

/** True from the moment at which an element is first shown: on a phone, the form is hidden until it is asked for. */
export function useIsShown(element: RefObject<HTMLElement | null>): boolean {
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined && entry.contentRect.width > 0) {
        observer.disconnect();
        setIsShown(true);
      }
    });
    observer.observe(element.current!);

    return () => observer.disconnect();
  }, [element]);

  return isShown;
}
