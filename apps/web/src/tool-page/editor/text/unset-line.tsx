import { useEffect, useState } from 'react';
import { cssFont } from './css-fonts.ts';
import type { UnsetText } from './guess-lines.ts';
import { pieceStyle } from './piece-style.ts';
import { piecesBetween } from './set-lines.ts';
import { type TextObject, wholeLookAt } from './text-object.ts';

/** Milliseconds after which typed letters are shown before the page is drawn with them. */
const patienceMilliseconds = 120;

interface UnsetLineProps {
  readonly object: TextObject;
  readonly unset: UnsetText;
}

/**
 * Rest of the line that is typed in, in a font of the browser, while the drawing of the page is slow. Each drawing
 * begins the wait anew, with another key.
 */
export function UnsetLine({ object, unset }: UnsetLineProps) {
  const [isSlow, setIsSlow] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), patienceMilliseconds);

    return () => clearTimeout(timer);
  }, []);

  const { line, from } = unset;
  const [piece] = piecesBetween([line], object.angle, from, line.to);

  if (!isSlow || piece === undefined) {
    return null;
  }

  const look = wholeLookAt(object, from);

  return (
    <span
      dir="auto"
      className="ed-unset"
      style={{
        ...pieceStyle(piece, object.angle),
        font: cssFont(look, `calc(${look.size}px * var(--z))`),
        color: look.color,
      }}
    >
      {object.text.slice(from, line.to)}
    </span>
  );
}
