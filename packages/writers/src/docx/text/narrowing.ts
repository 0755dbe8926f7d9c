import type { Paragraph } from '@octavo/layout/model';
import type { RunFormat } from './run-format.ts';

/** A smaller ratio has another cause than justification. */
const narrowest = 0.94;

/** Ratios above this are within the error of the estimated space widths. */
const unseen = 0.99;

/**
 * Letter scale that lets the lines of a paragraph hold the same words as in the source: book typesetting
 * compresses words, but Word only stretches them.
 */
export function narrowingOf({ alignment, direction, places }: Paragraph): number {
  if (alignment !== 'justify' || direction === 'rtl') {
    return 1;
  }

  const shares = places.flatMap(({ lines = [] }) => {
    const edge = Math.max(...lines.map(({ right }) => right));

    return lines.flatMap(({ left, natural, nextWord }) =>
      nextWord === null || natural <= 0 ? [] : [(edge - left) / natural],
    );
  });

  const least = Math.min(1, ...shares);

  return least > unseen ? 1 : Math.max(narrowest, least);
}

export function narrowed(format: RunFormat, narrowing: number): RunFormat {
  return narrowing === 1 ? format : { ...format, scale: Math.floor(format.scale * narrowing) };
}
