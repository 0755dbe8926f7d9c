import { pieceStyle } from './piece-style.ts';
import type { PlacedText } from './placed-text.ts';
import { piecesBetween } from './set-lines.ts';
import type { TextObject } from './text-object.ts';
import { rangesOfWord } from './words-of-text.ts';

interface SubstituteMarksProps {
  readonly object: TextObject;
  readonly placed: PlacedText;
}

/** Dotted lines under words that are set in another font than the text around them. */
export function SubstituteMarks({
  object: { text, angle },
  placed: { lines, report },
}: SubstituteMarksProps) {
  const words = new Set((report?.substitutes ?? []).map(({ word }) => word));

  return [...words].flatMap((word) =>
    rangesOfWord(text, word)
      .flatMap(([from, to]) => piecesBetween(lines, angle, from, to))
      .map((piece) => (
        <span
          key={`${word} ${piece.corner.x} ${piece.corner.y}`}
          className="ed-substitute"
          style={pieceStyle(piece, angle)}
        />
      )),
  );
}
