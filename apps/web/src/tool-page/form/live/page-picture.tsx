import type { Operation } from '@octavo/contract/edits/edit-list';
import type { EditingDocument } from '@octavo/engine-browser/editing/editing-client';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LivePainter } from './live-painter.ts';

interface LivePictureProps {
  readonly document: EditingDocument;
  /** Counted from 0. */
  readonly page: number;
  readonly operations: readonly Operation[];
  readonly label: string;
  readonly children: ReactNode;
  onFailed(hasFailed: boolean): void;
  /** Called with the point of the page, in points. */
  onPick(x: number, y: number): void;
}

/** Page of the form with the answers, as wide as its frame. */
export function PagePicture({
  document,
  page,
  operations,
  label,
  children,
  onFailed,
  onPick,
}: LivePictureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [painter, setPainter] = useState<LivePainter | null>(null);
  const [width, setWidth] = useState(0);
  const size = document.description.pages[page] ?? { width: 612, height: 792 };

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(frame.current!);

    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const made = new LivePainter(document, canvas.current!, onFailed);
    setPainter(made);

    return () => made.stop();
  }, [document, onFailed]);

  useEffect(() => {
    // On a phone, the frame has no width until the form is shown.
    if (width > 0) {
      painter?.want({ page, operations, scale: (width / size.width) * window.devicePixelRatio });
    }
  }, [painter, page, operations, width, size.width]);

  return (
    // The keyboard reaches every answer by its question.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={frame}
      role="img"
      aria-label={label}
      className="fq-page"
      style={{ aspectRatio: `${size.width} / ${size.height}` }}
      onClick={({ clientX, clientY, currentTarget }) => {
        const { left, top } = currentTarget.getBoundingClientRect();
        onPick(((clientX - left) / width) * size.width, ((clientY - top) / width) * size.width);
      }}
    >
      <canvas ref={canvas} />
      {children}
    </div>
  );
}
