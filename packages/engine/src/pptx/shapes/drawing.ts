import type { SlideItem } from '../slide.ts';

/** Something drawn on a page: what is seen of it, and its place in the painting order. */
export interface OrderedSlideItem {
  readonly order: number;
  readonly item: SlideItem;
}
