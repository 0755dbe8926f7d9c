import { workbenchWords } from '@octavo/i18n/workbench';
import { useEffect, useRef, useState } from 'react';
import { useLocale } from '../../shell/use-locale.ts';

interface CompareProps {
  /** Pictures of the same page. */
  readonly before: string;
  readonly after: string;
  /** Screen pixels per picture pixel; without it the pictures are shown whole. */
  readonly zoom?: number | undefined;
  /** Called when either picture cannot be shown. */
  onBroken?(): void;
}

/** Two pictures of a page on top of each other, with a line to move between them. */
export function Compare({ before, after, zoom, onBroken }: CompareProps) {
  const words = workbenchWords(useLocale()).result;
  const [share, setShare] = useState(50);
  const [naturalWidth, setNaturalWidth] = useState<number | null>(null);
  const line = useRef<HTMLSpanElement>(null);
  const width = zoom === undefined || naturalWidth === null ? undefined : naturalWidth * zoom;
  const moveIntoView = () => line.current?.scrollIntoView({ block: 'center', inline: 'center' });

  // Scrolls a picture larger than its frame to the dividing line.
  useEffect(() => {
    if (width !== undefined) {
      line.current?.scrollIntoView({ block: 'center', inline: 'center' });
    }
  }, [width]);

  const tag = 'pointer-events-none absolute rounded bg-[#1b1d22]/80 px-2 py-0.5 text-caption text-white';

  return (
    <div className="relative w-fit overflow-clip border border-rule bg-page shadow-lift has-focus-visible:outline-2 has-focus-visible:outline-lapis">
      <img
        src={after}
        alt={words.after}
        onLoad={(event) => setNaturalWidth(event.currentTarget.naturalWidth)}
        onError={onBroken}
        style={{ width }}
        className={
          width === undefined
            ? 'block max-h-(--most-height,calc(100dvh-16rem)) max-w-full'
            : `block max-w-none ${(zoom ?? 1) > 1 ? '[image-rendering:pixelated]' : ''}`
        }
      />
      <img
        src={before}
        alt={words.before}
        onError={onBroken}
        className={`absolute inset-0 size-full max-w-none ${(zoom ?? 1) > 1 ? '[image-rendering:pixelated]' : ''}`}
        style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }}
      />
      <span
        aria-hidden="true"
        className={`${tag} ${width === undefined ? 'top-2 left-2' : 'top-1/2 translate-y-7'}`}
        style={width === undefined ? undefined : { right: `calc(${100 - share}% + 10px)` }}
      >
        {words.before}
      </span>
      <span
        aria-hidden="true"
        className={`${tag} ${width === undefined ? 'top-2 right-2' : 'top-1/2 translate-y-7'}`}
        style={width === undefined ? undefined : { left: `calc(${share}% + 10px)` }}
      >
        {words.after}
      </span>
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 w-0.5 -translate-x-1/2 bg-lapis"
        style={{ left: `${share}%` }}
      >
        <span
          ref={line}
          className="absolute top-1/2 left-1/2 grid size-9 -translate-1/2 place-content-center rounded-full bg-lapis text-on-lapis shadow-lift"
        >
          ↔
        </span>
      </span>
      <input
        type="range"
        min={0}
        max={100}
        step={width === undefined ? 1 : 0.1}
        value={share}
        onChange={(event) => setShare(Number(event.currentTarget.value))}
        onKeyUp={moveIntoView}
        aria-label={words.compareHint}
        className="absolute inset-0 size-full cursor-ew-resize opacity-0"
      />
    </div>
  );
}
