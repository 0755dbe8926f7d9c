import { useEffect, useState } from 'react';

const inputs = ['pointerdown', 'wheel', 'keydown', 'focusin'] as const;

/** True from the user's first touch, key or turn of the wheel on. */
export function useHasBegun(): boolean {
  const [hasBegun, setHasBegun] = useState(false);

  useEffect(() => {
    const begin = new AbortController();

    for (const input of inputs) {
      window.addEventListener(
        input,
        () => {
          begin.abort();
          setHasBegun(true);
        },
        { passive: true, signal: begin.signal },
      );
    }

    return () => begin.abort();
  }, []);

  return hasBegun;
}
