import type { ReadableDocument } from '@octavo/engine-browser/pdf-reader';
import type { TextWord } from './editing-document.ts';

type EngineWord = Awaited<ReturnType<ReadableDocument['words']>>[number];

/** A word of the engine, as pages lay it over their picture. */
export function textWordOf({ text, corners }: EngineWord): TextWord {
  const [x1, y1, x2, y2, x3, y3, x4, y4] = corners;

  return {
    text,
    quad: [
      { x: x1, y: y1 },
      { x: x2, y: y2 },
      { x: x3, y: y3 },
      { x: x4, y: y4 },
    ],
  };
}
