import '@octavo/i18n/every-language';
import { accountWords } from '@octavo/i18n/account';
import { leavingWords } from '@octavo/i18n/leaving';
import { logInWords } from '@octavo/i18n/log-in';
import { pricingWords } from '@octavo/i18n/pricing';
import { shellWords } from '@octavo/i18n/shell';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { useSalesProduct } from './people.ts';
import { pdf } from './samples.ts';
import { seriousProblems } from './serious-problems.ts';
import { test } from './test.ts';
import { addressOf, ToolPage } from './tool-page.ts';

/** Sessions that end while pages are open, and orders that start only by a button. */
useSalesProduct();

const words = { logIn: logInWords('en'), pricing: pricingWords('en') };

/** Logs the browser in through the API, without its pages. */
async function enter(context: BrowserContext, email: string, purpose: 'log-in' | 'sign-up'): Promise<void> {
  const headers = { origin: new URL(addressOf('/')).origin };
  const data = { email, purpose };
  const sent = await context.request.post(addressOf('/api/v1/session/link'), { headers, data });
  // Emails of one product must differ between files of tests, which share it.
  expect(sent.ok()).toBe(true);
  const token = await tokenFor(context, email);
  const used = await context.request.post(addressOf('/api/v1/session/link/use'), {
    headers,
    data: { token },
  });
  expect(used.status()).toBe(200);
}

async function tokenFor({ request }: BrowserContext, email: string): Promise<string> {
  const { emails }: { emails: { to: string; text: string }[] } = await (
    await request.get(addressOf('/api/v1/mailbox'))
  ).json();
  const sent = emails.find(({ to, text }) => to === email && text.includes('token='));

  return /token=([\w-]+)/.exec(sent?.text ?? '')?.[1] ?? '';
}

/** Ends the session from another client; this browser notices with its next request. */
async function endElsewhere(context: BrowserContext): Promise<void> {
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const answer = await fetch(addressOf('/api/v1/account/sessions'), {
    method: 'DELETE',
    headers: { cookie, origin: new URL(addressOf('/')).origin },
  });
  expect(answer.status).toBe(204);
}

const logInLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: shellWords('en').account.logIn });

test('a session that ends with open pages is reported in every tab, and work continues after the next login', async ({
  page,
  context,
}) => {
  await enter(context, 'ada@example.org', 'sign-up');
  const other = await context.newPage();
  await other.goto(addressOf('/merge-pdf'));
  const toolPage = new ToolPage(page);
  await toolPage.open('rotate-pdf');
  await toolPage.add([pdf('Letter.pdf', 2)]);
  await toolPage.pages.first().click();
  await expect(toolPage.action).not.toHaveAttribute('aria-disabled', 'true');
  await endElsewhere(context);
  await toolPage.action.click();

  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName(words.logIn.popup.heading['log-in']);
  await expect(dialog).toContainText(words.logIn.ended);
  expect(await seriousProblems(page)).toEqual([]);
  await expect(logInLink(other)).toBeVisible();
  expect((await context.cookies()).some(({ name }) => name === 'user-token')).toBe(false);

  await dialog.getByLabel(words.logIn.email).fill('ada@example.org');
  await dialog.getByRole('button', { name: words.logIn.send['log-in'] }).click();
  await expect(dialog.getByText(words.logIn.sent)).toBeVisible();
  await other.goto(addressOf(`/success-log-in?token=${await tokenFor(context, 'ada@example.org')}`));
  await expect(dialog).toBeHidden();
  await toolPage.run();
  await toolPage.finish();
});

