import { shellWords } from '@octavo/i18n/shell';
import { expect } from '@playwright/test';
import { linkFor, pay, useSalesProduct, wordsIn } from './people.ts';
import { pdf } from './samples.ts';
import { test } from './test.ts';
import { addressOf, ToolPage } from './tool-page.ts';

// Most users see animations; other files run without them, which is faster.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

useSalesProduct();

const words = wordsIn('en');

test('a new user gets from the home page to a downloaded Pro result', async ({ page, context }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  const toolPage = new ToolPage(page);
  const email = 'zoe@example.org';
  await page.goto(addressOf('/'));
  // The rule and the price are shown before a file is chosen.
  await expect(page.getByText(/Downloads are included in Pro: \$8\.99 per month/)).toBeAttached();
  await toolPage.add([pdf('Letter.pdf', 3)]);
  const offered = page.getByRole('status').filter({ hasText: shellWords('en').home.offer.one });
  await offered.getByRole('link', { name: /^Rotate PDF/ }).click();
  await toolPage.pages.first().click();
  await toolPage.run();
  await toolPage.finish();

  await page.getByRole('button', { name: toolPage.words.result.logInFirst }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(toolPage.words.result.logInTip);
  await dialog.getByLabel(words.logIn.email).fill(email);
  await dialog.getByRole('button', { name: words.logIn.send['sign-up'] }).click();
  await expect(dialog.getByText(words.logIn.sent)).toBeVisible();
  const mail = await context.newPage();
  await mail.goto(await linkFor(page, email));
  await expect(mail).toHaveURL(page.url());

  // The user continues in the tab that the email opened; the first one stays unchanged.
  const [plans] = await Promise.all([
    context.waitForEvent('page'),
    mail.getByRole('link', { name: toolPage.words.result.proFirst }).click(),
  ]);
  const download = mail.waitForEvent('download');
  await pay(plans, 'MONTH', 'succeeds');
  await expect(plans.getByRole('heading', { level: 1 })).toHaveText(words.welcome);
  expect((await download).suggestedFilename()).toBe('Letter-rotated.pdf');
  await plans.getByRole('link', { name: words.pricing.outcome.goOn }).click();
  expect((await new ToolPage(plans).save()).name).toBe('Letter-rotated.pdf');
});
