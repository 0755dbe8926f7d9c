import { execFileSync } from 'node:child_process';
import { editorWords } from '@octavo/i18n/editor';
import { expect, type Page } from '@playwright/test';
import { pdf } from './samples.ts';
import { seriousProblems } from './serious-problems.ts';
import { test } from './test.ts';
import { ToolPage } from './tool-page.ts';

const words = editorWords('en');

/** First page in the viewport, once it has been drawn. */
async function firstPage(page: Page) {
  const first = page.locator('[data-page="p1"]');
  await expect(first.locator('canvas').first()).toBeVisible();

  return first;
}

/** Drags over a page, between two shares of its size. */
async function drag(
  page: Page,
  from: readonly [number, number],
  to: readonly [number, number],
): Promise<void> {
  const box = (await (await firstPage(page)).boundingBox())!;
  const place = ([x, y]: readonly [number, number]) =>
    [box.x + box.width * x, box.y + box.height * y] as const;
  await page.mouse.move(...place(from));
  await page.mouse.down();
  await page.mouse.move(...place(to), { steps: 8 });
  await page.mouse.up();
}

/** Waits until the latest change is on the device. */
const untilSaved = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: /^Saved on this device/ })).toHaveAttribute(
    'aria-busy',
    'false',
  );

const tool = (page: Page, name: string) =>
  page.getByRole('navigation', { name: words.tools }).getByRole('button', { name, exact: true });

const object = (page: Page, name: RegExp) =>
  page.getByRole('list', { name: words.objectsOfPage }).first().getByRole('button', { name });

