import '@octavo/i18n/every-language';
import { trialDays } from '@octavo/contract/limits';
import { failureText } from '@octavo/i18n/failures';
import { historyWords } from '@octavo/i18n/history';
import { leavingWords } from '@octavo/i18n/leaving';
import { fill } from '@octavo/i18n/placeholders';
import { shellWords } from '@octavo/i18n/shell';
import { workbenchWords } from '@octavo/i18n/workbench';
import { expect, type Page } from '@playwright/test';
import { convert, emailsTo, linkFor, menuOf, signUp, useSalesProduct, wordsIn } from './people.ts';
import { seriousProblems } from './serious-problems.ts';
import { test } from './test.ts';
import { addressOf, ToolPage } from './tool-page.ts';

useSalesProduct();

const words = wordsIn('en');

test('the history opens and deletes a job, gives a receipt and removes the entry', async ({ page }) => {
  const history = historyWords('en');
  await signUp(page, 'jules@example.org');
  await convert(new ToolPage(page));
  await page.goto(addressOf('/history-tasks'));
  const row = page.getByRole('row').filter({ hasText: 'Letter-rotated.pdf' });
  await expect(row).toContainText(history.statuses.successful);
  const opened = await row.getByRole('link', { name: history.open }).getAttribute('href');
  await row.getByRole('button', { name: history.delete }).click();
  await expect(row).toContainText(history.statuses.deleted);
  const other = await page.context().newPage();
  await other.goto(addressOf(opened ?? ''));
  await expect(other.getByText(workbenchWords('en').job.deletedHint)).toBeVisible();
  await other.close();
  const [receipt] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('link', { name: history.receipt }).click(),
  ]);
  expect(await receipt.failure()).toBeNull();
  await row.getByRole('button', { name: history.remove }).click();
  await expect(row).toBeHidden();
});

test('an account is changed and deleted', async ({ page }) => {
  await signUp(page, 'fanny@example.org', '/account');
  await page.getByLabel(words.account.person.name).fill('F');
  await page.getByRole('button', { name: words.account.person.save }).click();
  await expect(page.getByRole('alert')).toHaveText('Name should be 2–20 characters');
  await page.getByLabel(words.account.person.name).fill('Fanny');
  await page.getByRole('button', { name: words.account.person.save }).click();
  await expect(page.getByText(words.account.done.saved)).toBeVisible();

  await page.getByText(words.account.data.erase, { exact: true }).click();
  await expect(page.getByText(leavingWords('en').stays.heading)).toBeVisible();
  await page.getByLabel(words.account.data.confirm).fill('fany@example.org');
  await page.getByRole('button', { name: words.account.data.eraseNow }).click();
  await expect(page.getByRole('alert')).toHaveText(words.account.data.notTheirs);
  await page.getByLabel(words.account.data.confirm).fill('fanny@example.org');
  await page.getByRole('button', { name: words.account.data.eraseNow }).click();
  await expect(page).toHaveURL(addressOf('/?done=erased'));
  await expect(page.getByText(leavingWords('en').farewells.erased)).toBeVisible();
  await expect(page.getByRole('link', { name: shellWords('en').account.logIn })).toBeVisible();
});

test('a user who signs up again learns why there is no second trial, by email and on the account page', async ({
  page,
}) => {
  const { data, plan } = words.account;
  const email = 'greg@example.org';
  await signUp(page, email, '/account');
  await page.getByText(data.erase, { exact: true }).click();
  await page.getByLabel(data.confirm).fill(email);
  await page.getByRole('button', { name: data.eraseNow }).click();
  await expect(page).toHaveURL(addressOf('/?done=erased'));

  await signUp(page, email, '/account');
  await expect(page.getByText(fill(plan.state.trialUsed, { days: trialDays }))).toBeVisible();
  const emails = await emailsTo(page, email);
  expect(emails.map(({ text }) => text).join()).toContain('already had its free trial');
});

