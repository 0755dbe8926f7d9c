import { readerCode } from '@octavo/engine-browser/reader-code';
import { startTransition, useEffect, useState } from 'react';

/**
 * Fetches the code that reads documents before a file is chosen, after the page has loaded and shows: in the page of
 * the server, its 1.7 MB would compete with the fonts. Browsers skip it where data is to be saved.
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
