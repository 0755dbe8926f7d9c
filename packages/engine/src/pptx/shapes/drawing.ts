import type { SlideItem } from '../slide.ts';

/** Something drawn on a page: what is seen of it, and its place in the painting order. */
export interface Drawing {
  readonly order: number;
  readonly item: SlideItem;
}
