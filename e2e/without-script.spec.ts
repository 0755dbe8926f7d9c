import type { Locale } from '@octavo/i18n/locales';
import { shellWords } from '@octavo/i18n/shell';
import { expect, type Page } from '@playwright/test';
import { linkFor, menuOf, useSalesProduct, wordsIn } from './people.ts';
import { test } from './test.ts';
import { addressOf } from './tool-page.ts';

useSalesProduct();

test.use({ javaScriptEnabled: false });

test('login, payment, cancellation, card change and logout work without JavaScript', async ({ page }) => {
  const french = wordsIn('fr');
  await page.goto(addressOf('/fr/sign-up'));
  await page.getByLabel(french.logIn.email).fill('gilles@example.org');
  await page.getByRole('button', { name: french.logIn.send['sign-up'] }).click();
  await expect(page.getByText(french.logIn.sent)).toBeVisible();
  await page.goto(await linkFor(page, 'gilles@example.org'));
  await page.getByRole('button', { name: french.logIn.welcome.action }).click();
  await expect(page).toHaveURL(addressOf('/fr'));

  const { pricing, sandbox, account } = french;
  await page.goto(await checkoutFor(page, 'fr'));
  await page.getByRole('button', { name: sandbox.pay, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(french.welcome);
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
  await expect(page.getByText(account.done.card)).toBeVisible();

  await page.getByRole('button', { name: account.sessions.end }).click();
  await expect(page).toHaveURL(`${addressOf('/fr')}?done=out-everywhere`);
  await page.goto(addressOf('/fr/account'));
  await expect(page).toHaveURL(addressOf('/fr'));
});

test('an unfinished payment is reported without JavaScript', async ({ page }) => {
  const { logIn, pricing, sandbox } = wordsIn('fr');
  await page.goto(addressOf('/fr/sign-up?next=/fr/pricing'));
  await page.getByLabel(logIn.email).fill('irma@example.org');
  await page.getByRole('button', { name: logIn.send['sign-up'] }).click();
  await page.goto(await linkFor(page, 'irma@example.org'));
  await page.getByRole('button', { name: logIn.welcome.action }).click();
  await page.goto(await checkoutFor(page, 'fr'));
  await page.getByRole('button', { name: sandbox.cancel }).click();
  await expect(page).toHaveURL(/\/fr\/pricing\?order=/);
  await page.getByRole('link', { name: pricing.outcome.state }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pricing.outcome.abandoned);
  await expect(page.getByText(pricing.outcome.abandonedHint)).toBeVisible();
});

test('a pending payment can be checked again without JavaScript', async ({ page }) => {
  const { logIn, pricing, sandbox } = wordsIn('en');
  await page.goto(addressOf('/sign-up?next=/pricing'));
  await page.getByLabel(logIn.email).fill('henri@example.org');
  await page.getByRole('button', { name: logIn.send['sign-up'] }).click();
  await page.goto(await linkFor(page, 'henri@example.org'));
  await page.getByRole('button', { name: logIn.welcome.action }).click();
  await page.goto(await checkoutFor(page, 'en'));
  await page.getByRole('radio', { name: sandbox.cards.late }).check();
  await page.getByRole('button', { name: sandbox.pay, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pricing.outcome.waiting);
  await expect(async () => {
    await page.getByRole('link', { name: pricing.outcome.look }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsIn('en').welcome, {
      timeout: 2000,
    });
  }).toPass();

  await menuOf(page).click();
  await page.getByRole('button', { name: shellWords('en').account.logOut }).click();
  await expect(page.getByRole('link', { name: shellWords('en').account.logIn })).toBeVisible();
});

test('terms and price are those of the chosen plan, up to the checkout', async ({ page }) => {
  const { logIn, pricing, sandbox } = wordsIn('en');
  const main = page.getByRole('main');
  const yearly = 'Octavo Pro, yearly';
  await page.goto(addressOf('/pricing'));
  await expect(main.getByText('$19.99 today, then $19.99 every 3 months')).toBeVisible();
  await expect(main.getByText('$0.00 today, then $59.99 per year from')).toBeVisible();
  await main.getByRole('button', { name: `${pricing.action.trial}, ${pricing.plan.YEAR}` }).click();

  await expect(page.getByText(yearly).first()).toBeVisible();
  await expect(page.getByText(logIn.trial[2])).toBeHidden();
  await page.getByLabel(logIn.email).fill('iris@example.org');
  await page.getByRole('button', { name: logIn.send['sign-up'] }).click();
  await page.goto(await linkFor(page, 'iris@example.org'));
  await expect(page.getByText(yearly).first()).toBeVisible();
  await page.getByRole('button', { name: logIn.welcome.action }).click();
  await expect(page.getByText(yearly).first()).toBeVisible();
  await page.getByRole('button', { name: 'Start free trial, then $59.99 per year' }).click();
  await expect(page.getByText(yearly).first()).toBeVisible();
  await expect(page.getByText('3 days free, then $59.99 every year, charged from')).toBeVisible();
  await expect(page.getByRole('button', { name: sandbox.pay, exact: true })).toBeVisible();
});

/** Address of the checkout for an order of a plan without a trial. */
async function checkoutFor(page: Page, locale: Locale): Promise<string> {
  const answer = await page.request.post(addressOf(`/api/v1/orders?lang=${locale}`), {
    headers: { origin: new URL(addressOf('/')).origin },
    data: {
      id: randomToken(),
      plan: 'pro-quarter',
      currency: 'EUR',
      paymentType: 'sandbox',
      trial: false,
      next: '/',
    },
  });
  const { checkoutUrl }: { checkoutUrl: string } = await answer.json();

  return checkoutUrl;
}

function randomToken(): string {
  return Array.from({ length: 32 }, () => Math.floor(Math.random() * 36).toString(36)).join('');
}
