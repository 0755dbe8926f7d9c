import '@octavo/i18n/every-language';
import { freeTasksPerDay } from '@octavo/contract/limits';
import { accountWords } from '@octavo/i18n/account';
import type { Locale } from '@octavo/i18n/locales';
import { logInWords } from '@octavo/i18n/log-in';
import { pricingWords } from '@octavo/i18n/pricing';
import { shellWords } from '@octavo/i18n/shell';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { addressOf, Bench } from './bench.ts';
import { launch, type Product } from './product.ts';
import { pdf } from './samples.ts';
import { seriousProblems } from './serious-problems.ts';

/** All of them in one product where rights follow from log-in and plans, one after the other. */
test.describe.configure({ mode: 'default' });

const words = { logIn: logInWords('en'), account: accountWords('en'), pricing: pricingWords('en') };
const elsewhere = process.env['OCTAVO_E2E_URL'];
let product: Product;

test.beforeAll(async () => {
  product = await launch({
    OCTAVO_ACCESS: 'subscription',
    OCTAVO_BEHIND_PROXY: 'true',
    OCTAVO_MODE: 'development',
  });
  process.env['OCTAVO_E2E_URL'] = product.address;
});

/** Everybody comes from an address of their own: one address may ask for so many links an hour. */
test.beforeEach(async ({ context }, { line }) => {
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': `10.0.${line >> 8}.${line & 255}` });
});

test.afterAll(async () => {
  process.env['OCTAVO_E2E_URL'] = elsewhere;
  await product.stop();
});

/** The link of the latest letter to an address. */
async function linkFor(page: Page, email: string): Promise<string> {
  const answer = await page.request.get(addressOf('/api/v1/mailbox'));
  const { letters }: { letters: { to: string; text: string }[] } = await answer.json();
  const text = letters.find(({ to }) => to === email)?.text ?? '';

  return /https?:\/\/\S+success-log-in\S+/.exec(text)?.[0] ?? '';
}

/** Gives the link that was used. */
async function signUp(page: Page, email: string, next = '/', locale: Locale = 'en'): Promise<string> {
  const form = logInWords(locale);
  const path = locale === 'en' ? '/sign-up' : `/${locale}/sign-up`;
  await page.goto(`${addressOf(path)}?next=${encodeURIComponent(next)}`);
  await page.getByLabel(form.email).fill(email);
  await page.getByRole('button', { name: form.send['sign-up'] }).click();
  await expect(page.getByText(form.sent)).toBeVisible();
  const link = await linkFor(page, email);
  await page.goto(link);
  await expect(page).toHaveURL(addressOf(next));

  return link;
}

/** Chooses a plan and a card, and pays. */
async function pay(page: Page, plan: string, card: string): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(`^${plan}`) }).check();
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`${words.pricing.action.trial}|${words.pricing.action.pay}`) })
    .click();
  await page.waitForURL(/\/sandbox\/checkout\//);
  await page.getByRole('radio', { name: card, exact: true }).check();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
}

async function convert(bench: Bench): Promise<void> {
  await bench.open('rotate-pdf');
  await bench.add([pdf('Letter.pdf', 5)]);
  await bench.pages.first().click();
  await bench.run();
  await bench.finish();
}

function menuOf(page: Page) {
  return page.locator('header summary').first();
}

test('a visitor converts, logs in by mail, is back at the result, pays, and the download begins by itself', async ({
  page,
  context,
}) => {
  const bench = new Bench(page);
  const email = 'anna@example.org';
  await page.goto(addressOf('/rotate-pdf'));
  // Price and rule are said before anything is uploaded.
  await expect(page.getByText('Downloading is part of Pro, from $8.99 a month')).toBeVisible();
  await convert(bench);

  // The server shows the first pages, marked, and gives nothing away.
  await expect(page.locator('img[src*="/previews/0/"]')).toHaveCount(3);
  expect(await seriousProblems(page)).toEqual([]);
  const refused = await page.request.get(addressOf(`/api/v1/jobs/${jobIn(page)}/zip`));
  expect(refused.status()).toBe(401);

  await page.getByRole('button', { name: bench.words.result.logInFirst }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName(words.logIn.popup.heading['sign-up']);
  expect(await seriousProblems(page)).toEqual([]);
  await dialog.getByLabel(words.logIn.email).fill(email);
  await dialog.getByRole('button', { name: words.logIn.send['sign-up'] }).click();
  await expect(dialog.getByText(words.logIn.sent)).toBeVisible();

  // The link is opened in another tab: that one goes on at the same result, this one learns of it.
  const other = await context.newPage();
  await other.goto(await linkFor(page, email));
  await expect(other).toHaveURL(page.url());
  await other.close();
  await expect(dialog).toHaveAccessibleName(words.logIn.popup.upgrade);

  const [plans] = await Promise.all([
    context.waitForEvent('page'),
    dialog.getByRole('link', { name: words.logIn.popup.upgradeAction }).click(),
  ]);
  await expect(plans).toHaveURL(/\/pricing\?name=rotate-pdf/);
  const download = page.waitForEvent('download');
  await pay(plans, words.pricing.plan.YEAR, 'A card that works');
  await expect(plans.getByRole('heading', { level: 1 })).toHaveText(words.pricing.outcome.paid);
  await expect(plans.getByText('Your trial ends on')).toBeVisible();
  await expect(plans.getByText('you are charged $59.99')).toBeVisible();
  expect((await download).suggestedFilename()).toBe('Letter-rotated.pdf');
  await expect(dialog).toBeHidden();
  await expect(menuOf(page)).toContainText('Pro');
});

test('who has used up the free tasks logs in, and the same files go on by themselves', async ({
  page,
  context,
}) => {
  const bench = new Bench(page);
  await bench.open('rotate-pdf');
  await useUp(context);
  await bench.add([pdf('Letter.pdf', 2)]);
  await bench.pages.first().click();
  await bench.action.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`You have used your ${freeTasksPerDay} free tasks of today`);
  await dialog.getByLabel(words.logIn.email).fill('bruno@example.org');
  await dialog.getByRole('button', { name: words.logIn.send['sign-up'] }).click();
  await expect(dialog.getByText(words.logIn.sent)).toBeVisible();

  const other = await context.newPage();
  await other.goto(await linkFor(page, 'bruno@example.org'));
  await bench.finish();
  await expect(new Bench(other).heading(bench.words.result.done)).toBeVisible();
  expect(other.url()).toBe(page.url());
});

