import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { editorWords } from '@octavo/i18n/editor';
import { bankStatement, statementSecrets } from '@octavo/testkit/pdf/bank-statement';
import { everythingIn } from '@octavo/testkit/pdf/traces';
import { expect, type Page } from '@playwright/test';
import { seriousProblems } from './serious-problems.ts';
import { test } from './test.ts';
import { ToolPage } from './tool-page.ts';

const words = editorWords('en');
const statement = {
  name: 'Statement.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(bankStatement()),
};

/** Marks over the pages that are drawn. */
const marks = (page: Page) => page.locator('.ed-redaction');

async function openStatement(page: Page): Promise<ToolPage> {
  const toolPage = new ToolPage(page);
  await toolPage.open('redact-pdf');
  await toolPage.drop([statement]);
  await expect(page.locator('[data-page="p1"] canvas').first()).toBeVisible();

  return toolPage;
}

test('texts and personal data leave a statement, and the report says so', async ({ page }) => {
  const toolPage = await openStatement(page);
  await page.getByRole('textbox', { name: words.redact.words }).fill(statementSecrets.name);
  await page.getByRole('button', { name: words.redact.mark, exact: true }).click();
  await expect(page.getByText('2 of 2 places selected')).toBeVisible();

  for (const pattern of ['email', 'phone', 'iban', 'card'] as const) {
    await page.getByRole('button', { name: words.redact.patternNames[pattern] }).click();
  }

  await expect(page.getByText('6 of 6 places selected')).toBeVisible();
  expect(await seriousProblems(page)).toEqual([]);

  // The card number stays: its mark is taken out in the list, and put back and taken out again by undo and redo.
  await page.getByRole('checkbox', { name: new RegExp(statementSecrets.card) }).uncheck();
  await expect(page.getByText('5 of 6 places selected')).toBeVisible();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByText('6 of 6 places selected')).toBeVisible();
  await page.getByRole('button', { name: /^Redo/ }).click();
  await expect(page.getByText('5 of 6 places selected')).toBeVisible();

  await page.getByRole('button', { name: words.redact.apply }).click();
  await toolPage.finish();
  await expect(page.getByRole('heading', { name: words.proof.title })).toBeVisible();
  expect(await seriousProblems(page)).toEqual([]);

  const { path } = await toolPage.save();
  const text = execFileSync('pdftotext', [path, '-'], { encoding: 'utf8' });
  const everything = everythingIn(readFileSync(path));

  expect(text).toContain('Account holder:');
  expect(text).toContain(statementSecrets.card);
  expect(text).not.toMatch(/Kragelund|BUKB|7946|example\.org/);
  expect(everything).not.toContain('Kragelund');
});

test('words and areas are marked on the page, and marks are taken back by keys', async ({ page }) => {
  await openStatement(page);
  const box = (await page.locator('[data-page="p1"]').boundingBox())!;
  const drag = async (from: readonly [number, number], to: readonly [number, number]) => {
    await page.mouse.move(box.x + box.width * from[0], box.y + box.height * from[1]);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * to[0], box.y + box.height * to[1], { steps: 6 });
    await page.mouse.up();
  };

  await drag([0.6, 0.5], [0.8, 0.6]);
  await expect(marks(page)).toHaveCount(1);
  await page.locator('.ed-word').first().waitFor({ state: 'attached' });
  const word = (await page.locator('.ed-word').nth(1).boundingBox())!;
  await page.mouse.move(word.x + 1, word.y + word.height / 2);
  await page.mouse.down();
  await page.mouse.move(word.x + word.width - 1, word.y + word.height / 2, { steps: 5 });
  await page.mouse.up();
  await expect(marks(page)).toHaveCount(2);

  await marks(page).first().focus();
  await page.keyboard.press('Delete');
  await expect(marks(page)).toHaveCount(1);
});

test('a text that is not in the file gives no result', async ({ page }) => {
  const toolPage = await openStatement(page);
  await page.getByRole('textbox', { name: words.redact.words }).fill('nowhere at all');
  await page.getByRole('button', { name: words.redact.mark, exact: true }).click();
  await expect(page.getByText(words.redact.unfound)).toBeVisible();
  await page.getByRole('button', { name: words.redact.apply }).click();
  await expect(page.getByRole('heading', { name: toolPage.words.job.failed })).toBeVisible();
});
