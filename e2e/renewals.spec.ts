import { expect } from '@playwright/test';
import { launchForPeople, logIn, menuOf, pay, signUp, wordsIn } from './people.ts';
import { createProductClock, type ProductClock } from './product-clock.ts';
import { pdf } from './samples.ts';
import { test } from './test.ts';
import { addressOf, ToolPage } from './tool-page.ts';

let clock: ProductClock;

launchForPeople(async () => {
  clock = createProductClock();

  return clock.settings;
});

test.afterAll(() => clock.remove());

const words = wordsIn('en');
const dayMilliseconds = 24 * 3600 * 1000;

test('a failed renewal is shown with its date, and another card repairs it', async ({ page }) => {
  const email = 'simon@example.org';
  const { plan } = words.account;
  await signUp(page, email, '/pricing');
  await pay(page, 'QUARTERLY', 'fails-later');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.welcome);

  // Three months later the session has expired, too.
  clock.setAhead(93 * dayMilliseconds);
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
  clock.setAhead(0);
  const email = 'tessa@example.org';
  await signUp(page, email, '/pricing');
  await pay(page, 'YEAR', 'succeeds');
  await expect(page.getByText('You are then charged $59.99')).toBeVisible();
  clock.setAhead(3.01 * dayMilliseconds);
  await expect(async () => {
    await page.goto(addressOf('/account'));
    await expect(page.getByRole('row').filter({ hasText: '$59.99' })).toContainText(
      words.account.payments.states.paid,
      { timeout: 1000 },
    );
  }).toPass();
});

test('after the trial of an account, a Pro tool leads to the plans over the unchanged page', async ({
  page,
  context,
}) => {
  const toolPage = new ToolPage(page);
  await signUp(page, 'tara@example.org');
  clock.setAhead(7 * dayMilliseconds);
  await expect(async () => {
    await toolPage.open('pdf-ocr');
    const session = await page.request.get(addressOf('/api/v1/session'));
    expect(await session.json()).toMatchObject({ accountStatus: 'trial-over' });
  }).toPass();
  await toolPage.open('pdf-ocr');
  await toolPage.add([pdf('Letter.pdf', 1)]);
  await toolPage.run();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName(words.logIn.popup.upgrade);
  const [plans] = await Promise.all([
    context.waitForEvent('page'),
    dialog.getByRole('link', { name: words.logIn.popup.upgradeAction }).click(),
  ]);
  await expect(plans).toHaveURL(/\/pricing\?name=pdf-ocr/);
});
