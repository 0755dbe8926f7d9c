import '@octavo/i18n/every-language';
import { downloadWords } from '@octavo/i18n/downloads';
import { failureText } from '@octavo/i18n/failures';
import { type Locale, locales } from '@octavo/i18n/locales';
import { expect, type Page } from '@playwright/test';
import { pdf } from './samples.ts';
import { seriousProblems } from './serious-problems.ts';
import { test } from './test.ts';
import { ToolPage } from './tool-page.ts';

// Most users see animations; other files run without them, which is faster.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Opens a page with one result. */
async function resultIn(page: Page, locale: Locale): Promise<ToolPage> {
  const toolPage = new ToolPage(page, locale);
  await toolPage.open('rotate-pdf');
  await toolPage.add([pdf('Letter.pdf', 3)]);
  await toolPage.pages.first().click();
  await toolPage.run();
  await toolPage.finish();

  return toolPage;
}

for (const locale of locales) {
  const words = downloadWords(locale);

  test(`a started download is announced in ${locale}, and can be repeated`, async ({ page }) => {
    const toolPage = await resultIn(page, locale);
    expect((await toolPage.save()).name).toBe('Letter-rotated.pdf');
    const notice = page.getByRole('status').filter({ hasText: words.begun });
    await expect(notice).toContainText('Letter-rotated.pdf');
    expect(await seriousProblems(page)).toEqual([]);

    const second = page.waitForEvent('download');
    await notice.getByRole('button', { name: words.again }).click();
    await second;
    await expect(notice).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(notice).toBeHidden();
  });

  test(`a slow download says so in ${locale}`, async ({ page }) => {
    const toolPage = await resultIn(page, locale);
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/content', async (route) => {
      await answered;
      await route.continue();
    });
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: toolPage.words.result.download, exact: true }).click();
    const overlay = page.getByRole('status').filter({ hasText: words.preparing });
    await expect(overlay).toBeVisible();
    expect(await seriousProblems(page)).toEqual([]);
    answer();
    await download;
    await expect(overlay).toBeHidden();
  });

  test(`a refused download gives the reason in ${locale} and saves nothing`, async ({ page }) => {
    const toolPage = await resultIn(page, locale);
    const downloads: unknown[] = [];
    page.on('download', (download) => downloads.push(download));
    await page.route('**/content', (route) =>
      route.fulfill({ status: 410, json: { code: 'file-expired', values: {}, detail: '' } }),
    );
    await page.getByRole('link', { name: toolPage.words.result.download, exact: true }).click();
    const notice = page.getByRole('alert').filter({ hasText: words.failed });
    await expect(notice).toContainText(failureText(locale, 'file-expired'));
    expect(await seriousProblems(page)).toEqual([]);
    await notice.getByRole('button', { name: words.close }).click();
    await expect(notice).toBeHidden();
    expect(downloads).toEqual([]);
  });

  test(`a result is compressed in a dialog in ${locale}, without another upload`, async ({ page }) => {
    const toolPage = await resultIn(page, locale);
    const uploads: string[] = [];
    page.on('request', (request) => request.url().includes('/files?id=') && uploads.push(request.url()));
    const opener = page.locator('button[aria-haspopup="dialog"]');
    await opener.click();
    const dialog = page.getByRole('dialog', { name: toolPage.words.compress.title });
    await expect(dialog.getByRole('radio')).toHaveCount(5);
    await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(1);
    expect(await seriousProblems(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();

    await opener.click();
    await dialog.getByRole('button', { name: toolPage.words.compress.start }).click();
    await expect(page).toHaveURL(/\/compress-pdf\?job=/);
    await toolPage.finish();
    expect(uploads).toEqual([]);
  });
}

test('a refused compression closes its dialog and gives the reason', async ({ page }) => {
  const toolPage = await resultIn(page, 'en');
  await page.route('**/api/v1/jobs', (route) =>
    route.fulfill({ status: 410, json: { code: 'file-expired', values: {}, detail: '' } }),
  );
  await page.locator('button[aria-haspopup="dialog"]').click();
  await page.getByRole('dialog').getByRole('button', { name: toolPage.words.compress.start }).click();
  await expect(page.getByRole('alert')).toContainText(failureText('en', 'file-expired'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