test('marks are made, undone, kept over a reload and applied by a job', async ({ page }) => {
  const toolPage = new ToolPage(page);
  await toolPage.open('annotate-pdf');
  await toolPage.drop([pdf('Contract.pdf', 2)]);
  await firstPage(page);

  await tool(page, words.tool.highlight).click();
  await page.locator('.ed-word').first().waitFor({ state: 'attached' });
  const word = (await page.locator('.ed-word').first().boundingBox())!;
  await page.mouse.move(word.x + 1, word.y + word.height / 2);
  await page.mouse.down();
  await page.mouse.move(word.x + word.width - 1, word.y + word.height / 2, { steps: 5 });
  await page.mouse.up();
  await expect(object(page, /^highlight/)).toHaveCount(1);

  await page.getByRole('button', { name: words.tool.comments, exact: true }).click();
  await page.getByRole('textbox', { name: words.comments.name }).fill('Zoë');
  await page.getByRole('textbox', { name: words.comments.name }).blur();
  await page.keyboard.press('n');
  const box = (await (await firstPage(page)).boundingBox())!;
  await page.mouse.click(box.x + box.width * 0.7, box.y + box.height * 0.3);
  await page.getByRole('textbox', { name: words.panel.note }).fill('Please check');
  await expect(object(page, /^note, “Please check”/)).toHaveCount(1);

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(object(page, /^note, “Please check”/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Redo note' })).toBeEnabled();
  await page.getByRole('button', { name: /^Redo/ }).click();
  await page.getByRole('button', { name: /^Redo/ }).click();
  await expect(object(page, /^note, “Please check”/)).toHaveCount(1);

  await untilSaved(page);
  await page.reload();
  await firstPage(page);
  await expect(object(page, /^highlight/)).toHaveCount(1);
  await expect(object(page, /^note, “Please check”/)).toHaveCount(1);
  expect(await seriousProblems(page)).toEqual([]);

  await page.getByRole('button', { name: words.apply }).click();
  await toolPage.finish();
  const { path } = await toolPage.save();
  const read = JSON.parse(execFileSync('qpdf', ['--json', path], { encoding: 'utf8', maxBuffer: 2 ** 26 }));
  const text = JSON.stringify(read);

  expect(text).toContain('"/Subtype":"/Highlight"');
  expect(text).toContain('u:Please check');
  expect(text.match(/"\/T":"u:Zoë"/g)).toHaveLength(1);
});

test('shapes are drawn, moved by keys and deleted', async ({ page }) => {
  const toolPage = new ToolPage(page);
  await toolPage.open('annotate-pdf');
  await toolPage.drop([pdf('Drawing.pdf', 1)]);
  await firstPage(page);
  await page.keyboard.press('s');
  await drag(page, [0.2, 0.4], [0.5, 0.5]);
  const left = page.getByRole('spinbutton', { name: words.panel.left });
  const before = Number(await left.inputValue());
  await page.keyboard.press('Shift+ArrowRight');
  await expect(left).toHaveValue(String(before + 10));
  await page.keyboard.press('Delete');
  await expect(object(page, /^rectangle/)).toHaveCount(0);
});

test('unfinished work is listed, opened again, and held by one tab', async ({ page, context }) => {
  const toolPage = new ToolPage(page);
  await toolPage.open('annotate-pdf');
  await toolPage.drop([pdf('Draft.pdf', 1)]);
  await firstPage(page);
  await page.keyboard.press('s');
  await drag(page, [0.2, 0.4], [0.5, 0.5]);
  await untilSaved(page);
  await page.getByRole('button', { name: words.close }).click();

  await expect(page.getByRole('heading', { name: words.drafts.title })).toBeVisible();
  await expect(page.getByText('1 change, ')).toBeVisible();
  await page.getByRole('button', { name: words.drafts.open }).click();
  await firstPage(page);
  await expect(object(page, /^rectangle/)).toHaveCount(1);

  const other = await context.newPage();
  await other.goto(page.url());
  await firstPage(other);
  await other.getByRole('button', { name: words.banner.taken.action }).click();
  await expect(page.getByText(words.notSaved.taken)).toBeVisible();
  await expect(object(other, /^rectangle/)).toHaveCount(1);
});

test('the whole editor is used by keys', async ({ page }) => {
  const toolPage = new ToolPage(page);
  await toolPage.open('annotate-pdf');
  await toolPage.drop([pdf('Keys.pdf', 1)]);
  await firstPage(page);
  await page.locator('.ed-word').first().waitFor({ state: 'attached' });
  await page.getByRole('main', { name: words.viewport }).focus();

  await page.keyboard.press('h');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(object(page, /^highlight/)).toHaveCount(1);

  await page.keyboard.press('b');
  await page.keyboard.press('Enter');
  await page.keyboard.type('By keys');
  await page.keyboard.press('Escape');
  await expect(object(page, /^text box, “By keys”/)).toHaveCount(1);

  await page.keyboard.press('Control+d');
  await expect(object(page, /^text box, “By keys”/)).toHaveCount(2);
  await page.keyboard.press('Control+z');
  await expect(object(page, /^text box, “By keys”/)).toHaveCount(1);
  await page.keyboard.press('F6');
  await expect(page.getByRole('complementary', { name: words.panel.label })).toBeFocused();
});

test('a phone draws with one finger and shows properties in a sheet', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const toolPage = new ToolPage(page, 'fr');
  const french = editorWords('fr');
  await toolPage.open('annotate-pdf');
  await toolPage.drop([pdf('Telephone.pdf', 1)]);
  await firstPage(page);
  await page.getByRole('button', { name: french.tool.draw }).tap();
  await expect(page.getByText(french.touchHint.draw)).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(french.hint.draw)).toBeHidden();
  const box = (await page.locator('[data-page="p1"]').boundingBox())!;
  const client = await context.newCDPSession(page);
  const at = (x: number, y: number) => [{ x: box.x + box.width * x, y: box.y + box.height * y }];
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0.2, 0.2) });
  await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(0.4, 0.25) });
  await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(0.5, 0.2) });
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(
    page.getByRole('list', { name: french.objectsOfPage }).getByRole('button', { name: /^dessin/ }),
  ).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await seriousProblems(page)).toEqual([]);

  // A tap opens the sheet that shows its edge, and closes it again.
  const panel = page.locator('[data-part="panel"]');
  await expect(panel).toHaveAttribute('data-open', 'false');
  await page.getByRole('button', { name: french.panel.resize }).tap();
  await expect(panel).toHaveAttribute('data-open', 'true');
  await page.getByRole('button', { name: french.panel.resize }).tap();
  await expect(panel).toHaveAttribute('data-open', 'false');
  await context.close();
});
