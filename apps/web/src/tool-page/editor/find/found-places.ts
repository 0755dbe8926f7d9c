import { indexOfPage } from '../document/page-keys.ts';
import type { FoundSpan } from '../state/editor-state.ts';

/** Name of a place that stays the same while nothing is replaced before it in the same text. */
export function idOfPlace({ key, from }: FoundSpan): string {
  return `${key} ${from}`;
}

/** Number of the page of a place, counted from 1. */
export function pageNumberOf({ page }: FoundSpan): number {
  return indexOfPage(page) + 1;
}
