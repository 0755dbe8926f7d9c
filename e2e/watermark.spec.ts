import { execFileSync } from 'node:child_process';
import { expect } from '@playwright/test';
import { pdf, png, txt } from './samples.ts';
import { test } from './test.ts';
import { ToolPage } from './tool-page.ts';

test('the picture of a watermark is shown over the pages, replaced, and drawn on every page', async ({
  page,
}) => {
  const toolPage = new ToolPage(page);
  await toolPage.open('watermark-pdf');
  await toolPage.drop([pdf('Letter.pdf', 2)]);
  await toolPage.options.getByText('Image', { exact: true }).click();
  await expect(toolPage.action).toHaveAttribute('aria-disabled', 'true');

  const field = toolPage.options.getByRole('group', { name: 'Image' });
  const input = toolPage.options.locator('input[data-octavo="picture"]');
  await input.setInputFiles([txt('Words.txt')]);
  await expect(field.getByRole('alert')).toBeVisible();
  await expect(toolPage.action).toHaveAttribute('aria-disabled', 'true');

  await input.setInputFiles([png('Logo.png')]);
  await expect(field).toContainText('Logo.png');
  await input.setInputFiles([png('Seal.png', 60, 60)]);
  await expect(field).toContainText('Seal.png');
  await expect(field).not.toContainText('Logo.png');
  await toolPage.run();
  await toolPage.finish();

  // Each line of poppler's list of pictures begins with the page, the number, the type, the width and the height.
  const { path } = await toolPage.save();
  const lines = execFileSync('pdfimages', ['-list', path], { encoding: 'utf8' }).split('\n').slice(2);
  const squares = lines.filter((line) => /^\s*\d+\s+\d+\s+image\s+60\s+60\s/.test(line));
  expect(squares.map((line) => Number.parseInt(line, 10))).toEqual([1, 2]);
});