test('logging out everywhere explains in other tabs why their files are removed, and a login keeps them', async ({
  page,
  context,
}) => {
  const { loggedOut, popup } = words.logIn;
  await enter(context, 'noor@example.org', 'sign-up');
  const toolPage = new ToolPage(page);
  await toolPage.open('rotate-pdf');
  await toolPage.add([pdf('Letter.pdf', 2)]);
  await expect(toolPage.action).not.toHaveAttribute('aria-disabled', 'true');
  const other = await context.newPage();
  await other.goto(addressOf('/account'));
  await other.getByRole('button', { name: accountWords('en').sessions.end }).click();
  await expect(other).toHaveURL(addressOf('/?done=out-everywhere'));
  await expect(other.getByText(leavingWords('en').farewells['out-everywhere'])).toBeVisible();

  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName(loggedOut.title);
  expect(await seriousProblems(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: loggedOut.again }).click();
  await expect(dialog).toHaveAccessibleName(popup.heading['log-in']);
  await enter(context, 'noor@example.org', 'log-in');
  await other.goto(addressOf('/account'));
  await expect(dialog).toBeHidden();
  await expect(toolPage.pages).toHaveCount(2);

  await other.getByRole('button', { name: accountWords('en').sessions.end }).click();
  await dialog.getByRole('button', { name: loggedOut.clear }).click();
  await expect(toolPage.pages).toHaveCount(0);
  await expect(logInLink(page)).toBeVisible();
});

test('a form of a page whose session has ended leads to the login, with the reason', async ({
  page,
  context,
}) => {
  await enter(context, 'boris@example.org', 'sign-up');
  await page.goto(addressOf('/account'));
  await endElsewhere(context);
  await page.getByLabel('Name').fill('Boris');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/log-in\?failure=login-invalid&next=%2Faccount/);
  await expect(page.getByRole('alert')).toHaveText(words.logIn.ended);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a GET request orders nothing: it shows what its button would order', async ({ page, context }) => {
  await enter(context, 'carla@example.org', 'sign-up');
  const orders: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && orders.push(request.url()));
  await page.goto(addressOf('/pay-fwd?plan=pro-month&currency=USD&pay=sandbox&trial=0'));
  await expect(page.getByText('You pay $8.99 today')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(orders).toEqual([]);
  expect(await seriousProblems(page)).toEqual([]);

  await page.getByRole('button', { name: 'Order for $8.99 per month' }).click();
  await page.waitForURL(/\/sandbox\/checkout\//);
});

test('a visitor who chooses a plan signs up and continues to the payment, without choosing again', async ({
  page,
  context,
}) => {
  await page.goto(addressOf('/pricing'));
  await choosePlanAndSignUp(page, context, 'dora@example.org');
  await page.waitForURL(/\/sandbox\/checkout\//);
});

test('a plan chosen before the scripts of its page have arrived is not chosen again', async ({
  page,
  context,
}) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(addressOf('/pricing'));
  await choosePlanAndSignUp(page, context, 'farid@example.org', async () => {
    await page.unroute('**/assets/*.js');
    await page.reload();
  });
  await page.waitForURL(/\/sandbox\/checkout\//);

  // The order is placed once: its address alone shows the button again.
  await page.goto(addressOf('/pay-fwd?plan=pro-year&currency=USD&pay=sandbox&trial=1&next=%2F'));
  await expect(page.getByRole('button', { name: /^Start free trial/ })).toBeVisible();
});

/** Presses the button of the plans page, then signs up by the link that the email contains. */
async function choosePlanAndSignUp(
  page: Page,
  context: BrowserContext,
  email: string,
  beforeSignUp: () => Promise<void> = async () => undefined,
): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Start free trial, Yearly$/ })
    .click();
  await expect(page).toHaveURL(/\/sign-up\?next=%2Fpay-fwd/);
  await expect(page.getByText('Octavo Pro, yearly').first()).toBeVisible();
  await expect(page.getByText('Free for 3 days, once per person, then $59.99 per year')).toBeVisible();
  // This text applies only to the trial of an account.
  await expect(page.getByText(words.logIn.trial[2])).toBeHidden();
  expect(await seriousProblems(page)).toEqual([]);
  await beforeSignUp();
  await page.getByLabel(words.logIn.email).fill(email);
  await page.getByRole('button', { name: words.logIn.send['sign-up'] }).click();
  await expect(page.getByText(words.logIn.sent)).toBeVisible();
  await page.goto(addressOf(`/success-log-in?token=${await tokenFor(context, email)}`));
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the pricing page orders by its button', async ({ page, context }) => {
    await enter(context, 'emil@example.org', 'sign-up');
    await page.goto(addressOf('/fr/pricing'));
    await page
      .getByRole('main')
      .getByRole('button', { name: pricingWords('fr').action.pay })
      .click();
    await page.waitForURL(/\/sandbox\/checkout\//);
  });
});
