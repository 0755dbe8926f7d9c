import { shellWords } from '@octavo/i18n/shell';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { linkFor, useSalesProduct, wordsIn } from './people.ts';
import { pdf, type SampleFile, txt } from './samples.ts';
import { seriousProblems } from './serious-problems.ts';
import { test } from './test.ts';
import { addressOf, ToolPage } from './tool-page.ts';

// Most users see animations; other files run without them, which is faster.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

useSalesProduct();

const words = wordsIn('en');

/** Counts presses of the mouse or a finger in all pages; a click that the Enter key makes is none. */
async function countClicks(context: BrowserContext): Promise<() => number> {
  let clicks = 0;
  await context.exposeBinding('countClick', () => {
    clicks += 1;
  });
  await context.addInitScript(() => {
    addEventListener('click', ({ detail }) => detail > 0 && Reflect.get(window, 'countClick')(), true);
  });

  return () => clicks;
}

test('a new user gets from the home page to a downloaded Pro result in six clicks', async ({
  page,
  context,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await downloadWithPro(page, context, {
    email: 'zoe@example.org',
    file: pdf('Letter.pdf', 3),
    result: 'Letter.txt',
    chooseTool: async () => {
      const offered = page.getByRole('status').filter({ hasText: shellWords('en').home.offer.one });
      await offered.getByRole('link', { name: /^PDF to text/ }).click();
    },
    // Enter is part of typing the address.
    send: () => page.keyboard.press('Enter'),
  });
});

test('a mouse alone clicks six times, too, for a file that one tool takes', async ({ page, context }) => {
  test.slow();
  await downloadWithPro(page, context, {
    email: 'yann@example.org',
    file: txt('Letter.txt'),
    result: 'Letter.pdf',
    chooseTool: async () => undefined,
    send: () => page.getByRole('dialog').locator('form').getByRole('button').first().click(),
  });
});

interface FirstVisit {
  readonly email: string;
  readonly file: SampleFile;
  /** Name of the file that is downloaded. */
  readonly result: string;
  chooseTool(): Promise<void>;
  /** Sends the address that was typed. */
  send(): Promise<void>;
}

async function downloadWithPro(
  page: Page,
  context: BrowserContext,
  { email, file: { name, mimeType, buffer }, result, chooseTool, send }: FirstVisit,
): Promise<void> {
  const clicks = await countClicks(context);
  const toolPage = new ToolPage(page);
  await page.goto(addressOf('/'));
  // The rule and the price are shown before a file is chosen.
  await expect(page.getByText(/\$8\.99 per month.* Downloads included/)).toBeAttached();
  const chooser = page.waitForEvent('filechooser');
  await page
    .getByRole('main')
    .locator('label, button')
    .filter({ hasText: shellWords('en').dropZone.choose })
    .first()
    .click();
  await (await chooser).setFiles({ name, mimeType, buffer });
  await chooseTool();
  await toolPage.run();
  await toolPage.finish();
  await expect(page.getByText('free for 3 days, then $8.99 per month')).toBeVisible();

  await page.getByRole('button', { name: toolPage.words.result.withPro }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('$0.00 today, then $8.99 per month from');
  await expect(dialog.getByRole('radio', { name: new RegExp(`^${words.pricing.plan.MONTH}`) })).toBeChecked();
  expect(await seriousProblems(page)).toEqual([]);
  await dialog.getByLabel(words.logIn.email).fill(email);
  await send();
  await expect(dialog.getByText(words.logIn.sent)).toBeVisible();

  // The link in the email opens in another tab, which continues at the payment page.
  const mail = await context.newPage();
  const link = await linkFor(page, email);
  await mail.setContent(`<a href="${link}">Log in</a>`);
  await mail.getByRole('link').click();
  await mail.waitForURL(/\/sandbox\/checkout\//);
  await expect(dialog).toContainText(words.pricing.wall.loggedIn);
  const download = page.waitForEvent('download');
  await mail.getByRole('button', { name: words.sandbox.pay, exact: true }).click();
  await expect(mail.getByRole('heading', { level: 1 })).toHaveText(words.welcome);

  expect((await download).suggestedFilename()).toBe(result);
  await expect(dialog).toBeHidden();
  expect(clicks()).toBeLessThanOrEqual(6);
}
