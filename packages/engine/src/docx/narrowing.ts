import type { Paragraph } from '../layout/model.ts';
import type { RunFormat } from './run-format.ts';

/** Beyond this something else than the setting of lines is at work. */
const narrowest = 0.94;

/** Less is within what widths of spaces are guessed by. */
const unseen = 0.99;

/**
 * How much narrower than usual the letters of a paragraph must be, so that its lines hold what they held: programs for
 * books draw words together where Word only spreads them.
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
