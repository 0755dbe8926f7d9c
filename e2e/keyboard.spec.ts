import '@octavo/i18n/every-language';
import { fill } from '@octavo/i18n/placeholders';
import { workbenchWords } from '@octavo/i18n/workbench';
import { expect, type Locator, type Page } from '@playwright/test';
import { reachable, walk } from './keyboard-walk.ts';
import { pdf } from './samples.ts';
import { seriousProblems } from './serious-problems.ts';
import { test } from './test.ts';
import { addressOf, ToolPage } from './tool-page.ts';

const words = workbenchWords('en');

for (const path of [
  '/',
  '/fr/compress-pdf',
  '/articles',
  '/articles/redacting-is-not-covering',
  '/fr/developers',
]) {
  test(`Tab reaches all of ${path} in order, with a visible focus`, async ({ page }) => {
    await page.goto(addressOf(path), { waitUntil: 'networkidle' });
    const wanted = await reachable(page);
    const stops = await walk(page);

    expect(stops.map(({ name }) => name)).toEqual(wanted);
    expect(stops.filter(({ isSeen }) => !isSeen).map(({ name }) => name)).toEqual([]);
  });
}

/** Opens a dialog by keyboard, checks it in both themes, and closes it; the focus returns to the opener. */
async function visit(page: Page, opener: Locator): Promise<void> {
  // Disables transitions, which would show colours of neither theme.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect.poll(() => holdsFocus(dialog)).toBe(true);

  for (const theme of ['light', 'dark']) {
    await page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), theme === 'dark');
    expect(await seriousProblems(page), theme).toEqual([]);
  }

  await page.evaluate(() => document.documentElement.classList.remove('dark'));

  // Tab cycles within the dialog and never leaves it.
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(() => holdsFocus(dialog)).toBe(true);
  }

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
}

async function holdsFocus(dialog: Locator): Promise<boolean> {
  return dialog.evaluate((popup) => popup.contains(document.activeElement));
}

test('dialogs of a workspace work by keyboard', async ({ page }) => {
  const toolPage = new ToolPage(page);
  await toolPage.open('merge-pdf');
  await toolPage.add([pdf('One.pdf', 3), pdf('Two.pdf', 2)]);
  await expect(page.locator('[data-index] img')).toHaveCount(2);
  await visit(page, page.getByRole('button', { name: 'Pages of One.pdf' }));
  await visit(page, page.getByRole('link', { name: 'Octavo' }).first());

  await toolPage.add(Array.from({ length: 11 }, (_, index) => pdf(`Many ${index}.pdf`, 1)));
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect(await seriousProblems(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a result is previewed by keyboard', async ({ page }) => {
  const toolPage = new ToolPage(page);
  await toolPage.open('rotate-pdf');
  await toolPage.add([pdf('One.pdf', 2)]);
  await toolPage.pages.first().click();
  await toolPage.run();
  await toolPage.finish();
  const enlarge = page.getByRole('button', { name: words.result.fullScreen });
  await visit(page, enlarge);
  await enlarge.press('Enter');
  const shown = page.getByRole('dialog').getByRole('status');
  await expect(shown).toHaveText(fill(words.result.page, { page: 1, pages: 2 }));
  await page.keyboard.press('ArrowRight');
  await expect(shown).toHaveText(fill(words.result.page, { page: 2, pages: 2 }));
  await page.keyboard.press('Home');
  await expect(shown).toHaveText(fill(words.result.page, { page: 1, pages: 2 }));
});

test('nothing is animated for users who prefer reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });

  for (const path of ['/', '/merge-pdf', '/articles']) {
    await page.goto(addressOf(path));
    const moving = await page.evaluate(
      () =>
        [...document.querySelectorAll('*')].filter((element) => {
          const { transitionDuration, animationDuration, scrollBehavior } = getComputedStyle(element);
          const longest = Math.max(
            ...`${transitionDuration}, ${animationDuration}`.split(', ').map(Number.parseFloat),
          );

          return longest > 0.001 || scrollBehavior === 'smooth';
        }).length,
    );
    expect(moving, path).toBe(0);
  }
});
