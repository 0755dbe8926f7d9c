import { readFileSync } from 'node:fs';
import { codec } from '@octavo/engine-node/codec';
import { openPdf } from '@octavo/pdf/document';
import { popplerTexts } from '@octavo/testkit/programs/independent';
import { expect, type Page } from '@playwright/test';
import { pdf } from './samples.ts';
import { test } from './test.ts';
import { ToolPage } from './tool-page.ts';

const frameOf = (page: Page) => page.getByRole('button', { name: /^Area to keep: / });

/** Drags a handle of the frame by pixels. */
async function drag(page: Page, handle: string, x: number, y: number): Promise<void> {
  const grip = page.locator(`[data-handle="${handle}"]`);
  await grip.scrollIntoViewIfNeeded();
  const box = await grip.boundingBox();
  const [left, top] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  await page.mouse.move(left, top);
  await page.mouse.down();
  await page.mouse.move(left + x, top + y, { steps: 5 });
  await page.mouse.up();
}

test('a page is cropped to the frame that was dragged over it, for good', async ({ page }) => {
  const toolPage = new ToolPage(page);
  await toolPage.open('crop-pdf');
  await toolPage.drop([pdf('Letter.pdf', 2)]);
  await expect(frameOf(page)).toBeVisible();
  const before = await frameOf(page).getAttribute('aria-label');
  await drag(page, 'top-left', 60, 80);
  await expect(frameOf(page)).not.toHaveAttribute('aria-label', before ?? '');

  // Keys move the frame and change its size, and the fields follow.
  const left = page.getByRole('textbox', { name: 'Left' });
  const width = page.getByRole('textbox', { name: 'Width' });
  const [leftBefore, widthBefore] = [await left.inputValue(), await width.inputValue()].map(Number);
  await frameOf(page).press('ArrowLeft');
  await expect.poll(async () => Number(await left.inputValue())).toBeCloseTo((leftBefore ?? 0) - 1, 0);
  await frameOf(page).press('Shift+ArrowLeft');
  await expect.poll(async () => Number(await width.inputValue())).toBeCloseTo((widthBefore ?? 0) - 1, 0);

  await left.fill('10');
  await page.getByRole('textbox', { name: 'Top' }).fill('250');
  await width.fill('100');
  await page.getByRole('textbox', { name: 'Height' }).fill('20');
  await page.getByText('Remove what is outside for good').click();
  await toolPage.run();
  await toolPage.finish();
  const { path } = await toolPage.save();
  const [first] = openPdf(readFileSync(path), codec).pages;

  expect(first?.widthPoints).toBeCloseTo((100 / 25.4) * 72, 0);
  expect(first?.heightPoints).toBeCloseTo((20 / 25.4) * 72, 0);
  expect(popplerTexts(path)).toEqual(['', '']);
});
