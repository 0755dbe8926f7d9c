import type { Page } from 'playwright-core';
import { refusalHeader } from '../web/refusal.ts';

const visible: ReadonlySet<string> = new Set(['image', 'stylesheet', 'font', 'document']);

/** Counts the visible resources of a page that fail to load. Call the result when the page is done. */
export function countMissing(page: Page): () => number {
  const lost = new Set<string>();
  const isMain = (frame: unknown) => frame === page.mainFrame();

  page.on('requestfailed', (request) => {
    const isDocument = request.isNavigationRequest() && isMain(request.frame());
    const reason = request.failure()?.errorText ?? '';

    // A page aborts the request for a picture it no longer needs.
    if (visible.has(request.resourceType()) && !isDocument && !reason.includes('ERR_ABORTED')) {
      lost.add(request.url());
    }
  });
  page.on('response', (response) => {
    const request = response.request();
    const isDocument = request.isNavigationRequest() && isMain(request.frame());
    const isRefused = response.headers()[refusalHeader] !== undefined || response.status() >= 400;

    if (visible.has(request.resourceType()) && !isDocument && isRefused) {
      lost.add(request.url());
    }
  });

  return () => lost.size;
}
