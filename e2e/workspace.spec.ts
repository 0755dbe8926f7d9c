import { popplerPages, popplerTexts } from '@octavo/testkit/programs/independent';
import { expect } from '@playwright/test';
import { pdf, png } from './samples.ts';
import { test } from './test.ts';
import { addressOf, ToolPage } from './tool-page.ts';

test('merging works by keyboard, in the chosen order', async ({ page }) => {
  const toolPage = new ToolPage(page);
  await toolPage.open('merge-pdf');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    (async () => {
      await page.getByRole('main').getByRole('button', { name: 'Choose files' }).focus();
      await page.keyboard.press('Enter');
    })(),
  ]);
  await chooser.setFiles([pdf('First.pdf', 2), pdf('Second.pdf', 3), pdf('Third.pdf', 1)]);
  const first = page.getByRole('group', { name: 'First.pdf, 1 of 3' });
  await first.focus();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(page.getByText('First.pdf moved to 2 of 3')).toBeAttached();
  await expect(page.getByRole('group', { name: 'First.pdf, 2 of 3' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('group', { name: 'Third.pdf, 3 of 3' })).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(page.locator('[data-index]')).toHaveCount(2);

  for (let presses = 0; presses < 40; presses += 1) {
    if (await toolPage.action.evaluate((action) => action === document.activeElement)) {
      break;
    }

    await page.keyboard.press('Tab');
  }

  await expect(toolPage.action).toBeFocused();
  await page.keyboard.press('Enter');
  await toolPage.finish();
  // The name of the result gets the focus; renaming and the download come after it.
  await expect(page.getByRole('heading', { level: 2, name: / is ready$/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: toolPage.words.result.rename })).toBeFocused();
  await page.keyboard.press('Tab');
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  const texts = popplerTexts((await download.path()) ?? '');
  expect(texts?.map((text) => /(First|Second)TextNo\dx/.exec(text)?.[0])).toEqual([
    'SecondTextNo1x',
    'SecondTextNo2x',
    'SecondTextNo3x',
    'FirstTextNo1x',
    'FirstTextNo2x',
  ]);
});

test('files are sorted by dragging and by name', async ({ page }) => {
  const toolPage = new ToolPage(page);
  await toolPage.open('merge-pdf');
  await toolPage.drop([pdf('Page 10.pdf', 1), pdf('Page 2.pdf', 1), pdf('Page 1.pdf', 1)]);
  const names = () =>
    page.locator('[data-index]').evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));
  await expect.poll(names).toHaveLength(3);

  const [from, to] = await Promise.all(
    [0, 2].map((index) => page.locator(`[data-index="${index}"]`).boundingBox()),
  );
  await page.mouse.move((from?.x ?? 0) + 40, (from?.y ?? 0) + 60);
  await page.mouse.down();
  await page.mouse.move((to?.x ?? 0) + (to?.width ?? 0) - 10, (to?.y ?? 0) + 60, { steps: 8 });
  await page.mouse.up();
  await expect.poll(names).toEqual(['Page 2.pdf, 1 of 3', 'Page 1.pdf, 2 of 3', 'Page 10.pdf, 3 of 3']);

  await page.getByRole('button', { name: 'Sort A–Z' }).click();
  await expect.poll(names).toEqual(['Page 1.pdf, 1 of 3', 'Page 2.pdf, 2 of 3', 'Page 10.pdf, 3 of 3']);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('a finger sorts a file after a rest, but not when it moves at once', async ({ page }) => {
    const toolPage = new ToolPage(page);
    await toolPage.open('merge-pdf');
    await toolPage.add([pdf('One.pdf', 1), pdf('Two.pdf', 1), pdf('Three.pdf', 1)]);
    const cards = page.locator('[data-index]');
    const names = () => cards.evaluateAll((all) => all.map((card) => card.getAttribute('aria-label')));
    await expect.poll(names).toHaveLength(3);

    const [from, to] = await Promise.all([0, 2].map((index) => cards.nth(index).boundingBox()));
    const start = { x: (from?.x ?? 0) + 40, y: (from?.y ?? 0) + 60 };
    const end = { x: (to?.x ?? 0) + (to?.width ?? 0) - 10, y: start.y };
    const devtools = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: readonly (typeof start)[]) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] });

    // Sent together: a finger that waits for 250 milliseconds would begin to drag.
    await Promise.all([touch('touchStart', [start]), touch('touchMove', [end]), touch('touchEnd', [])]);
    await expect.poll(names).toEqual(['One.pdf, 1 of 3', 'Two.pdf, 2 of 3', 'Three.pdf, 3 of 3']);

    await touch('touchStart', [start]);
    await expect(cards.first()).toHaveAttribute('data-dragged', 'true');
    await touch('touchMove', [end]);
    await touch('touchEnd', []);
    await expect.poll(names).toEqual(['Two.pdf, 1 of 3', 'Three.pdf, 2 of 3', 'One.pdf, 3 of 3']);
  });
});