test('a plan is cancelled in two clicks, with what will happen said first, and taken up again', async ({
  page,
}) => {
  await signUp(page, 'clara@example.org', '/pricing');
  await pay(page, words.pricing.plan.QUARTERLY, 'A card that works');
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

test('a payment that fails, and one that was not finished, say that nothing was charged', async ({
  page,
}) => {
  await signUp(page, 'david@example.org', '/pricing');
  await pay(page, words.pricing.plan.QUARTERLY, 'A card that is declined');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.pricing.outcome.failed);
  await page.getByRole('link', { name: words.pricing.outcome.retry }).click();

  await page.getByRole('main').getByRole('button', { name: words.pricing.action.pay }).click();
  await page.waitForURL(/\/sandbox\/checkout\//);
  await page.getByRole('button', { name: 'Go back without paying' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName(words.pricing.outcome.abandoned);
  await dialog.getByRole('button', { name: words.pricing.outcome.close }).click();
  await expect(dialog).toBeHidden();

  await page.goto(`${addressOf('/success-subscription')}?order=${'0'.repeat(32)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.pricing.outcome.undetected);
});

test('all of it speaks French', async ({ page }) => {
  const french = pricingWords('fr');
  await signUp(page, 'karine@example.org', '/fr/pricing', 'fr');
  await expect(page.getByText('59,99')).toBeVisible();
  await page.getByRole('radio', { name: new RegExp(`^${french.plan.QUARTERLY}`) }).check();
  await page.getByRole('main').getByRole('button', { name: french.action.pay }).click();
  await page.waitForURL(/\/sandbox\/checkout\//);
  await page.getByRole('button', { name: 'Payer', exact: true }).click();
  await expect(page).toHaveURL(/\/fr\/success-subscription/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(french.outcome.paid);
  await page.getByRole('link', { name: french.outcome.account }).click();
  await expect(page.getByText(accountWords('fr').plan.periods.QUARTERLY)).toBeVisible();
});

test('logging out in one tab ends the session in the other', async ({ page, context }) => {
  await signUp(page, 'emma@example.org');
  const other = await context.newPage();
  await other.goto(addressOf('/merge-pdf'));
  await menuOf(other).click();
  await other.getByRole('button', { name: shellWords('en').account.logOut }).click();
  await expect(page.getByRole('link', { name: shellWords('en').account.logIn })).toBeVisible();
  await page.goto(addressOf('/account'));
  await expect(page).toHaveURL(addressOf('/'));
});

test('history shows what was done, deletes it on wish, and gives a receipt', async ({ page }) => {
  const { history } = words.account;
  await signUp(page, 'jules@example.org');
  await convert(new Bench(page));
  await page.goto(addressOf('/history-tasks'));
  const row = page.getByRole('row').filter({ hasText: 'Letter-rotated.pdf' });
  await expect(row).toContainText(history.statuses.successful);
  await row.getByRole('button', { name: history.delete }).click();
  await expect(row).toContainText(history.statuses.deleted);
  const [receipt] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('link', { name: history.receipt }).click(),
  ]);
  expect(await receipt.failure()).toBeNull();
});

test('an account is changed and erased', async ({ page }) => {
  await signUp(page, 'fanny@example.org', '/account');
  await page.getByLabel(words.account.person.name).fill('F');
  await page.getByRole('button', { name: words.account.person.save }).click();
  await expect(page.getByRole('alert')).toHaveText('Name should be 2–20 characters');
  await page.getByLabel(words.account.person.name).fill('Fanny');
  await page.getByRole('button', { name: words.account.person.save }).click();
  await expect(page.getByText(words.account.done.saved)).toBeVisible();

  await page.getByText(words.account.data.erase, { exact: true }).click();
  await page.getByLabel(words.account.data.confirm).fill('fanny@example.org');
  await page.getByRole('button', { name: words.account.data.eraseNow }).click();
  await expect(page).toHaveURL(addressOf('/'));
  await expect(page.getByRole('link', { name: shellWords('en').account.logIn })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('one can log in', async ({ page }) => {
    const french = logInWords('fr');
    await page.goto(addressOf('/fr/sign-up'));
    await page.getByLabel(french.email).fill('gilles@example.org');
    await page.getByRole('button', { name: french.send['sign-up'] }).click();
    await expect(page.getByText(french.sent)).toBeVisible();
    await page.goto(await linkFor(page, 'gilles@example.org'));
    await page.getByRole('button', { name: french.welcome.action }).click();
    await expect(page).toHaveURL(addressOf('/fr'));
    await page.goto(addressOf('/fr/account'));
    await expect(page.getByText('gilles@example.org').last()).toBeVisible();
  });
});

test('a link works once, and says so', async ({ page }) => {
  const link = await signUp(page, 'hugo@example.org');
  await page.context().clearCookies();
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.logIn.welcome.failed);
  await page.goto(addressOf('/log-in'));
  await page.getByLabel(words.logIn.email).fill('nobody@example.org');
  await page.getByRole('button', { name: words.logIn.send['log-in'] }).click();
  await expect(page.getByText('There is no account with this email yet')).toBeVisible();
});

test('a link of somebody else logs in only on wish, and says whose it is', async ({ page, browser }) => {
  const { welcome } = words.logIn;
  await page.goto(addressOf('/sign-up'));
  await page.getByLabel(words.logIn.email).fill('lena@example.org');
  await page.getByRole('button', { name: words.logIn.send['sign-up'] }).click();
  await expect(page.getByText(words.logIn.sent)).toBeVisible();
  const link = await linkFor(page, 'lena@example.org');

  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '10.1.0.1' } });
  const other = await context.newPage();
  await signUp(other, 'marc@example.org');
  const answer = await other.goto(link);
  expect(answer?.headers()['cache-control']).toBe('private, no-store');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Log in as l…@example.org?');
  await expect(other.getByText('You are logged in as marc@example.org now.')).toBeVisible();
  expect(await seriousProblems(other)).toEqual([]);
  await other.getByRole('button', { name: welcome.action }).click();
  await expect(other).toHaveURL(addressOf('/'));
  await other.goto(addressOf('/account'));
  await expect(other.getByText('lena@example.org').last()).toBeVisible();
  await context.close();
});

test('channels order the plans, and currencies are a choice', async ({ page, context }) => {
  const first = () => page.getByRole('main').getByRole('radio').first();
  await page.goto(addressOf('/pricing'));
  await expect(page.locator('[data-variant="payDefault"]')).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Every 3 months/ })).toBeChecked();
  await page.goto(addressOf('/?channel=LANDINGm'));
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === 'channel')?.value)
    .toBe('landingM');
  await page.goto(addressOf('/pricing'));
  await expect(page.locator('[data-variant="payM"]')).toBeVisible();
  await expect(first()).toBeChecked();
  await page.getByRole('link', { name: 'EUR' }).click();
  await expect(page.getByText('€8.99', { exact: true })).toBeVisible();
});

test('every page for people who are logged in has nothing serious for axe, in both themes and languages', async ({
  page,
}) => {
  // Twenty pages one after the other.
  test.slow();
  await signUp(page, 'ines@example.org');

  for (const path of ['/account', '/history-tasks', '/pricing', '/mailbox', '/merge-pdf']) {
    await inspect(page, path);
  }
});

test('every page for people who are not has nothing serious for axe either', async ({ page }) => {
  test.slow();

  for (const path of ['/log-in', '/sign-up', '/pricing', '/success-log-in?token=none', '/merge-pdf']) {
    await inspect(page, path);
  }
});

async function inspect(page: Page, path: string): Promise<void> {
  for (const [prefix, colorScheme] of [
    ['', 'light'],
    ['/fr', 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme });

    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(addressOf(prefix + path));
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(excess, `${prefix}${path} at ${width}`).toBe(0);
    }

    expect(await seriousProblems(page), prefix + path).toEqual([]);
  }
}

function jobIn(page: Page): string {
  return new URL(page.url()).searchParams.get('job') ?? '';
}

/** As many tasks as a day has for free, ordered by the same browser. */
async function useUp(context: BrowserContext): Promise<void> {
  const headers = { origin: new URL(addressOf('/')).origin };
  const random = () => Array.from({ length: 32 }, () => Math.floor(Math.random() * 36).toString(36)).join('');

  for (let task = 0; task < freeTasksPerDay; task += 1) {
    const token = random();
    const { name, mimeType, buffer } = pdf(`${task}.pdf`, 1);
    await context.request.post(addressOf(`/api/v1/files?id=${token}`), {
      headers,
      multipart: { file: { name, mimeType, buffer } },
    });
    await context.request.post(addressOf('/api/v1/jobs'), {
      headers,
      data: { id: random(), tool: 'rotate-pdf', files: [{ token }], options: { angle: 90 } },
    });
  }
}
