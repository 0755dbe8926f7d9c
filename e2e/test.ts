import { test as base } from '@playwright/test';
import { launchBehindProxy } from './launch-behind-proxy.ts';
import type { Product } from './product.ts';
import { awaitStartedPages } from './started-pages.ts';

export const operator = {
  name: 'Octavo of the tests',
  street: '1 Main Street',
  email: 'operator@example.org',
};

const operatorSettings = {
  OCTAVO_OPERATOR_NAME: operator.name,
  OCTAVO_OPERATOR_ADDRESS: `${operator.street};Dublin`,
  OCTAVO_OPERATOR_EMAIL: operator.email,
};

/**
 * `test` of every spec: Playwright starts a new worker between specs whose tests have different worker
 * fixtures.
 */
export const test = base.extend<object, { readonly salesProduct: Product }>({
  browser: [
    async ({ browser }, use) => {
      awaitStartedPages(browser);
      await use(browser);
    },
    { scope: 'worker' },
  ],

  /** Product with sales enabled, where every page exists. Started by the first test of a worker that needs it. */
  salesProduct: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from this pattern
    async ({}, use) => {
      const product = await launchBehindProxy(operatorSettings);
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});
