import { useEffect, useRef } from 'react';
import type { FoundSpan, FoundSpans } from '../state/editor-state.ts';
import { pieceStyle } from '../text/piece-style.ts';
import { piecesBetween } from '../text/set-lines.ts';
import type { TextObject } from '../text/text-object.ts';
import { usePlacedText } from '../text/use-texts.ts';

interface FoundMarksProps {
  readonly object: TextObject;
  readonly found: FoundSpans;
}

/** Marks over the places of a search in a text. */
export function FoundMarks({ object, found: { places, current } }: FoundMarksProps) {
  const { lines } = usePlacedText(object);
  const marks = useRef<HTMLDivElement>(null);
  const own = places.filter(({ key }) => key === object.key);
  const here: FoundSpan | undefined = places[current];
  const start = here?.key === object.key ? here.from : null;

  useEffect(() => {
    if (start !== null) {
      marks.current?.querySelector(`[data-from="${start}"]`)?.scrollIntoView({ block: 'center' });
    }
  }, [start]);

  return (
    <div ref={marks}>
      {own.flatMap((place) =>
        piecesBetween(lines, object.angle, place.from, place.to).map((piece) => (
          <span
            key={`${piece.corner.x} ${piece.corner.y}`}
            className="ed-found-mark"
            data-from={place.from}
            data-current={place === here}
            style={pieceStyle(piece, object.angle)}
          />
        )),
      )}
    </div>
  );
}
