import '@octavo/i18n/every-language';
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { pdf } from './samples.ts';
import { seriousProblems } from './serious-problems.ts';
import { test } from './test.ts';
import { ToolPage } from './tool-page.ts';

test('a result is saved under the name it was given, with its extension', async ({ page }) => {
  const toolPage = new ToolPage(page);
  await toolPage.open('rotate-pdf');
  await toolPage.add([pdf('Letter.pdf', 3)]);
  await toolPage.pages.first().click();
  await toolPage.run();
  await toolPage.finish();
  await page.getByRole('button', { name: toolPage.words.result.rename }).click();
  await page.getByLabel(toolPage.words.result.newName).fill('Signed lease');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Signed lease.pdf' })).toBeVisible();
  expect((await toolPage.save()).name).toBe('Signed lease.pdf');
});

test('pages of a result are turned beside its name', async ({ page }) => {
  const toolPage = new ToolPage(page);
  await toolPage.open('rotate-pdf');
  await toolPage.add([pdf('Letter.pdf', 3)]);
  await toolPage.pages.first().click();
  await toolPage.run();
  await toolPage.finish();
  const preview = page.getByRole('region', { name: toolPage.words.result.view.result });
  await preview.getByRole('button', { name: toolPage.words.result.next }).click();
  await expect(preview.getByRole('img', { name: 'Page 2 of 3' })).toBeVisible();
  await preview.getByRole('button', { name: 'Page 3 of 3' }).click();
  await expect(preview.getByRole('img', { name: 'Page 3 of 3' })).toBeVisible();
});

test('no preview of several results is cut, and the download stays in view', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 650 });
  const toolPage = new ToolPage(page);
  await toolPage.open('split-pdf');
  await toolPage.add([pdf('Letter.pdf', 9)]);
  await page.getByRole('radio', { name: 'One file per page' }).check();
  await toolPage.run();
  await toolPage.finish();
  const last = page.getByRole('button', { name: 'Preview Letter-9.pdf' });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name: toolPage.words.result.downloadAll })).toBeInViewport();
});

test('a result without a preview is shown by the pages it was made from', async ({ page }) => {
  await page.route(/\/jobs\/[^/]+\/events/, async (route) => {
    const response = await route.fetch({ timeout: 150_000 });
    const body = (await response.text()).replaceAll(/"previews":\[[^\]]*\]/g, '"previews":[]');
    await route.fulfill({ response, body });
  });
  const toolPage = new ToolPage(page);
  await toolPage.open('pdf-to-word');
  await toolPage.add([pdf('Letter.pdf', 2)]);
  await toolPage.run();
  await toolPage.finish();
  const preview = page.getByRole('region', { name: toolPage.words.result.view.result });
  await expect(preview.getByText(toolPage.words.result.notSeenOriginal)).toBeVisible();
  await preview.getByRole('button', { name: toolPage.words.result.next }).click();
  await expect(preview.getByRole('img', { name: 'Page 2 of 2' })).toBeVisible();
});

test.describe('on a phone, in the dark', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: 'dark' });

  test('results are chosen for one zip, in French', async ({ page }) => {
    const toolPage = new ToolPage(page, 'fr');
    await toolPage.open('pdf-to-jpg');
    await toolPage.add([pdf('Album.pdf', 4)]);
    await toolPage.run();
    await toolPage.finish();
    await page.getByRole('checkbox', { name: /Album-2\.jpg/ }).uncheck();
    await page.getByRole('checkbox', { name: /Album-4\.jpg/ }).uncheck();
    expect(await seriousProblems(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Télécharger 2 fichiers (zip)' }).click(),
    ]);
    const zip = await readFile(await download.path());
    const names = [1, 2, 3, 4].map((page) => `Album-${page}.jpg`);
    expect(names.filter((name) => zip.includes(name))).toEqual(['Album-1.jpg', 'Album-3.jpg']);
  });
});

test('a conversion is reported in words, with its figures behind the details', async ({ page }) => {
  const toolPage = new ToolPage(page);
  await toolPage.open('pdf-to-word');
  await toolPage.add([pdf('Essay.pdf', 2)]);
  await toolPage.run();
  await toolPage.finish();
  const report = page.getByRole('region', { name: /^(Good to know|Before you send it on)$/ });
  await expect(report).toContainText('All the text came through');
  expect(await report.innerText()).not.toMatch(/\d\s?%|LibreOffice/);
  await report.getByText(toolPage.words.result.details).click();
  await expect(report.getByText('Words found again')).toBeVisible();
});
