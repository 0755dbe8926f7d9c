import { execFileSync } from 'node:child_process';
import { editorWords } from '@octavo/i18n/editor';
import { PdfFile } from '@octavo/testkit/pdf/pdf-file';
import { expect, type Page } from '@playwright/test';

import type { SampleFile } from './samples.ts';
import { seriousProblems } from './serious-problems.ts';
import { test } from './test.ts';
import { ToolPage } from './tool-page.ts';

const words = editorWords('en');

/** Pages with one paragraph of two lines each. */
function letter(...pages: readonly (readonly [string, string])[]): SampleFile {
  const file = new PdfFile();
  const [root, tree] = [file.reserve(), file.reserve()];
  const font = file.add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  const leaves = pages.map(([first, second]) => {
    const content = file.stream('', `BT /F 14 Tf 17 TL 1 0 0 1 72 700 Tm (${first}) Tj T* (${second}) Tj ET`);

    return file.add(
      `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 595 842] /Contents ${content} 0 R
        /Resources << /Font << /F ${font} 0 R >> >> >>`,
    );
  });
  file.set(
    tree,
    `<< /Type /Pages /Count ${leaves.length} /Kids [${leaves.map((leaf) => `${leaf} 0 R`).join(' ')}] >>`,
  );
  file.set(root, `<< /Type /Catalog /Pages ${tree} 0 R >>`);

  return { name: 'Letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from(file.finish(root)) };
}

/** Opens a letter in the editor and waits until its first page is drawn. */
async function openLetter(page: Page, sample: SampleFile): Promise<ToolPage> {
  const tool = new ToolPage(page);
  await tool.open('edit-pdf');
  await tool.drop([sample]);
  await expect(page.locator('[data-page="p1"] canvas').first()).toBeVisible();

  return tool;
}

/** Text of the result as another program reads it. */
async function resultText(page: Page, tool: ToolPage): Promise<string> {
  await page.getByRole('button', { name: words.apply }).click();
  await tool.finish();
  const { path } = await tool.save();
  execFileSync('qpdf', ['--check', path]);

  return execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' });
}

const textOf = (page: Page, beginning: string) =>
  page.getByRole('button', { name: new RegExp(`^Text “${beginning}`) });

const undo = (page: Page) => page.getByRole('button', { name: /^Undo/ });

test('a name is corrected in place and stands corrected in the result', async ({ page }) => {
  const tool = await openLetter(
    page,
    letter(['This agreement is made with Jon Smith of', 'London, who signs below.']),
  );
  await page.keyboard.press('t');
  await expect(textOf(page, 'This agreement')).toHaveCount(1);
  const text = page.locator('[data-page="p1"] .ed-text-area').first();
  const { width, height } = (await text.boundingBox())!;
  await text.click({ position: { x: width - 2, y: height * 0.25 } });
  const keys = page.locator('.ed-keys');
  await expect(keys).toBeFocused();

  // A drawing of the page between a key and its event leaves the caret where the key put it.
  await keys.evaluate((field: HTMLTextAreaElement) => {
    field.setSelectionRange(3, 3);
    field.blur();
  });
  await expect(keys).toHaveJSProperty('selectionStart', 3);
  await keys.focus();
  await page.keyboard.press('Home');

  // Words of the line are stepped over by keys, as in any field.
  for (let word = 0; word < 6; word += 1) {
    await page.keyboard.press('Control+ArrowRight');
  }

  await page.keyboard.press('Control+ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('h');
  await expect(textOf(page, 'This agreement is made with John Smith of')).toHaveCount(1);
  await expect(undo(page)).toHaveAccessibleName(/text/);
  await page.keyboard.press('Control+z');
  await expect(textOf(page, 'This agreement is made with Jon Smith of')).toHaveCount(1);
  await page.keyboard.press('Control+Shift+z');
  await expect(textOf(page, 'This agreement is made with John Smith of')).toHaveCount(1);
  expect(await seriousProblems(page)).toEqual([]);

  // A click beside the text ends typing; the text can still be moved by keys.
  await page.keyboard.press('Escape');
  await expect(page.locator('.ed-keys')).toHaveCount(0);

  expect(await resultText(page, tool)).toMatch(
    /This agreement is made with John Smith\s+of\s+London, who signs below\./,
  );
});

test('text is added to a page, moved and kept over a reload', async ({ page }) => {
  const tool = await openLetter(page, letter(['Dear Sir,', 'thank you.']));
  await page.keyboard.press('a');
  const box = (await page.locator('[data-page="p1"]').boundingBox())!;
  await page.mouse.click(box.x + box.width * 0.3, box.y + box.height * 0.5);
  await page.keyboard.type('Received, ελληνικά');
  await page.keyboard.press('Escape');
  await expect(textOf(page, 'Received, ελληνικά')).toHaveCount(1);
  const left = page.getByRole('spinbutton', { name: words.panel.left });
  const before = Number(await left.inputValue());
  await page.keyboard.press('Shift+ArrowRight');
  await expect(left).toHaveValue(String(before + 10));
  await page.getByRole('button', { name: words.text.styles.bold }).click();

  await expect(page.getByRole('status').filter({ hasText: /^Saved on this device/ })).toHaveAttribute(
    'aria-busy',
    'false',
  );
  await page.reload();
  await expect(page.locator('[data-page="p1"] canvas').first()).toBeVisible();
  await expect(textOf(page, 'Received, ελληνικά')).toHaveCount(1);

  const text = await resultText(page, tool);
  expect(text).toContain('Received, ελληνικά');
  expect(text).toContain('Dear Sir,');
});

test('a word is found on two pages and replaced where it is chosen', async ({ page }) => {
  const tool = await openLetter(
    page,
    letter(
      ['The bindery keeps one volume of each', 'batch, as every Bindery does.'],
      ['Visits to the bindery are possible', 'during working hours.'],
    ),
  );
  await page.keyboard.press('Control+f');
  await page.getByRole('textbox', { name: words.find.find, exact: true }).fill('bindery');
  await expect(page.getByText('3 matches on 2 pages')).toBeVisible();
  expect(await seriousProblems(page)).toEqual([]);
  await page.getByRole('textbox', { name: words.find.replaceWith }).fill('workshop');
  await page.getByRole('checkbox', { name: 'Replace on page 1' }).nth(1).uncheck();
  await page.getByRole('button', { name: 'Replace 2 matches' }).click();
  await expect(page.getByText('1 match on 1 page')).toBeVisible();

  // One step takes back all matches.
  await undo(page).click();
  await expect(page.getByText('3 matches on 2 pages')).toBeVisible();
  await page.getByRole('button', { name: /^Redo/ }).click();

  const text = await resultText(page, tool);
  expect(text).toMatch(/The workshop keeps one volume of\s+each\s+batch, as every Bindery does\./);
  expect(text).toMatch(/Visits to the workshop are\s+possible/);
});

test('texts of turned and added pages are changed in place, and the caret returns by undo', async ({
  page,
}) => {
  const tool = await openLetter(page, letter(['Dear Jon Smit,', 'thank you.']));
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: words.pageActions.addFrom }).click();
  await (await chooser).setFiles([letter(['Annex of May', 'to the letter.'])]);
  await page.getByRole('button', { name: 'Add 1 page' }).click();
  const added = page.locator('.ed-page').nth(1);
  await expect(added.locator('canvas').first()).toBeVisible();
  await page.keyboard.press('Shift+P');
  await page.keyboard.press('ArrowUp');
  await page.getByRole('button', { name: 'Rotate 1 page right' }).click();
  await page.locator('[data-part="viewport"]').focus();
  await page.keyboard.press('t');

  for (const [text, typed, result] of [
    ['Dear Jon Smit', 'h', 'Dear Jon Smit,.*thank you\\.h'],
    ['Annex of May', ' x', 'to the letter\\. x'],
  ] as const) {
    const button = textOf(page, text);
    await expect(button).toHaveCount(1);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.ed-keys')).toBeAttached();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(typed);
    await expect(page.getByRole('button', { name: new RegExp(`^Text “.*${result}`) })).toHaveCount(1);
    await page.keyboard.press('Home');
    await page.keyboard.press('Control+z');
    await expect(page.getByRole('button', { name: new RegExp(`^Text “.*${result}`) })).toHaveCount(0);
    await page.keyboard.type(typed);
    await expect(page.getByRole('button', { name: new RegExp(`^Text “.*${result}`) })).toHaveCount(1);
    await page.keyboard.press('Escape');
  }

  const text = await resultText(page, tool);
  expect(text).toMatch(/thank you\.h/);
  expect(text).toMatch(/to the letter\. x/);
});
