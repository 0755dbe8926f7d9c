import { shellWords } from '@octavo/i18n/shell';
import { expect } from '@playwright/test';
import { convert, logIn, menuOf, pay, signUp, useSalesProduct, wordsIn } from './people.ts';
import { test } from './test.ts';
import { addressOf, ToolPage } from './tool-page.ts';

useSalesProduct();

const words = wordsIn('en');
const { account } = shellWords('en');

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

test('a login and a payment in one tab reach the other without a reload', async ({ page, context }) => {
  const email = 'walter@example.org';
  const toolPage = new ToolPage(page);
  await convert(toolPage);
  const other = await context.newPage();
  await signUp(other, email, '/pricing');
  await expect(menuOf(page)).toContainText(account.accountStatus.free);
  await expect(page.getByRole('link', { name: toolPage.words.result.withPro })).toBeVisible();
  await pay(other, 'QUARTERLY', 'succeeds');
  await expect(menuOf(page)).toContainText(account.accountStatus.pro);
  expect((await toolPage.save()).name).toBe('Letter-rotated.pdf');
});

test('logging out everywhere ends the session in the other browser and in the other tab', async ({
  page,
  context,
  browser,
}) => {
  const email = 'xenia@example.org';
  const { sessions } = words.account;
  await signUp(page, email, '/account');
  const elsewhere = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '10.2.0.1' } });
  const far = await elsewhere.newPage();
  await logIn(far, email, '/account');
  await page.reload();
  await expect(page.getByText(/^Last used/)).toHaveCount(1);
  const tab = await context.newPage();
  await tab.goto(addressOf('/merge-pdf'));

  await page.getByRole('button', { name: sessions.end }).click();
  await expect(page).toHaveURL(addressOf('/?done=out-everywhere'));
  await expect(tab.getByRole('link', { name: account.logIn })).toBeVisible();
  await far.goto(addressOf('/account'));
  await expect(far).toHaveURL(addressOf('/'));

  // Going back does not show the earlier content again.
  await page.goBack();
  await expect(page.getByRole('link', { name: account.logIn })).toBeVisible();
  await expect(page.getByText(email)).toHaveCount(0);
  await elsewhere.close();
});
