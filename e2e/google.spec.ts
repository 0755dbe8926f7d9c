import { issuedTo, OpenidIssuer } from '@octavo/testkit/sign-in/openid-issuer';
import { expect } from '@playwright/test';
import { convert, launchForPeople, menuOf, wordsIn } from './people.ts';
import { test } from './test.ts';
import { addressOf, ToolPage } from './tool-page.ts';

let issuer: OpenidIssuer;

launchForPeople(async () => {
  issuer = await OpenidIssuer.open();

  return {
    OCTAVO_GOOGLE_ISSUER: issuer.url,
    OCTAVO_GOOGLE_CLIENT_ID: issuedTo.clientId,
    OCTAVO_GOOGLE_CLIENT_SECRET: issuedTo.clientSecret,
  };
});

test.afterAll(() => issuer.close());

const words = wordsIn('en');

test('a login by Google returns to the page it started from, and other tabs follow', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto(addressOf('/split-pdf'));
  await page.goto(addressOf('/merge-pdf'));
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await page.getByRole('link', { name: words.logIn.google }).click();
  await expect(page).toHaveURL(addressOf('/merge-pdf'));
  await expect(menuOf(page)).toContainText('ada@example.org');
  await expect(menuOf(other)).toContainText('ada@example.org');
});

test('a login by Google works with an active service worker, which does not use up its state', async ({
  page,
}) => {
  issuer.person = { ...issuer.person, sub: '3', email: 'grace@example.org' };
  await page.goto(addressOf('/merge-pdf'));
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await page.getByRole('link', { name: words.logIn.google }).click();
  await expect(page).toHaveURL(addressOf('/merge-pdf'));
  await expect(menuOf(page)).toContainText('grace@example.org');
});

test('a login by Google in a popup continues at the payment, and keeps the result', async ({
  page,
  context,
}) => {
  issuer.person = { ...issuer.person, sub: '2', email: 'yves@example.org' };
  const toolPage = new ToolPage(page);
  await convert(toolPage);
  await page.getByRole('button', { name: toolPage.words.result.withPro }).click();
  const dialog = page.getByRole('dialog');
  const [beside] = await Promise.all([
    context.waitForEvent('page'),
    dialog.getByRole('link', { name: words.logIn.google }).click(),
  ]);
  await beside.waitForURL(/\/sandbox\/checkout\//);
  await expect(dialog).toContainText(words.pricing.wall.loggedIn);
  await expect(menuOf(page)).toContainText('yves@example.org');
});

test('a user refused by Google sees the reason and can log in by email', async ({ page }) => {
  issuer.isForging = true;
  await page.goto(`${addressOf('/log-in')}?next=/account`);
  await page.getByRole('link', { name: words.logIn.google }).click();
  await expect(page.getByRole('alert')).toHaveText(words.logIn.googleFailed);
  await expect(page.getByLabel(words.logIn.email)).toBeVisible();
  issuer.isForging = false;
  await page.getByRole('link', { name: words.logIn.google }).click();
  await expect(page).toHaveURL(addressOf('/account'));
});