test('pages of a file are chosen by click and by text, in sync', async ({ page }) => {
  const toolPage = new ToolPage(page);
  await toolPage.open('merge-pdf');
  await toolPage.add([pdf('Long.pdf', 9), pdf('Short.pdf', 1)]);
  await page.getByRole('button', { name: 'Pages of Long.pdf' }).click();
  const dialog = page.getByRole('dialog');
  const written = dialog.getByRole('textbox');
  await dialog.getByRole('option').nth(0).click();
  await dialog
    .getByRole('option')
    .nth(2)
    .click({ modifiers: ['Shift'] });
  await expect(written).toHaveValue('1-3');
  await written.fill('2,8-');
  await expect(dialog.getByRole('option', { selected: true })).toHaveCount(3);
  await written.fill('12');
  await expect(dialog.getByText('its pages go from 1 to 9')).toBeVisible();
  await written.fill('2,8-');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await toolPage.run();
  await toolPage.finish();
  expect(popplerPages((await toolPage.save()).path)).toBe(4);
});

test('a document is split at the clicked pages', async ({ page }) => {
  const toolPage = new ToolPage(page);
  await toolPage.open('split-pdf');
  await toolPage.add([pdf('Book.pdf', 6)]);
  await toolPage.options.getByRole('radio', { name: 'By page ranges' }).check();
  await toolPage.pages.nth(2).click();
  await toolPage.pages.nth(4).click();
  await expect(toolPage.options.getByRole('textbox')).toHaveValue('1-2,3-4,5-6');
  await expect(page.getByRole('option', { name: 'Page 5, File 3' })).toBeVisible();
  await toolPage.run();
  await toolPage.finish();
  await expect(page.getByRole('heading', { name: '3 files are ready' })).toBeVisible();
  expect((await toolPage.save()).name).toMatch(/\.zip$/);
});

test('pages are arranged, undone and redone', async ({ page }) => {
  const toolPage = new ToolPage(page);
  await toolPage.open('organize-pdf');
  await toolPage.add([pdf('Book.pdf', 4)]);
  await expect(toolPage.pages).toHaveCount(4);
  await toolPage.pages.nth(3).click();
  await page.keyboard.press('Alt+Home');
  await expect(toolPage.pages.first()).toHaveAccessibleName('Page 4');
  await page.keyboard.press('r');
  await expect(toolPage.pages.first()).toHaveAccessibleName('Page 4, rotated 90°');
  await page.getByRole('button', { name: 'Insert blank page' }).click();
  await expect(toolPage.pages.nth(1)).toHaveAccessibleName('Blank page');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toolPage.pages.first()).toHaveAccessibleName('Page 4');
  await page.getByRole('button', { name: 'Redo' }).click();
  await page.getByRole('button', { name: 'Redo' }).click();
  await toolPage.pages.nth(1).click();
  await page.locator('[role=toolbar] input[type=file]').setInputFiles([pdf('Other.pdf', 2)]);
  await expect(toolPage.pages).toHaveCount(7);
  await toolPage.run();
  await toolPage.finish();
  const texts = popplerTexts((await toolPage.save()).path) ?? [];
  expect(texts.map((text) => /(Book|Other)TextNo\dx/.exec(text)?.[0] ?? '')).toEqual([
    'BookTextNo4x',
    '',
    'OtherTextNo1x',
    'OtherTextNo2x',
    'BookTextNo1x',
    'BookTextNo2x',
    'BookTextNo3x',
  ]);
});

test('a long document is rendered only in view', async ({ page }) => {
  const toolPage = new ToolPage(page);
  await toolPage.open('delete-pages');
  await toolPage.add([pdf('Long.pdf', 600)]);
  await expect(toolPage.pages.first().locator('img')).toBeVisible();
  expect(await toolPage.pages.count()).toBeLessThan(120);
  await page.mouse.wheel(0, 9000);
  await expect(
    page
      .getByRole('option', { name: /^Page [12]\d\d$/ })
      .first()
      .locator('img'),
  ).toBeVisible();
});

test('a dropped file is offered to tools that accept it, and opens in the chosen one', async ({ page }) => {
  const toolPage = new ToolPage(page);
  await page.goto(addressOf('/'));
  await toolPage.drop([png('Holiday.png')]);
  // The offered link, not the earlier link of the same name further down.
  await page
    .getByRole('main')
    .getByRole('status')
    .getByRole('link', { name: /JPG to PDF/ })
    .click();
  await expect(page.getByRole('group', { name: 'Holiday.png, 1 of 1' })).toBeVisible();
});

test('leaving a workspace with files asks for confirmation', async ({ page }) => {
  const toolPage = new ToolPage(page);
  await toolPage.open('merge-pdf');
  await toolPage.add([pdf('One.pdf', 1), pdf('Two.pdf', 1)]);
  await expect(page.locator('[data-index]')).toHaveCount(2);
  await page.getByRole('link', { name: 'Octavo' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Are you sure you wish to leave this page?');
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(page.locator('[data-index]')).toHaveCount(2);
  await page.getByRole('link', { name: 'Octavo' }).first().click();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(addressOf('/'));
});
