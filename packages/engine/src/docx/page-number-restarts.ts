import type { Section } from '../layout/model.ts';

/** The sections whose pages are not numbered on from those before them, with the numbers of their first pages. */
export function pageNumberRestarts(sections: readonly Section[]): ReadonlyMap<Section, number> {
  const restarts = new Map<Section, number>();
  // What a page's index lacks to its number.
  let offset = 1;

  for (const section of sections) {
    const { firstPage, firstPageNumber, startsPage } = section;

    if (startsPage && firstPageNumber !== null && firstPageNumber !== firstPage + offset) {
      restarts.set(section, firstPageNumber);
      offset = firstPageNumber - firstPage;
    }
  }

  return restarts;
}
