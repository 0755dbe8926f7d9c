import type { SlideItem } from '../slide.ts';

/** Text on a slide, and its place in the painting order of the page. */
export interface OrderedText {
  readonly order: number;
  readonly item: SlideItem;
}
