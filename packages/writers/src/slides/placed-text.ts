import type { SlideItem } from './slide.ts';

/** Text on a slide with its index in the painting order of the page. */
export interface OrderedText {
  readonly order: number;
  readonly item: SlideItem;
}
