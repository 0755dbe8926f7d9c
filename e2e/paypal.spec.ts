import { openPayPalWorld, payPalKeys } from '@octavo/testkit/payments/paypal-world';
import { expect, type Page } from '@playwright/test';
import { freeAddress } from './free-address.ts';
import { launchForPeople, signUp, wordsIn } from './people.ts';
import { createProductClock, type ProductClock } from './product-clock.ts';
import { seriousProblems } from './serious-problems.ts';
import { test } from './test.ts';
import { addressOf } from './tool-page.ts';

let clock: ProductClock;
let paypal: Awaited<ReturnType<typeof openPayPalWorld>>;

launchForPeople(async () => {
  clock = createProductClock();
  paypal = await openPayPalWorld(new Date());
  const { origin, port } = await freeAddress();

  return {
    OCTAVO_ORIGIN: origin,
    OCTAVO_PORT: port,
    OCTAVO_PAYPAL_CLIENT: payPalKeys.client,
    OCTAVO_PAYPAL_SECRET: payPalKeys.secret,
    OCTAVO_PAYPAL_WEBHOOK: payPalKeys.webhook,
    OCTAVO_PAYPAL_ADDRESS: paypal.server.address,
    ...clock.settings,
  };
});

test.afterAll(async () => {
  await paypal.close();
  clock.remove();
});

const { account, welcome } = wordsIn('en');

test('another plan is ordered beside one at PayPal, and the account page names the current and the next one', async ({
  page,
}) => {
  await signUp(page, 'pascal@example.org');
  await order(page, 'pro-month', 'Order for €8.99 per month');

  await page.goto(addressOf('/account'));
  await expect(
    page.getByText(/^To switch plans, choose one on the pricing page\. It starts on/),
  ).toBeVisible();
  await expect(page.getByText(account.plan.change, { exact: true })).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: account.plan.see }).click();
  await expect(
    page.getByText(/^Your plan is Octavo Pro, monthly\. If you order another plan here, it starts on/),
  ).toBeVisible();

  await order(page, 'pro-year', 'Order for €59.99 per year');
  await page.goto(addressOf('/account'));
  await expect(page.getByText(/^Every month, paid until/)).toBeVisible();
  await expect(page.getByText(/^Every year, from .+: €59\.99$/)).toBeVisible();
  expect(await seriousProblems(page)).toEqual([]);
});

test('no change is offered on the last day of a trial at PayPal, and the page says when one is possible', async ({
  page,
}) => {
  await signUp(page, 'pauline@example.org');
  await order(page, 'pro-year', 'Start free trial, then €59.99 per year', '1');
  const late = 2.95 * 24 * 3600 * 1000;
  clock.setAhead(late);
  await paypal.advance(new Date(Date.now() + late));

  await expect(async () => {
    await page.goto(addressOf('/account'));
    await expect(page.getByText(/^You can order another plan when your trial ends, on/)).toBeVisible({
      timeout: 1000,
    });
  }).toPass();
  await expect(page.getByText(account.plan.change, { exact: true })).toBeHidden();
  await expect(page.getByRole('main').getByRole('link', { name: account.plan.see })).toBeHidden();
});

/**
 * Orders a plan, approves it at PayPal, and returns through the account page, which shows the pending order.
 */
async function order(page: Page, plan: string, button: string, trial = '0'): Promise<void> {
  await page.goto(addressOf(`/pay-paypal?plan=${plan}&currency=EUR&trial=${trial}`));
  await page.getByRole('button', { name: button }).click();
  await page.waitForURL((url) => url.origin === new URL(paypal.server.address).origin);
  const [reference = ''] = [...paypal.server.ledger.subscriptions.keys()].slice(-1);
  await paypal.pay(reference);
  await page.goto(addressOf('/account'));
  await page.getByRole('link', { name: account.plan.waiting.look }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(welcome);
}