test('a sign-in link works once, and says so the second time', async ({ page }) => {
  const link = await signUp(page, 'hugo@example.org');
  await page.context().clearCookies();
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.logIn.welcome.failed);
  await page.goto(addressOf('/log-in'));
  await page.getByLabel(words.logIn.email).fill('nobody@example.org');
  await page.getByRole('button', { name: words.logIn.send['log-in'] }).click();
  await expect(page.getByText('There is no account with this email yet')).toBeVisible();
});

test('a sign-in link of another user needs a confirmation that names the account', async ({
  page,
  browser,
}) => {
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
  await expect(other.getByText('You are currently logged in as marc@example.org.')).toBeVisible();
  expect(await seriousProblems(other)).toEqual([]);
  await other.getByRole('button', { name: welcome.action }).click();
  await expect(other).toHaveURL(addressOf('/'));
  await other.goto(addressOf('/account'));
  await expect(other.getByText('lena@example.org').last()).toBeVisible();
  await context.close();
});

test('axe finds nothing serious on pages of logged-in users, in both themes and languages', async ({
  page,
}) => {
  // Twenty pages one after the other.
  test.slow();
  await signUp(page, 'ines@example.org');

  for (const path of ['/account', '/history-tasks', '/pricing', '/mailbox', '/merge-pdf']) {
    await inspect(page, path);
  }
});

test('axe finds nothing serious on pages of visitors', async ({ page }) => {
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

test('an uploaded HTML page cannot act for its viewer, and neither can a form at its address', async ({
  page,
  browser,
}) => {
  await signUp(page, 'eve-reads@example.org');
  const markup =
    `<!doctype html><form method="post" action="${addressOf('/account')}">` +
    '<button name="account-action" value="leave">You have won</button></form>';
  const sent = await page.request.post(addressOf('/api/v1/files'), {
    headers: {
      'x-file-name': 'prize.html',
      'content-type': 'application/octet-stream',
      origin: new URL(addressOf('/')).origin,
    },
    data: Buffer.from(markup),
  });
  const { token }: { token: string } = await sent.json();
  const content = addressOf(`/api/v1/files/${token}/content?inline=1`);
  const saved = page.waitForEvent('download');
  // `goto` rejects when the navigation becomes a download.
  await expect(page.goto(content)).rejects.toThrow();
  expect((await saved).suggestedFilename()).toBe('prize.html');

  // The same form in a document of our own origin, should one ever be served. A service worker would request
  // the document itself.
  const context = await browser.newContext({
    serviceWorkers: 'block',
    storageState: await page.context().storageState(),
    extraHTTPHeaders: { 'x-forwarded-for': '10.1.0.2' },
  });
  const prize = await context.newPage();
  await prize.route('**/prize', (route) => route.fulfill({ contentType: 'text/html', body: markup }));
  await prize.goto(addressOf('/prize'));
  const [refused] = await Promise.all([
    prize.waitForResponse(addressOf('/account')),
    prize.getByRole('button', { name: 'You have won' }).click(),
  ]);
  expect(refused.status()).toBe(403);
  await expect(prize.getByText(failureText('en', 'form-expired', {}))).toBeVisible();
  await context.close();
  await page.goto(addressOf('/account'));
  await expect(page.getByRole('heading', { name: words.account.heading })).toBeVisible();
});

test('the link of the start logs in as a demo user with Pro, and a link of another site waits', async ({
  page,
}) => {
  await page.goto(addressOf('/demo'));
  await expect(menuOf(page)).toContainText('Pro');
  await expect(page).toHaveURL(addressOf('/'));
  expect(await (await page.request.get(addressOf('/api/v1/session'))).json()).toMatchObject({ hasPro: true });

  await page.route('https://elsewhere.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<a href="${addressOf('/fr/demo')}">demo</a>` }),
  );
  await page.goto('https://elsewhere.example/');
  await page.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsIn('fr').logIn.demo.heading);
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL(addressOf('/fr/demo'));
  await page
    .getByRole('main')
    .getByRole('button', { name: wordsIn('fr').logIn.demo.action })
    .click();
  await expect(page).toHaveURL(addressOf('/fr'));
});
