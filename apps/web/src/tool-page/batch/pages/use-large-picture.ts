import type { ReadableDocument } from '@octavo/engine-browser/pdf-reader';
import { useEffect, useState } from 'react';

/** Pictures are rendered in steps of this width, so that a window that is resized asks for few. */
const widthStep = 400;
const widest = 2000;

/** Address of the picture of a page, sharp at a width in pixels; null until it has been rendered. */
export function useLargePicture(document: ReadableDocument, page: number, width: number): string | null {
  const [drawn, setDrawn] = useState<{ readonly page: number; readonly url: string } | null>(null);
  const dots = Math.min(widest, Math.ceil((width * window.devicePixelRatio) / widthStep) * widthStep);

  useEffect(() => {
    if (dots === 0) {
      return;
    }

    const controller = new AbortController();
    let url: string | null = null;
    document.picture(page, dots, controller.signal).then(
      (picture) => {
        if (!controller.signal.aborted) {
          url = URL.createObjectURL(picture);
          setDrawn({ page, url });
        }
      },
      () => {
        // A page that can't be rendered stays white; the surface works on it all the same.
      },
    );

    return () => {
      controller.abort();

      if (url !== null) {
        URL.revokeObjectURL(url);
      }
    };
  }, [document, page, dots]);

  return drawn?.page === page ? drawn.url : null;
}
