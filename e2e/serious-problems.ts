import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Accessibility problems that keep users from using a page; contrast included. */
export async function seriousProblems(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // Reports are collected in the page itself, not in a new one: our frames are of our own origin.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();

  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.slice(0, 3).map(({ target, html }) => `${id}: ${target} ${html.slice(0, 120)}`),
    );
}
