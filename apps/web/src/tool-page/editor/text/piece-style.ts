import type { Box } from '@octavo/contract/edits/primitives';
import type { CSSProperties } from 'react';
import type { LinePiece } from './set-lines.ts';

/** Place of a piece of a line on its page, turned with the text. */
export function pieceStyle({ corner, width, height }: LinePiece, angle: number): CSSProperties {
  return {
    ...boxStyle({ left: corner.x, top: corner.y, width, height }),
    ...(angle === 0 ? {} : { transform: `rotate(${angle}deg)`, transformOrigin: '0 0' }),
  };
}

/** Place of a box on its page. */
export function boxStyle({ left, top, width, height }: Box): CSSProperties {
  const pixels = (points: number) => `calc(${points}px * var(--z))`;

  return { left: pixels(left), top: pixels(top), width: pixels(width), height: pixels(height) };
}

/** Place of a point on its page. */
export function pointStyle(left: number, top: number): CSSProperties {
  return { left: `calc(${left}px * var(--z))`, top: `calc(${top}px * var(--z))` };
}
