import type { Box, Point } from '@octavo/contract/edits/primitives';
import type { Gesture, GesturePreview } from '../canvas/gesture.ts';
import type { TextWord } from '../document/editing-document.ts';
import { boxAround, boxBetween, roundedBox } from '../document/geometry.ts';
import { quadsBetween, wordAt } from '../tools/mark-text.ts';

/** Points that an area must be wide and high, so that a mere press marks nothing. */
const leastSide = 3;

/** Marks the words between two places, or the area between them where no word begins. */
export function redactGesture(
  start: Point,
  words: readonly TextWord[],
  setDraft: (draft: GesturePreview | null) => void,
  done: (areas: readonly Box[]) => void,
): Gesture {
  const isText = wordAt(words, start) !== null;
  let areas: readonly Box[] = [];

  return {
    move(places) {
      const to = places.at(-1)!;

      if (isText) {
        const quads = quadsBetween(words, start, to);
        areas = quads.map(boxAround);
        setDraft({ kind: 'quads', quads, color: markColor });
      } else {
        const area = boxBetween(start, to);
        areas = [area];
        setDraft({ kind: 'area', area });
      }
    },
    end() {
      setDraft(null);
      const kept = areas.map(roundedBox).filter(({ width, height }) => Math.max(width, height) > leastSide);

      if (kept.length > 0) {
        done(kept);
      }
    },
  };
}

const markColor = '#e2b8b4';
