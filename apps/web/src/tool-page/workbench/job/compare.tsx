import { workbenchWords } from '@octavo/i18n/workbench';
import { useState } from 'react';
import { useLocale } from '../../../shell/use-locale.ts';

interface CompareProps {
  /** Pictures of the same page. */
  readonly before: string;
  readonly after: string;
}

/** One page over the other, with a line to move between them. */
export function Compare({ before, after }: CompareProps) {
  const words = workbenchWords(useLocale()).result;
  const [share, setShare] = useState(50);
  const tag = 'absolute top-2 rounded bg-[#1b1d22]/80 px-2 py-0.5 text-caption text-white';

  return (
    <div className="relative w-fit overflow-hidden border border-rule bg-leaf shadow-lift has-focus-visible:outline-2 has-focus-visible:outline-lapis">
      <img src={after} alt={words.after} className="block max-h-[calc(100dvh-16rem)] max-w-full" />
      <img
        src={before}
        alt={words.before}
        className="absolute inset-0 size-full"
        style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }}
      />
      <span aria-hidden="true" className={`${tag} left-2`}>
        {words.before}
      </span>
      <span aria-hidden="true" className={`${tag} right-2`}>
        {words.after}
      </span>
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 w-0.5 -translate-x-1/2 bg-lapis"
        style={{ left: `${share}%` }}
      >
        <span className="absolute top-1/2 left-1/2 grid size-9 -translate-1/2 place-content-center rounded-full bg-lapis text-on-lapis shadow-lift">
          ↔
        </span>
      </span>
      <input
        type="range"
        min={0}
        max={100}
        value={share}
        onChange={(event) => setShare(Number(event.currentTarget.value))}
        aria-label={words.compareHint}
        className="absolute inset-0 size-full cursor-ew-resize opacity-0"
      />
    </div>
  );
}
