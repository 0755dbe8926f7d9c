import { readerWorkers } from '@octavo/engine-browser/pdf-reader';

/** Loads the surface, and meanwhile the reader for the file that comes. */
export async function loadBatchSurface() {
  if (!new URLSearchParams(window.location.search).has('job')) {
    readerWorkers.prepare();
  }

  return (await import('./batch-surface.tsx')).BatchSurface;
}
