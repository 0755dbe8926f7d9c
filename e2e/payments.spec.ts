import { fill } from '@octavo/i18n/placeholders';
import { expect, type Page } from '@playwright/test';
import { convert, jobIn, linkFor, menuOf, pay, signUp, useSalesProduct, wordsIn } from './people.ts';
import { seriousProblems } from './serious-problems.ts';
import { test } from './test.ts';
import { addressOf, ToolPage } from './tool-page.ts';

useSalesProduct();

const words = wordsIn('en');

test('a visitor converts, logs in by email, returns to the result and pays, and the download begins', async ({
  page,
  context,
}) => {
  const toolPage = new ToolPage(page);
  const email = 'anna@example.org';
  await page.goto(addressOf('/rotate-pdf'));
  // The price and the rule are shown before anything is uploaded.
  await expect(page.getByText('Downloads are included in Pro, from $8.99 per month')).toBeVisible();
  await convert(toolPage);

  // The server shows watermarked previews of the first pages, and no download.
  await expect(page.locator('li img[src*="/previews/0/"]')).toHaveCount(3);
  expect(await seriousProblems(page)).toEqual([]);
  const refused = await page.request.get(addressOf(`/api/v1/jobs/${jobIn(page)}/zip`));
  expect(refused.status()).toBe(401);

  await page.getByRole('button', { name: toolPage.words.result.withPro }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName('Get Letter-rotated.pdf with Pro');
  expect(await seriousProblems(page)).toEqual([]);
  await dialog.getByRole('radio', { name: new RegExp(`^${words.pricing.plan.QUARTERLY}`) }).check();
  await expect(dialog).toContainText('$19.99 today, then $19.99 every 3 months until you cancel.');
  await dialog.getByRole('radio', { name: new RegExp(`^${words.pricing.plan.YEAR}`) }).check();
  await dialog.getByLabel(words.logIn.email).fill(email);
  await dialog.getByRole('button', { name: 'Get 3 days free' }).click();
  await expect(dialog.getByText(words.logIn.sent)).toBeVisible();
  await expect(dialog.getByText('Open it in this browser, where your files are.')).toBeVisible();

  // The link is opened in another tab, which continues at the payment; this tab notices the sign-in.
  const plans = await context.newPage();
  await plans.goto(await linkFor(page, email));
  await plans.waitForURL(/\/sandbox\/checkout\//);
  await expect(dialog).toContainText(words.pricing.wall.loggedIn);
  const download = page.waitForEvent('download');
  await plans.getByRole('button', { name: words.sandbox.pay, exact: true }).click();
  await expect(plans.getByRole('heading', { level: 1 })).toHaveText(words.welcome);
  await expect(plans.getByText('Your trial ends on')).toBeVisible();
  await expect(plans.getByText('You are then charged $59.99')).toBeVisible();
  expect((await download).suggestedFilename()).toBe('Letter-rotated.pdf');
  await expect(dialog).toBeHidden();
  await expect(menuOf(page)).toContainText('Pro');
});

test('a user who has Pro logs in from the dialog, and the download begins', async ({ page, context }) => {
  const email = 'nadia@example.org';
  await signUp(page, email, '/pricing');
  await pay(page, 'MONTH', 'succeeds');
  await page.goto(addressOf('/account'));
  await page.getByText(words.account.plan.cancel, { exact: true }).click();
  await page.getByRole('button', { name: words.account.plan.cancelNow }).click();
  await expect(page.getByText(words.account.done.cancelled)).toBeVisible();
  const browser = context.browser();
  const elsewhere = await browser?.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '10.2.7.1' } });
  const other = await elsewhere?.newPage();

  if (other === undefined) {
    throw new Error('no browser');
  }

  const toolPage = new ToolPage(other);
  await convert(toolPage);
  await other.getByRole('button', { name: toolPage.words.result.withPro }).click();
  const dialog = other.getByRole('dialog');
  await dialog.getByLabel(words.logIn.email).fill(email);
  await other.keyboard.press('Enter');
  await expect(dialog).toContainText('Account already exists with this email.');
  await dialog.getByRole('button', { name: words.logIn.toggle['sign-up'].link }).click();
  await dialog.getByLabel(words.logIn.email).fill(email);
  await dialog.getByRole('button', { name: words.logIn.send['log-in'] }).click();
  await expect(dialog.getByText(words.logIn.sent)).toBeVisible();
  const download = other.waitForEvent('download');
  const mail = await other.context().newPage();
  await mail.goto(await linkFor(page, email));

  // The trial still runs: nothing is ordered twice, and the download begins.
  await expect(mail).toHaveURL(/\/pay-fwd\?/);
  expect((await download).suggestedFilename()).toBe('Letter-rotated.pdf');
  await elsewhere?.close();
});

