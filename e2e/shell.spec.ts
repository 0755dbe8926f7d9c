import '@octavo/i18n/every-language';
import { type Locale, locales } from '@octavo/i18n/locales';
import { paletteWords } from '@octavo/i18n/palette';
import { shellWords } from '@octavo/i18n/shell';
import { expect, type Page } from '@playwright/test';
import { test } from './test.ts';
import { addressOf } from './tool-page.ts';

const pathIn = (locale: Locale, path: string) => addressOf(locale === 'en' ? path : `/${locale}${path}`);

/** Records the stages of the loading bar. */
async function watchBar(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const stages: string[] = [];
    const look = () => {
      const stage = document.querySelector('[data-stage]')?.getAttribute('data-stage') ?? 'none';

      if (stages.at(-1) !== stage) {
        stages.push(stage);
      }
    };
    new MutationObserver(look).observe(document, { attributes: true, childList: true, subtree: true });
    Object.assign(window, { stages });
  });

  return () => page.evaluate(() => ('stages' in window && Array.isArray(window.stages) ? window.stages : []));
}

/** Data request of a page that loads without a reload. */
const data = /\/articles\.data/;

test('the loading bar is hidden for a fast page, and runs from start to end for a slow one', async ({
  page,
}) => {
  await page.goto(addressOf('/merge-pdf'), { waitUntil: 'networkidle' });
  const stages = await watchBar(page);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route(data, async (route) => {
    await answered;
    await route.continue();
  });
  await page.getByRole('link', { name: shellWords('en').footer.articles, exact: true }).click();
  await expect(page.locator('[data-stage="loading"]')).toBeAttached();
  answer();
  await expect(page).toHaveURL(addressOf('/articles'));
  await expect(page.locator('[data-stage="hidden"]')).toBeAttached();
  const seen = await stages();
  expect(seen.slice(seen.indexOf('loading'))).toEqual(['loading', 'finished', 'hidden']);
});

test('the loading bar shows when a page failed', async ({ page }) => {
  await page.goto(addressOf('/merge-pdf'), { waitUntil: 'networkidle' });
  const stages = await watchBar(page);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route(data, async (route) => {
    await answered;
    await route.fulfill({ status: 500, body: 'broken' });
  });
  await page.getByRole('link', { name: shellWords('en').footer.articles, exact: true }).click();
  await expect(page.locator('[data-stage="loading"]')).toBeAttached();
  answer();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shellWords('en').problem.failed);
  await expect.poll(stages).toContain('failed');
  await expect(page.locator('[data-stage="hidden"]')).toBeAttached();
});

test('a page that is reached without a reload has its styles', async ({ page }) => {
  await page.goto(addressOf('/merge-pdf'), { waitUntil: 'networkidle' });
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page
    .locator('header')
    .getByRole('link', { name: shellWords('en').title })
    .click();
  await expect(page.locator('.hero')).toHaveCSS('display', 'grid');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

for (const locale of locales) {
  const words = shellWords(locale);

  test(`losing and regaining the connection are announced in ${locale}`, async ({ page, context }) => {
    await page.goto(pathIn(locale, '/merge-pdf'), { waitUntil: 'networkidle' });
    await context.setOffline(true);
    await expect(page.getByRole('status').filter({ hasText: words.offline })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('status').filter({ hasText: words.online })).toBeVisible();
    await expect(page.getByText(words.online)).toHaveCount(0);
  });

  test(`a link in ${locale} does nothing without a connection, and the page stays`, async ({
    page,
    context,
  }) => {
    await page.goto(pathIn(locale, '/merge-pdf'), { waitUntil: 'networkidle' });
    await context.setOffline(true);
    await page.getByRole('link', { name: words.footer.articles, exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: words.offline })).toBeInViewport();
    await expect(page).toHaveURL(pathIn(locale, '/merge-pdf'));
    await context.setOffline(false);
    await expect(page.getByRole('status').filter({ hasText: words.online })).toBeVisible();
    await page.getByRole('link', { name: words.footer.articles, exact: true }).click();
    await expect(page).toHaveURL(pathIn(locale, '/articles'));
  });

  test(`the start page in ${locale} has a header of its own`, async ({ page }) => {
    const families = page.getByRole('banner').getByRole('navigation');
    await page.goto(pathIn(locale, '/'));
    await expect(page.getByRole('banner')).toHaveAttribute('data-layout', 'top');
    await expect(families).toBeVisible();
    await page.goto(pathIn(locale, '/merge-pdf'));
    await expect(page.getByRole('banner')).toHaveAttribute('data-layout', 'default');
    await expect(families).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('button', { name: words.find })).toBeVisible();
  });
}

test('a missing chunk reloads the page once', async ({ page }) => {
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.route(/\/assets\/palette-.*\.js/, (route) => route.fulfill({ status: 404 }));
  await page.goto(addressOf('/merge-pdf'), { waitUntil: 'networkidle' });
  await page.keyboard.press('Control+k');
  await expect.poll(() => loads).toBe(2);
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('alert')).toContainText(shellWords('en').part.missing);
  expect(loads).toBe(2);

  // After the new release is loaded, the same key works.
  await page.unrouteAll();
  await page.reload({ waitUntil: 'networkidle' });
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: paletteWords('en').title })).toBeFocused();
});

test('a chosen theme applies to every tab and to the colours of the browser', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto(addressOf('/fr/merge-pdf'), { waitUntil: 'networkidle' });
  await page.goto(addressOf('/merge-pdf'), { waitUntil: 'networkidle' });
  const theme = page.getByRole('button', { name: /theme/i });
  await theme.click();
  await theme.click();

  for (const tab of [page, other]) {
    await expect(tab.locator('html')).toHaveClass(/dark/);
    await expect(tab.locator('meta[name="theme-color"]').first()).toHaveAttribute('content', '#14161b');
  }

  await page.reload();
  await expect(page.locator('meta[name="theme-color"]').first()).toHaveAttribute('content', '#14161b');
  await theme.click();
  await expect(other.locator('html')).not.toHaveClass(/dark/);
  await expect(other.locator('meta[name="theme-color"]').first()).toHaveAttribute('content', '#faf8f4');
});
