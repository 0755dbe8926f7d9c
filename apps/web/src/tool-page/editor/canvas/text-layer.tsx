import { Fragment, memo, useMemo } from 'react';
import type { TextWord } from '../document/editing-document.ts';
import { boxAround, distance } from '../document/geometry.ts';

interface TextLayerProps {
  readonly words: readonly TextWord[];
  /** False while a tool takes every press. */
  readonly selectable: boolean;
}

/** Size at which words are measured. */
const measuredPixels = 100;

const measuredFont = `${measuredPixels}px sans-serif`;

/** Text of a page over its picture: invisible, but selected, copied, searched and read aloud as text. */
export const TextLayer = memo(function TextLayer({ words, selectable }: TextLayerProps) {
  const measure = useMemo(() => {
    const context = document.createElement('canvas').getContext('2d');

    if (context !== null) {
      context.font = measuredFont;
    }

    return (text: string) => context?.measureText(text).width ?? measuredPixels;
  }, []);

  return (
    <div className="ed-text" data-selectable={selectable}>
      {words.map((word, index) => {
        const ends = index === words.length - 1 || isBelow(word, words[index + 1]!);

        return (
          <Fragment key={`${index} ${word.text}`}>
            <span className="ed-word" style={placeOf(word, measure(word.text))}>
              {/* A space of its own beside the word would take no part in a copy. */}
              {ends ? word.text : `${word.text} `}
            </span>
            {ends && <br />}
          </Fragment>
        );
      })}
    </div>
  );
});

function placeOf({ quad }: TextWord, measured: number) {
  const [start, end, below] = quad;
  const height = distance(start, below);
  const angle = Math.atan2(end.y - start.y, end.x - start.x);
  const stretch = (distance(start, end) * measuredPixels) / (measured * height || 1);

  return {
    left: `calc(${start.x}px * var(--z))`,
    top: `calc(${start.y}px * var(--z))`,
    fontSize: `calc(${height}px * var(--z))`,
    transform: `rotate(${angle}rad) scaleX(${stretch})`,
  };
}

function isBelow(word: TextWord, next: TextWord): boolean {
  const [one, other] = [boxAround(word.quad), boxAround(next.quad)];

  return other.top > one.top + one.height / 2 || other.left < one.left;
}
