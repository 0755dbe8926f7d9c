import type { Annotation } from '@octavo/contract/edits/annotations';
import type { Box, Point, Quad } from '@octavo/contract/edits/primitives';

/** Preview that a page shows while the pointer is down. */
export type GesturePreview =
  | { readonly kind: 'annotation'; readonly annotation: Annotation }
  /** Marked text, or an area on a page without text. */
  | { readonly kind: 'quads'; readonly quads: readonly Quad[]; readonly color: string }
  | { readonly kind: 'area'; readonly area: Box };

/** Place of the pointer on a page, with the pressure of a pen. */
export interface PointerPlace extends Point {
  readonly pressure?: number;
}

/** A press on a page until it ends. */
export interface Gesture {
  /** Called with every place since the last call; a pen reports several for each frame. */
  move(places: readonly PointerPlace[], keepsRatio: boolean): void;
  end(): void;
}
