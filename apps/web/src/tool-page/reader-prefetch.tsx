import { readerCode } from '@octavo/engine-browser/reader-code';
import { startTransition, useEffect, useState } from 'react';

/**
 * Prefetches the code that reads documents (1.7 MB) once the page is loaded and drawn, before a file is chosen. As a
 * link in the HTML of the server it would compete with the fonts. Browsers skip it in data-saver mode.
 */
export function ReaderPrefetch() {
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    let frame = 0;
    // The first frame after the load draws the page, the second comes after it.
    const wait = () => {
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => startTransition(() => setIsShown(true)));
      });
    };

    if (document.readyState === 'complete') {
      wait();
    } else {
      window.addEventListener('load', wait, { once: true });
    }

    return () => {
      window.removeEventListener('load', wait);
      cancelAnimationFrame(frame);
    };
  }, []);

  return isShown && <link rel="prefetch" as="fetch" href={readerCode} crossOrigin="anonymous" />;
}
