import { execFileSync } from 'node:child_process';
import { editorWords } from '@octavo/i18n/editor';
import { expect, type Page } from '@playwright/test';

import { pdf } from './samples.ts';
import { seriousProblems } from './serious-problems.ts';
import { test } from './test.ts';
import { ToolPage } from './tool-page.ts';

const words = editorWords('en');

const thumbnail = (page: Page, number: number) =>
  page
    .getByRole('navigation', { name: words.pages })
    .getByRole('button', { name: `Page ${number}` })
    .first();

/** Keys of the pages in the strip. */
const order = (page: Page) =>
  page.locator('.ed-pages-list button').evaluateAll((list) => list.map((button) => button.dataset['thumb']));

/** Marks of the pages of a file, as poppler reads them. */
function marksOf(path: string): (string | undefined)[] {
  const texts = execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' }).split('\f');

  return texts.slice(0, -1).map((text) => /([A-Za-z]+)TextNo(\d)/.exec(text)?.slice(1).join(' '));
}

test('pages are arranged, turned, deleted and added from another file', async ({ page }) => {
  const toolPage = new ToolPage(page);
  await toolPage.open('edit-pdf');
  await toolPage.drop([pdf('Report.pdf', 4)]);
  await expect(page.locator('[data-page="p1"] canvas').first()).toBeVisible();

  await thumbnail(page, 3).click();
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(() => order(page)).toEqual(['p1', 'p3', 'p2', 'p4']);
  const [from, to] = await Promise.all([thumbnail(page, 4).boundingBox(), thumbnail(page, 1).boundingBox()]);
  await page.mouse.move(from!.x + 20, from!.y + 20);
  await page.mouse.down();
  await page.mouse.move(to!.x + 20, to!.y + 30, { steps: 6 });
  await page.mouse.move(to!.x + 20, to!.y + 4, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => order(page)).toEqual(['p4', 'p1', 'p3', 'p2']);

  await thumbnail(page, 1).click();
  await page.getByRole('button', { name: 'Rotate 1 page right' }).click();
  await thumbnail(page, 2).click();
  await page.keyboard.press('Delete');
  await expect.poll(() => order(page)).toEqual(['p4', 'p3', 'p2']);
  await page.getByRole('button', { name: 'Undo delete page' }).click();
  await expect.poll(() => order(page)).toHaveLength(4);
  await page.getByRole('button', { name: 'Redo delete page' }).click();

  const chooser = page.waitForEvent('filechooser');
  await thumbnail(page, 3).click();
  await page.getByRole('button', { name: words.pageActions.addFrom }).click();
  await (await chooser).setFiles([pdf('Annex.pdf', 2)]);
  await page.getByRole('checkbox', { name: 'Page 1' }).uncheck();
  expect(await seriousProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add 1 page' }).click();
  await expect.poll(() => order(page)).toHaveLength(4);
  // A search reads the pages of the other file, too.
  await page.keyboard.press('Control+f');
  await page.getByRole('textbox', { name: words.find.find, exact: true }).fill('AnnexTextNo2');
  await expect(page.locator('.ed-found-mark')).toHaveCount(1);

  await page.getByRole('button', { name: words.apply }).click();
  await toolPage.finish();
  const { path } = await toolPage.save();

  expect(marksOf(path)).toEqual(['Report 4', 'Report 3', 'Report 2', 'Annex 2']);
  execFileSync('qpdf', ['--check', path]);
  expect(execFileSync('pdfinfo', ['-f', '1', '-l', '1', path], { encoding: 'utf8' })).toMatch(/rot:\s+90/);
});

test('undoing everything leaves no change, and a tab that ends keeps what was saved', async ({
  page,
  context,
}) => {
  const toolPage = new ToolPage(page);
  await toolPage.open('edit-pdf');
  await toolPage.drop([pdf('Kept.pdf', 3)]);
  await expect(page.locator('[data-page="p1"] canvas').first()).toBeVisible();
  await thumbnail(page, 3).click();
  await page.keyboard.press('Alt+ArrowUp');
  await page.getByRole('button', { name: 'Undo move page' }).click();
  await expect(page.getByRole('button', { name: words.changes.none })).toBeDisabled();
  await expect(page.getByRole('button', { name: words.apply })).toHaveAttribute('aria-disabled', 'true');

  await page.getByRole('button', { name: words.pageActions.addBlank }).click();
  await expect.poll(() => order(page)).toHaveLength(4);
  const kept = await order(page);
  await expect(page.getByRole('status').filter({ hasText: /^Saved on this device/ })).toHaveAttribute(
    'aria-busy',
    'false',
  );
  const url = page.url();
  await page.close({ runBeforeUnload: false });

  const again = await context.newPage();
  await again.goto(url);
  // The page that was added was in view, and is again.
  await expect.poll(() => order(again)).toEqual(kept);
  await expect(again.getByRole('button', { name: words.apply })).toHaveAttribute('aria-disabled', 'false');
});

test('a page is cropped by a drag, by numbers and by keys', async ({ page }) => {
  const toolPage = new ToolPage(page);
  await toolPage.open('edit-pdf');
  await toolPage.drop([pdf('Report.pdf', 2)]);
  const sheet = page.locator('[data-page="p1"]');
  await expect(sheet.locator('canvas').first()).toBeVisible();
  const panel = page.locator('[data-part="panel"]');
  const before = (await sheet.boundingBox())!;

  await page.getByRole('navigation').getByRole('button', { name: 'Crop 1 page' }).click();
  await expect(panel.getByRole('button', { name: 'Crop 1 page' })).toBeDisabled();
  await page.mouse.move(before.x + 40, before.y + 50);
  await page.mouse.down();
  await page.mouse.move(before.x + 240, before.y + 350, { steps: 6 });
  await page.mouse.up();
  await panel.getByLabel(words.panel.boxWidth).fill('200');
  await page.locator('[data-part="viewport"]').focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Control+ArrowUp');
  expect(await seriousProblems(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Undo cropping of page' })).toBeVisible();
  await expect.poll(async () => (await sheet.boundingBox())!.width).toBeLessThan(before.width - 20);
  await page.getByRole('button', { name: 'Undo cropping of page' }).click();
  await expect.poll(async () => (await sheet.boundingBox())!.width).toBe(before.width);

  await page.getByRole('button', { name: 'Redo cropping of page' }).click();
  await page.getByRole('button', { name: words.apply }).click();
  await toolPage.finish();
  const { path } = await toolPage.save();
  expect(execFileSync('pdfinfo', [path], { encoding: 'utf8' })).toMatch(/Page size:\s+200 x/);
});
