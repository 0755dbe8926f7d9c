import { shellWords } from '@octavo/i18n/shell';
import { expect, test } from '@playwright/test';
import { addressOf } from './bench.ts';
import { launchForPeople, linkFor, menuOf, wordsIn } from './people.ts';

launchForPeople();

test.use({ javaScriptEnabled: false });

test('one can log in, buy, cancel and log out without JavaScript', async ({ page }) => {
  const french = wordsIn('fr');
  await page.goto(addressOf('/fr/sign-up'));
  await page.getByLabel(french.logIn.email).fill('gilles@example.org');
  await page.getByRole('button', { name: french.logIn.send['sign-up'] }).click();
  await expect(page.getByText(french.logIn.sent)).toBeVisible();
  await page.goto(await linkFor(page, 'gilles@example.org'));
  await page.getByRole('button', { name: french.logIn.welcome.action }).click();
  await expect(page).toHaveURL(addressOf('/fr'));

  const { pricing, sandbox, account } = french;
  await page.goto(addressOf('/fr/pricing'));
  await page.getByRole('radio', { name: new RegExp(`^${pricing.plan.QUARTERLY}`) }).check();
  await page.getByRole('main').locator('button[type=submit]').click();
  await page.waitForURL(/\/sandbox\/checkout\//);
  await page.getByRole('button', { name: sandbox.pay, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pricing.outcome.paid);
  await page.getByRole('link', { name: pricing.outcome.account }).click();
  await expect(page.getByText('gilles@example.org').last()).toBeVisible();

  await page.getByText(account.plan.cancel).click();
  await page.getByRole('button', { name: account.plan.cancelNow }).click();
  await expect(page.getByText(account.done.cancelled)).toBeVisible();
  await page.getByRole('button', { name: account.plan.resume }).click();
  await expect(page.getByText(account.done.resumed)).toBeVisible();
  await page.getByRole('button', { name: account.plan.card }).click();
  await page.getByRole('link', { name: account.plan.card }).click();
  await page.getByRole('radio', { name: sandbox.cards['fails-later'] }).check();
  await page.getByRole('button', { name: sandbox.save }).click();
  await expect(page).toHaveURL(addressOf('/fr/account'));

  await page.getByRole('button', { name: account.sessions.end }).click();
  await expect(page).toHaveURL(addressOf('/fr'));
  await page.goto(addressOf('/fr/account'));
  await expect(page).toHaveURL(addressOf('/fr'));
});

test('a payment that is waited for can be looked at again without JavaScript', async ({ page }) => {
  const { logIn, pricing, sandbox } = wordsIn('en');
  await page.goto(addressOf('/sign-up?next=/pricing'));
  await page.getByLabel(logIn.email).fill('henri@example.org');
  await page.getByRole('button', { name: logIn.send['sign-up'] }).click();
  await page.goto(await linkFor(page, 'henri@example.org'));
  await page.getByRole('button', { name: logIn.welcome.action }).click();
  await page.getByRole('main').locator('button[type=submit]').click();
  await page.waitForURL(/\/sandbox\/checkout\//);
  await page.getByRole('radio', { name: sandbox.cards.late }).check();
  await page.getByRole('button', { name: sandbox.pay, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pricing.outcome.waiting);
  await expect(async () => {
    await page.getByRole('link', { name: pricing.outcome.look }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pricing.outcome.paid, { timeout: 2000 });
  }).toPass();

  await menuOf(page).click();
  await page.getByRole('button', { name: shellWords('en').account.logOut }).click();
  await expect(page.getByRole('link', { name: shellWords('en').account.logIn })).toBeVisible();
});
