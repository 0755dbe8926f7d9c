import '@octavo/i18n/every-language';
import { type Locale, locales } from '@octavo/i18n/locales';
import { paletteWords } from '@octavo/i18n/palette';
import { shellWords } from '@octavo/i18n/shell';
import { expect, type Page } from '@playwright/test';
import { pdf } from './samples.ts';
import { seriousProblems } from './serious-problems.ts';
import { test } from './test.ts';
import { addressOf, ToolPage } from './tool-page.ts';

// Most users see animations; other files run without them, which is faster.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const pathIn = (locale: Locale, path: string) => addressOf(locale === 'en' ? path : `/${locale}${path}`);

/** Shortcuts work once the page's script runs. */
async function openPage(page: Page, locale: Locale, path: string): Promise<void> {
  await page.goto(pathIn(locale, path), { waitUntil: 'networkidle' });
}

for (const locale of locales) {
  const words = paletteWords(locale);
  const wanted = { en: 'shrink', fr: 'alleger' }[locale];
  const tool = { en: 'Compress PDF', fr: 'Compresser un PDF' }[locale];

  test(`the palette finds tools from any page in ${locale}, by keyboard`, async ({ page }) => {
    await openPage(page, locale, '/merge-pdf');
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: words.title });
    await expect(field).toBeFocused();
    expect(await seriousProblems(page)).toEqual([]);

    await page.keyboard.type(wanted);
    await expect(page.getByRole('option').first()).toContainText(tool);
    await expect(page.getByRole('option', { selected: true })).toContainText(tool);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(pathIn(locale, '/compress-pdf'));
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test(`the list of shortcuts opens in ${locale} by its key, from the palette and from the footer`, async ({
    page,
  }) => {
    await openPage(page, locale, '/developers');
    const list = page.getByRole('dialog', { name: words.shortcuts.title });
    await page.keyboard.press('Shift+?');
    await expect(list).toContainText(words.shortcuts.undo);
    expect(await seriousProblems(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();

    await page.keyboard.press('/');
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.type(words.page.shortcuts);
    await page.getByRole('option', { name: words.page.shortcuts }).click();
    await expect(list).toBeVisible();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: shellWords(locale).footer.shortcuts }).click();
    await expect(list).toBeVisible();
  });
}

test('arrow keys wrap around the list, and closing it restores the focus', async ({ page }) => {
  const words = paletteWords('en');
  await openPage(page, 'en', '/merge-pdf');
  const button = page.getByRole('button', { name: shellWords('en').find });
  await button.click();
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('option', { selected: true })).toContainText(words.page.shortcuts);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.type('zebra');
  await expect(page.getByRole('dialog').getByText(words.none).first()).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('shortcuts are ignored while typing into a field', async ({ page }) => {
  await openPage(page, 'en', '/html-to-pdf');
  await page.getByRole('textbox', { name: shellWords('en').address.label }).pressSequentially('http://a/?b');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a used tool comes first until the list is cleared, and is stored in this browser only', async ({
  page,
}) => {
  const words = paletteWords('en');
  const toolPage = new ToolPage(page);
  await toolPage.open('rotate-pdf');
  await toolPage.add([pdf('Letter.pdf', 2)]);
  await toolPage.pages.first().click();
  await expect(toolPage.action).not.toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Control+Enter');
  await toolPage.finish();

  await page.keyboard.press('Control+k');
  const recent = page.getByRole('group', { name: words.recent });
  await expect(recent.getByRole('option')).toHaveText([/Rotate PDF/]);
  await page.getByRole('button', { name: words.forget }).click();
  await expect(recent).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('octavo-recent-tools'))).toBeNull();
});

test('on a phone the search is in the menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, 'fr', '/articles');
  const words = shellWords('fr');
  await page.locator('header summary').last().click();
  await page.getByRole('button', { name: words.find }).click();
  await expect(page.getByRole('combobox')).toBeFocused();
});

test('a palette that cannot be loaded says so and leaves the page unchanged', async ({ page, context }) => {
  await openPage(page, 'en', '/merge-pdf');
  await context.setOffline(true);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('alert')).toContainText(shellWords('en').part.missing);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Merge PDF');
  await page.getByRole('button', { name: shellWords('en').part.close }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
