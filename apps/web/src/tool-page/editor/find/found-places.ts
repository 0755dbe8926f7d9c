import { indexOfPage } from '../document/page-keys.ts';
import type { FoundText } from '../state/editor-state.ts';

/** Name of a place that stays the same while nothing is replaced before it in the same text. */
export function idOfPlace({ key, from }: FoundText): string {
  return `${key} ${from}`;
}

/** Number of the page of a place, counted from 1. */
export function pageNumberOf({ page }: FoundText): number {
  return indexOfPage(page) + 1;
}
