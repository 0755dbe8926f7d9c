import { test as base } from '@playwright/test';
import { askForProduct, type SharedProduct } from './shared-product.ts';
import { awaitStartedPages } from './started-pages.ts';

/**
 * `test` of every spec: Playwright starts a new worker between specs whose tests have different worker
 * fixtures.
 */
export const test = base.extend<object, { readonly salesProduct: SharedProduct }>({
  browser: [
    async ({ browser }, use) => {
      awaitStartedPages(browser);
      await use(browser);
    },
    { scope: 'worker' },
  ],

  /** Product with sales enabled, where every page exists; all workers share it. */
  salesProduct: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from this pattern
    async ({}, use) => use(await askForProduct()),
    { scope: 'worker', timeout: 240_000 },
  ],
});
