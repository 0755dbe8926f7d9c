import { freeTaskBytes, freeTasksPerDay, taskBytes } from '@octavo/contract/limits';
import { catalogue, toolIds } from '@octavo/tools/catalogue';
import { expect, type Page } from '@playwright/test';
import { linkFor, pay, signUp, useSalesProduct, useUp, wordsIn } from './people.ts';
import { pdf } from './samples.ts';
import { test } from './test.ts';
import { addressOf, ToolPage } from './tool-page.ts';

useSalesProduct();

const words = wordsIn('en');

test('a visitor without free tasks logs in, and the same files are processed', async ({ page, context }) => {
  const toolPage = new ToolPage(page);
  await toolPage.open('rotate-pdf');
  await useUp(context);
  await toolPage.add([pdf('Letter.pdf', 2)]);
  await toolPage.pages.first().click();
  await toolPage.action.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`You have used your ${freeTasksPerDay} free tasks for today`);
  await dialog.getByLabel(words.logIn.email).fill('bruno@example.org');
  await dialog.getByRole('button', { name: words.logIn.send['sign-up'] }).click();
  await expect(dialog.getByText(words.logIn.sent)).toBeVisible();

  const other = await context.newPage();
  await other.goto(await linkFor(page, 'bruno@example.org'));
  await toolPage.finish();
  await expect(other.getByText(toolPage.words.result.done)).toBeVisible();
  expect(other.url()).toBe(page.url());
});

test('a file too large for a visitor is refused at the drop, and accepted after a login', async ({
  page,
  context,
}) => {
  const toolPage = new ToolPage(page);
  const email = 'ursula@example.org';
  const { name, mimeType, buffer } = pdf('Large.pdf', 2);
  // Bytes after the end of a PDF are not part of it.
  const large = { name, mimeType, buffer: Buffer.concat([buffer, Buffer.alloc(freeTaskBytes)]) };
  const uploads: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/v1/files')) {
      uploads.push(request.url());
    }
  });
  await toolPage.open('rotate-pdf');
  await toolPage.add([large]);
  await expect(toolPage.notices).toContainText(
    'Without an account, the files in one task can add up to 20 MB',
  );
  expect(uploads).toEqual([]);

  await toolPage.notices.getByRole('button', { name: toolPage.words.drop.more['log-in'] }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Log in for up to 100 MB');
  await dialog.getByLabel(words.logIn.email).fill(email);
  await dialog.getByRole('button', { name: words.logIn.send['sign-up'] }).click();
  await expect(dialog.getByText(words.logIn.sent)).toBeVisible();
  const other = await context.newPage();
  await other.goto(await linkFor(page, email));
  await expect(dialog).toBeHidden();
  await expect(toolPage.pages).toHaveCount(2);
  await expect(toolPage.notices).toBeHidden();
  await expect.poll(() => uploads.length).toBe(1);
});

test('every tool states its limits and price before the upload, for each kind of viewer', async ({
  page,
}) => {
  test.slow();
  expect([freeTaskBytes, taskBytes].map((bytes) => bytes / 1024 / 1024)).toEqual([20, 100]);
  const visitor = /Downloads are included in Pro, from \$8\.99 per month|Included in Pro/;
  await everyTool(page, {
    size: /Up to (\d+ files and )?20 MB per task/,
    never: /100 MB(?! in the trial and with Pro)/,
    rule: visitor,
  });
  await signUp(page, 'vera@example.org', '/pricing');
  await everyTool(page, {
    size: /Up to (\d+ files and )?100 MB per task/,
    never: /with Pro\)/,
    rule: /Your trial includes every tool until/,
  });
  await page.goto(addressOf('/pricing'));
  await pay(page, 'QUARTERLY', 'succeeds');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.welcome);
  await everyTool(page, { size: /Up to (\d+ files and )?100 MB per task/, never: /with Pro\)/, rule: null });
});

/** Checks the server-rendered pages, so that the limits are shown without a script, too. */
async function everyTool(
  page: Page,
  expected: { readonly size: RegExp; readonly never: RegExp; readonly rule: RegExp | null },
): Promise<void> {
  // Forms take no file; their page states its price in their own words.
  for (const id of toolIds.filter((tool) => catalogue[tool].maxFiles > 0)) {
    const answer = await page.request.get(addressOf(`/${id}`));
    // React separates adjacent texts by empty comments.
    const text = (await answer.text()).replaceAll('<!-- -->', '');
    expect(text, id).toMatch(expected.size);
    expect(text, id).not.toMatch(expected.never);

    if (expected.rule === null) {
      expect(text, id).not.toContain(words.pricing.rule.link);
    } else {
      expect(text, id).toMatch(expected.rule);
      expect(text, id).toContain(words.pricing.rule.link);
    }
  }
}
