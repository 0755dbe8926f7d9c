import type { ReadableDocument } from '@octavo/engine-browser/pdf-reader';
import type { PageTurn } from '@octavo/tools/kit/page-rules';
import { type ReactNode, useEffect, useState } from 'react';
import { pageSize } from './page-size.ts';
import { pictures } from './pictures.ts';

interface PagePictureProps {
  readonly document: ReadableDocument | null;
  readonly page: number;
  readonly turn: PageTurn;
  /** Available space, in pixels. */
  readonly box: { readonly width: number; readonly height: number };
  /** Shown over the page. */
  readonly overlay?: ReactNode;
}

/** Rotated page, fitted into a box; white paper until it has been rendered. */
export function PagePicture({ document, page, turn, box, overlay }: PagePictureProps) {
  const url = usePicture(document, page);
  const size = fit(pageSize(document, page), turn, box);

  return (
    <span
      className="absolute top-1/2 left-1/2 block overflow-hidden rounded-[3px] border border-rule bg-page shadow-lift transition-transform duration-200"
      style={{ ...size, transform: `translate(-50%, -50%) rotate(${turn}deg)` }}
    >
      {url !== null && <img src={url} alt="" draggable={false} decoding="async" className="size-full" />}
      {overlay}
    </span>
  );
}

function usePicture(document: ReadableDocument | null, page: number): string | null {
  const known = document === null ? null : pictures.known(document, page);
  const [, setDrawn] = useState<string | null>(null);

  useEffect(() => {
    if (document === null || pictures.known(document, page) !== null) {
      return;
    }

    const controller = new AbortController();
    pictures.draw(document, page, controller.signal).then(setDrawn, () => {
      // The page scrolled out of view or can't be rendered: it stays white.
    });

    return () => controller.abort();
  }, [document, page]);

  return known;
}

/** Size before the rotation at which the rotated page just fits. */
function fit(
  page: { readonly width: number; readonly height: number },
  turn: PageTurn,
  box: { readonly width: number; readonly height: number },
): { readonly width: number; readonly height: number } {
  const lying = turn === 90 || turn === 270;
  const scale = Math.min(
    box.width / (lying ? page.height : page.width),
    box.height / (lying ? page.width : page.height),
  );

  return { width: Math.round(page.width * scale), height: Math.round(page.height * scale) };
}
