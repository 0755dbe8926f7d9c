import type { ReactNode } from 'react';

interface OverlaySheetProps {
  /** Size of the page as shown, in points. */
  readonly width: number;
  readonly height: number;
  /** True for content below that of the page, which hides the content where the page is dark. */
  readonly isUnder?: boolean;
  /** SVG elements in points from the upper left corner of the page, y downwards. */
  readonly children: ReactNode;
}

/** Drawing over a page in the workspace, as large as the page. */
export function OverlaySheet({ width, height, isUnder = false, children }: OverlaySheetProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      className={`pointer-events-none absolute inset-0 size-full ${isUnder ? 'mix-blend-multiply' : ''}`}
    >
      {children}
    </svg>
  );
}