test('a failed and an unfinished payment say that nothing was charged', async ({ page }) => {
  await signUp(
    page,
    'david@example.org',
    '/pricing?name=rotate-pdf&next=%2Frotate-pdf%3Fangle%3D90&currency=EUR',
  );
  await pay(page, 'MONTH', 'declined');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.pricing.outcome.failed);
  await page.getByRole('link', { name: words.pricing.outcome.retry }).click();
  await expectSameChoice(page);

  await page
    .getByRole('main')
    .getByRole('button', { name: `${words.pricing.action.trial}, ${words.pricing.plan.MONTH}` })
    .click();
  await page.waitForURL(/\/sandbox\/checkout\//);
  await page.getByRole('button', { name: 'Go back without paying' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName(words.pricing.outcome.abandoned);
  await dialog.getByRole('button', { name: words.pricing.outcome.close }).click();
  await expect(dialog).toBeHidden();
  await expectSameChoice(page);

  await page.goto(`${addressOf('/success-subscription')}?order=${'0'.repeat(32)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.pricing.outcome.undetected);
});

test('an order left open in another tab charges nothing once the user has Pro, and no second one is offered', async ({
  page,
  context,
}) => {
  const { outcome, owned, pay: confirming, manage } = words.pricing;
  await signUp(page, 'ruben@example.org', '/pricing');
  await page.getByRole('main').getByRole('button', { name: words.pricing.action.pay }).click();
  await page.waitForURL(/\/sandbox\/checkout\//);
  const other = await context.newPage();
  await other.goto(addressOf('/pricing'));
  await pay(other, 'YEAR', 'succeeds');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(wordsIn('en').welcome);

  await page.getByRole('button', { name: words.sandbox.pay, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(outcome.abandoned);
  await expect(page.getByText(fill(outcome.abandonedWithPlan, { product: 'Pro' }))).toBeVisible();
  await expect(page.getByRole('link', { name: outcome.account })).toBeVisible();

  await page.goto(addressOf('/pay-fwd?plan=pro-month&currency=USD&pay=sandbox&trial=1'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    fill(confirming.owned, { product: 'Pro' }),
  );
  await expect(page.getByText(fill(owned.plan, { plan: 'Octavo Pro, yearly' }))).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: manage }).click();
  await expect(page).toHaveURL(addressOf('/account'));
});

test('the return page of an unknown payment says so', async ({ page }) => {
  const { outcome } = words.pricing;
  await signUp(page, 'petra@example.org', '/pricing');
  await page.goto(`${addressOf('/pricing')}?order=${'0'.repeat(32)}`);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName(outcome.undetected);
  await expect(dialog.getByRole('button', { name: outcome.look })).toBeVisible();
  expect(await seriousProblems(page)).toEqual([]);
});

test('a provider that does not respond is reported after a minute, and can be asked again', async ({
  page,
}) => {
  const { outcome } = words.pricing;
  await page.clock.install();
  await signUp(page, 'quentin@example.org', '/pricing');
  await page.route('**/api/v1/orders/*', (route) =>
    route.fulfill({ status: 503, json: { code: 'payment-unavailable', values: {}, detail: '' } }),
  );
  await page.goto(`${addressOf('/pricing')}?order=${'0'.repeat(32)}`);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName(outcome.waiting);
  await page.clock.runFor(30_000);
  await expect(dialog).toHaveAccessibleName(outcome.waiting);

  await expect(async () => {
    await page.clock.runFor(10_000);
    await expect(dialog).toHaveAccessibleName('Failed to get payment', { timeout: 1000 });
  }).toPass();
  expect(await seriousProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: outcome.look }).click();
  await expect(dialog).toHaveAccessibleName(outcome.waiting);
});

test('the channel decides the order of the plans, and the currency can be chosen', async ({
  page,
  context,
}) => {
  const plans = page.getByRole('list', { name: words.pricing.plans }).locator('[data-plan]');
  const first = () => plans.first();
  await page.goto(addressOf('/pricing'));
  await expect(page.locator('[data-variant="payDefault"]')).toBeVisible();
  await expect(plans.and(page.locator('[aria-current]'))).toContainText('Quarterly');
  await page.goto(addressOf('/?channel=LANDINGm'));
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === 'channel')?.value)
    .toBe('landingM');
  await page.goto(addressOf('/pricing'));
  await expect(page.locator('[data-variant="payM"]')).toBeVisible();
  await expect(first()).toHaveAttribute('aria-current', 'true');
  await page.getByRole('link', { name: 'EUR' }).click();
  await expect(page.getByText('€8.99', { exact: true })).toBeVisible();
});

test('a card that needs authentication is charged only after it', async ({ page }) => {
  const { sandbox, pricing } = words;
  await signUp(page, 'nina@example.org', '/pricing');
  await pay(page, 'QUARTERLY', 'second-step');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sandbox.stepTitle);
  await page.getByRole('button', { name: sandbox.refuse }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pricing.outcome.failed);

  await page.getByRole('link', { name: pricing.outcome.retry }).click();
  await pay(page, 'QUARTERLY', 'second-step');
  await page.getByRole('button', { name: sandbox.confirm }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsIn('en').welcome);
});

test('the page waits for a late payment and continues', async ({ page, context }) => {
  const { outcome } = words.pricing;
  const title = page.getByRole('heading', { level: 1 });
  await signUp(page, 'oscar@example.org', '/pricing');
  await pay(page, 'QUARTERLY', 'late');
  await expect(title).toHaveText(outcome.waiting);
  // Other pages report the pending order and lead back to it.
  const other = await context.newPage();
  await other.goto(addressOf('/account'));
  await expect(other.getByText('You have ordered Octavo Pro, quarterly.')).toBeVisible();
  await other.getByRole('link', { name: words.account.plan.waiting.look }).click();
  await expect(other).toHaveURL(page.url());
  await other.close();
  await expect(title).toHaveText(wordsIn('en').welcome, { timeout: 45_000 });
  await expect(menuOf(page)).toContainText('Pro');

  // After a reload or a return, the page shows the same and orders nothing.
  await page.reload();
  await expect(title).toHaveText(wordsIn('en').welcome);
  await page.getByRole('link', { name: outcome.account }).click();
  await expect(page).toHaveURL(addressOf('/account'));
  await page.goBack();
  await expect(title).toHaveText(wordsIn('en').welcome);
  // The previous page is the checkout, which says that it has ended.
  await page.goBack();
  await page.getByRole('link', { name: words.sandbox.back }).click();
  await expect(title).toHaveText(wordsIn('en').welcome);
  await page.goto(addressOf('/account'));
  await expect(page.getByRole('row').filter({ hasText: '$19.99' })).toHaveCount(1);
});

test('conversion, login and payment work in French', async ({ page }) => {
  const french = wordsIn('fr');
  const toolPage = new ToolPage(page, 'fr');
  await page.goto(addressOf('/fr/rotate-pdf'));
  await expect(page.getByText('Les téléchargements sont inclus dans Pro')).toBeVisible();
  await convert(toolPage);
  await page.getByRole('button', { name: toolPage.words.result.withPro }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('59,99');
  await dialog.getByRole('radio', { name: new RegExp(`^${french.pricing.plan.QUARTERLY}`) }).check();
  await dialog.getByLabel(french.logIn.email).fill('karine@example.org');
  await dialog.getByRole('button', { name: french.pricing.action.pay }).click();
  await expect(dialog.getByText(french.logIn.sent)).toBeVisible();
  const job = page.url();
  await page.goto(await linkFor(page, 'karine@example.org'));
  await page.waitForURL(/\/sandbox\/checkout\//);
  await page.getByRole('button', { name: french.sandbox.pay, exact: true }).click();
  await expect(page).toHaveURL(/\/fr\/success-subscription/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(french.welcome);
  await page.getByRole('link', { name: french.pricing.outcome.account }).click();
  await expect(page.getByText(french.account.plan.periods.QUARTERLY)).toBeVisible();
  await page.getByText(french.account.plan.cancel).click();
  await page.getByRole('button', { name: french.account.plan.cancelNow }).click();
  await expect(page.getByText(french.account.done.cancelled)).toBeVisible();

  await page.goto(job);
  expect((await toolPage.save()).name).toBe('Letter-rotated.pdf');
});

/** The ordered plan, currency, tool and return path are selected again. */
async function expectSameChoice(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.pricing.headingFor);
  await expect(page.locator('[data-plan][aria-current]')).toContainText(words.pricing.plan.MONTH);
  await expect(page.getByText('€8.99', { exact: true })).toBeVisible();
  await expect(page.locator('input[name="next"]')).toHaveValue('/rotate-pdf?angle=90');
}
