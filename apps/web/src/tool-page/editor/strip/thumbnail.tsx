import type { Operation } from '@octavo/contract/edits/edit-list';
import { useEffect, useRef, useState } from 'react';
import type { EditingDocument } from '../document/editing-document.ts';
import type { Size } from '../document/geometry.ts';

/** Sides of a thumbnail, in pixels. */
const widthPixels = 76;
const mostHeight = 140;

/** PDFium draws no line thinner than a pixel: drawn at its own size, a thumbnail of a table would be black. */
const oversampling = 4;

/** Milliseconds without a change before a thumbnail is drawn again: while text is typed, its page comes first. */
const restMilliseconds = 600;

/** Milliseconds of waiting before a thumbnail is drawn: the viewport is drawn first, and scrolled-past pages never. */
const firstMilliseconds = 150;

interface ThumbnailProps {
  readonly document: EditingDocument;
  readonly pageKey: string;
  readonly size: Size;
  readonly operations: readonly Operation[];
}

/** Small picture of a page, drawn while it is in view. */
export function Thumbnail({ document, pageKey, size, operations }: ThumbnailProps) {
  const place = useRef<HTMLCanvasElement>(null);
  const isDrawn = useRef(false);
  const [isNear, setIsNear] = useState(false);
  const scale = Math.min(widthPixels / size.width, mostHeight / size.height);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '200px' },
    );
    observer.observe(place.current!);

    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const canvas = place.current!;

    if (!isNear) {
      // A canvas out of view keeps no pixels.
      canvas.width = 1;
      isDrawn.current = false;

      return;
    }

    const controller = new AbortController();
    const draw = () =>
      document
        .draw(
          pageKey,
          operations,
          {
            scale: scale * window.devicePixelRatio * oversampling,
            region: { left: 0, top: 0, ...size },
            priority: 'ahead',
          },
          controller.signal,
        )
        .then(reduced)
        .then((bitmap) => {
          if (controller.signal.aborted) {
            bitmap.close();

            return;
          }

          isDrawn.current = true;
          canvas.width = bitmap.width;
          canvas.height = bitmap.height;
          canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
        })
        .catch(() => {
          // Scrolled away, or not drawable: the page stays white.
        });
    const timer = setTimeout(() => void draw(), isDrawn.current ? restMilliseconds : firstMilliseconds);

    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [document, pageKey, operations, size, scale, isNear]);

  return (
    <canvas
      ref={place}
      className="ed-thumb"
      width={1}
      height={1}
      style={{ width: Math.round(size.width * scale), height: Math.round(size.height * scale) }}
    />
  );
}

async function reduced(drawn: ImageBitmap): Promise<ImageBitmap> {
  const [width, height] = [drawn.width, drawn.height].map((side) =>
    Math.max(1, Math.round(side / oversampling)),
  );

  try {
    return await createImageBitmap(drawn, {
      resizeWidth: width,
      resizeHeight: height,
      resizeQuality: 'high',
    });
  } finally {
    drawn.close();
  }
}
