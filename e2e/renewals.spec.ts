import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { addressOf } from './bench.ts';
import { launchForPeople, logIn, menuOf, pay, signUp, wordsIn } from './people.ts';

const folder = mkdtempSync(join(tmpdir(), 'octavo-clock-'));
const ahead = join(folder, 'ahead');
writeFileSync(ahead, '0');

launchForPeople(async () => ({
  OCTAVO_E2E_AHEAD: ahead,
  // The queue uses the clock of its database, which is not shifted; the difference would cause thousands of
  // warnings.
  NODE_OPTIONS: `--disable-warning=TimeoutOverflowWarning --import ${join(import.meta.dirname, 'shifted-clock.ts')}`,
}));

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

const words = wordsIn('en');
const dayMilliseconds = 24 * 3600 * 1000;

/** Sets the product's clock this many days ahead of now; the browser's clock is unchanged. */
function travel(days: number): void {
  writeFileSync(ahead, String(days * dayMilliseconds));
}

test('a failed renewal is shown with its date, and another card repairs it', async ({ page }) => {
  const email = 'simon@example.org';
  const { plan } = words.account;
  await signUp(page, email, '/pricing');
  await pay(page, 'QUARTERLY', 'fails-later');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.pricing.outcome.paid);

  // Three months later the session has expired, too.
  travel(93);
  await expect(async () => {
    // The product re-reads the shifted clock only at intervals.
    await page.goto(addressOf('/account'));
    await expect(page).toHaveURL(addressOf('/'), { timeout: 1000 });
  }).toPass();
  await logIn(page, email, '/account');
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('The last renewal failed')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(menuOf(page)).toContainText('Pro');

  await page.getByRole('button', { name: plan.card }).click();
  await page.waitForURL(/\/sandbox\/card\//);
  await page.getByRole('radio', { name: words.sandbox.cards.succeeds, exact: true }).check();
  await page.getByRole('button', { name: words.sandbox.save }).click();
  await expect(page.getByRole('status').filter({ hasText: words.account.done.card })).toBeVisible();
  await expect(page.getByText('The last renewal failed')).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: words.account.payments.states.paid })).toHaveCount(2);
});

test('a trial of a plan becomes a paid plan at its end', async ({ page }) => {
  travel(0);
  const email = 'tessa@example.org';
  await signUp(page, email, '/pricing');
  await pay(page, 'YEAR', 'succeeds');
  await expect(page.getByText('You are then charged $59.99')).toBeVisible();
  travel(3.01);
  await expect(async () => {
    await page.goto(addressOf('/account'));
    await expect(page.getByRole('row').filter({ hasText: '$59.99' })).toContainText(
      words.account.payments.states.paid,
      { timeout: 1000 },
    );
  }).toPass();
});
