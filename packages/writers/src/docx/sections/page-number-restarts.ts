import type { Section } from '@octavo/layout/model';

/**
 * Sections whose page numbers do not continue from the previous section, with the number of their first page.
 */
export function pageNumberRestarts(sections: readonly Section[]): ReadonlyMap<Section, number> {
  const restarts = new Map<Section, number>();
  // Difference between page number and page index.
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
