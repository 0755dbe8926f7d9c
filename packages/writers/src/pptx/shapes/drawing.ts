import type { SlideItem } from '../../slides/slide.ts';

/** A drawn item of a page with its index in the painting order. */
export interface OrderedSlideItem {
  readonly order: number;
  readonly item: SlideItem;
}
