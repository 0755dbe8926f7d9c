import { expect, type Page, test } from '@playwright/test';
import { addressOf } from './bench.ts';
import { launchForPeople, lettersTo, menuOf, pay, signUp, wordsIn } from './people.ts';

const running = launchForPeople();

const words = wordsIn('en');

test('a plan is cancelled in two clicks, with what will happen said first, and taken up again', async ({
  page,
}) => {
  await signUp(page, 'clara@example.org', '/pricing');
  await pay(page, 'QUARTERLY', 'succeeds');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.pricing.outcome.paid);

  await page.goto(addressOf('/account'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Pro');
  await expect(page.getByText(words.account.plan.periods.QUARTERLY)).toBeVisible();
  await page.getByText(words.account.plan.cancel).click();
  await expect(page.getByText('Nothing is charged any more.')).toBeVisible();
  await page.getByRole('button', { name: words.account.plan.cancelNow }).click();
  await expect(page.getByRole('status').filter({ hasText: words.account.done.cancelled })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Pro');

  await page.getByRole('button', { name: words.account.plan.resume }).click();
  await expect(page.getByText(words.account.done.resumed)).toBeVisible();
  await expect(page.getByText(words.account.plan.cancel)).toBeVisible();
});

test('a plan is changed for another, and its card for another card', async ({ page }) => {
  const { plan, done } = words.account;
  await subscribe(page, 'paula@example.org');
  await page.goto(addressOf('/account'));
  await page.getByText(plan.change, { exact: true }).click();
  await page.getByRole('button', { name: /^Change to Yearly, \$59\.99/ }).click();
  await expect(page.getByText(done.changed)).toBeVisible();
  await expect(page.getByText(plan.periods.YEAR)).toBeVisible();

  await page.getByRole('button', { name: plan.card }).click();
  await page.waitForURL(/\/sandbox\/card\//);
  await page.getByRole('radio', { name: words.sandbox.cards['fails-later'] }).check();
  await page.getByRole('button', { name: words.sandbox.save }).click();
  await expect(page).toHaveURL(addressOf('/account'));
  await page.getByRole('button', { name: plan.card }).click();
  await expect(page.getByRole('radio', { name: words.sandbox.cards['fails-later'] })).toBeChecked();
});

test('money is asked back, an operator decides, and a letter tells of it', async ({ page }) => {
  // Letters about money are written once a minute.
  test.setTimeout(180_000);
  const { payments, done } = words.account;
  const email = 'rosa@example.org';
  await subscribe(page, email);
  await page.goto(addressOf('/account'));
  await page.getByText(payments.ask).click();
  await page.getByRole('radio', { name: /withdrawal/ }).check();
  await page.getByLabel(payments.text).fill('I have another tool already.');
  await page.getByRole('button', { name: payments.send }).click();
  await expect(page.getByText(done.asked)).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: '$19.99' })).toContainText(
    payments.refundStates.asked,
  );
  await expect(page.getByText(payments.ask)).toBeHidden();

  const waiting = running().administer('refunds');
  expect(waiting).toContain('withdrawal');
  running().administer('refund', /^refund +(\S+)/.exec(waiting)?.[1] ?? '', 'grant');
  await page.reload();
  await expect(page.getByRole('row').filter({ hasText: '$19.99' })).toContainText(payments.refundStates.done);
  await expect(menuOf(page)).toContainText('Free');
  await expect
    .poll(async () => (await lettersTo(page, email)).map(({ subject }) => subject).join(), {
      timeout: 90_000,
    })
    .toContain('Refund: $19.99');
});

async function subscribe(page: Page, email: string): Promise<void> {
  await signUp(page, email, '/pricing');
  await pay(page, 'QUARTERLY', 'succeeds');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.pricing.outcome.paid);
}
