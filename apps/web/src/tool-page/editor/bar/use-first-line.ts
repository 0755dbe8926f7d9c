import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Number of children of a row that stand in its first line. The row wraps and shows that line only, so that what does
 * not fit is found without knowing widths.
 */
export function useFirstLine(row: RefObject<HTMLElement | null>): number {
  const [count, setCount] = useState(Number.POSITIVE_INFINITY);

  useLayoutEffect(() => {
    const element = row.current;

    if (element === null) {
      return;
    }

    const read = () => {
      const children = [...element.children].map((child) => (child as HTMLElement).offsetTop);
      const wrapped = children.findIndex((top) => top > (children[0] ?? 0) + 1);
      setCount(wrapped === -1 ? children.length : wrapped);
    };
    const observer = new ResizeObserver(read);
    observer.observe(element);
    read();

    return () => observer.disconnect();
  }, [row]);

  return count;
}
