import type { Point } from '@octavo/contract/edits/primitives';
import { useState } from 'react';
import type { Gesture } from '../canvas/gesture.ts';
import type { TextWord } from '../document/editing-document.ts';
import { distance, type Size } from '../document/geometry.ts';
import { useEditor } from '../state/editor-context.ts';
import { wordAt } from '../tools/mark-text.ts';
import type { Graphic } from './graphic.ts';
import { graphicsAt } from './graphic-at.ts';
import { type GraphicDraft, mover } from './graphic-frame.tsx';
import { snapLines } from './snap.ts';
import { useGraphicActions } from './use-graphic-actions.ts';

interface PickedPage {
  readonly key: string;
  readonly size: Size;
  /** Pixels of a point. */
  readonly scale: number;
  readonly words: readonly TextWord[];
  readonly graphics: readonly Graphic[];
}

/** Pixels around a thin graphic within which it is hit: more under a finger. */
const mousePixels = 3;
const touchPixels = 10;

/** Points that a press may move and still count as a click. */
const clickPoints = 2;

/** Presses on pictures and drawings of a page. */
export function useGraphicPicking({ key, size, scale, words, graphics }: PickedPage) {
  const { state, dispatch } = useEditor();
  const { place, isLocked } = useGraphicActions();
  const [hovered, setHovered] = useState<Graphic | null>(null);
  const [draft, setDraft] = useState<GraphicDraft | null>(null);
  const { selection } = state;

  const hitsAt = (point: Point, isTouch: boolean) =>
    graphicsAt(graphics, point, {
      words,
      size,
      tolerance: (isTouch ? touchPixels : mousePixels) / scale,
    });

  return {
    hovered,
    draft,
    setDraft,
    hasHit: (point: Point, isTouch: boolean) => hitsAt(point, isTouch).length > 0,

    keyAt: (point: Point) => hitsAt(point, false)[0]?.key,

    hover(point: Point | null) {
      setHovered(point === null ? null : (hitsAt(point, false)[0] ?? null));
    },

    /** Begins to move the picture at a point; null where a press selects text or a drawing. */
    press(point: Point): Gesture | null {
      const [graphic] = hitsAt(point, false);

      if (graphic?.kind !== 'picture' || isLocked || wordAt(words, point) !== null) {
        return null;
      }

      const others = graphics.filter((other) => other !== graphic).map(({ box }) => box);
      const change = mover(graphic.place, point, snapLines(size, words, others), scale);
      let last: GraphicDraft | null = null;

      return {
        move(places, shift) {
          const to = places.at(-1)!;

          if (last === null && distance(point, to) < clickPoints) {
            return;
          }

          if (last === null) {
            dispatch({ kind: 'select', selection: { page: key, key: graphic.key } });
          }

          last = change(to, { shift, alt: false });
          setDraft(last);
        },
        end() {
          setDraft(null);

          if (last !== null) {
            place(graphic, last.place);
          }
        },
      };
    },

    /** Selects the graphic at a point, or the one below it when that is selected; false where there is none. */
    pick(point: Point, isTouch: boolean): boolean {
      const hits = hitsAt(point, isTouch);
      const at = hits.findIndex((graphic) => graphic.key === selection?.key);
      const graphic = hits[(at + 1) % hits.length];

      if (graphic === undefined) {
        return false;
      }

      dispatch({ kind: 'select', selection: { page: key, key: graphic.key } });

      return true;
    },
  };
}

export type GraphicPicking = ReturnType<typeof useGraphicPicking>;
