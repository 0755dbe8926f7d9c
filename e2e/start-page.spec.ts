import '@octavo/i18n/every-language';
import { addressIn } from '@octavo/i18n/address';
import { homeWords } from '@octavo/i18n/home';
import { locales } from '@octavo/i18n/locales';
import { shellWords } from '@octavo/i18n/shell';
import { expect } from '@playwright/test';
import { html, pdf } from './samples.ts';
import { seriousProblems } from './serious-problems.ts';
import { test } from './test.ts';
import { addressOf } from './tool-page.ts';

for (const locale of locales) {
  const words = homeWords(locale);

  test(`every claim of the start page links to the page that explains it, in ${locale}`, async ({ page }) => {
    await page.goto(addressOf(addressIn(locale, '/')));
    const claims = page.getByRole('region', { name: words.trust.heading }).getByRole('link');
    const addresses = await claims.evaluateAll((links) =>
      links.flatMap((link) => link.getAttribute('href') ?? []),
    );
    expect(addresses.length).toBeGreaterThan(4);

    for (const address of addresses) {
      await page.goto(addressOf(address));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const { hash } = new URL(addressOf(address));

      if (hash !== '') {
        await expect(page.locator(hash).getByRole('heading', { level: 2 })).toBeInViewport();
      }
    }
  });

  test(`questions open one at a time by keyboard, in ${locale}`, async ({ page }) => {
    const [first, second] = words.questions.always;
    await page.goto(addressOf(addressIn(locale, '/')));
    await page.getByText(first?.ask ?? '').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');

    const questions = page.getByRole('region', { name: words.questions.heading });
    await expect(questions.locator('details[open]')).toHaveCount(2);
    await expect(questions.locator('details[open] summary').nth(1)).toHaveText(second?.ask ?? '');
    expect(await seriousProblems(page)).toEqual([]);
  });
}

test('a missing page suggests tools, with and without JavaScript', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  const answer = await page.goto(addressOf('/fr/fusionner'));
  expect(answer?.status()).toBe(404);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Fusionner des PDF/ })
    .click();
  await expect(page).toHaveURL(addressOf('/fr/merge-pdf'));
  await page.close();
});

for (const locale of locales) {
  test(`the tools offered for a file are named without broken words, in ${locale}`, async ({ page }) => {
    const { name, mimeType, buffer } = pdf('Letter.pdf', 1);
    await page.goto(addressOf(addressIn(locale, '/')));
    await page.locator('input[type="file"]').first().setInputFiles([{ name, mimeType, buffer }]);
    const links = page
      .getByRole('status')
      .filter({ hasText: shellWords(locale).home.offer.one })
      .getByRole('link');
    await expect(links.first()).toBeVisible();

    for (const width of [390, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await links.evaluateAll(brokenWords), `${width} px`).toEqual([]);
    }
  });
}

test('a file that one tool takes is on the page of that tool at once', async ({ page }) => {
  await page.goto(addressOf('/'));
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles([html('Report.html')]);
  await expect(page).toHaveURL(addressOf('/html-to-pdf'));
  await expect(page.getByText('Report.html', { exact: true })).toBeVisible();
});

test('what is far down the start page is laid out without scrolling, and an address leads there', async ({
  page,
}) => {
  await page.goto(addressOf('/#secure'));
  await expect(page.getByRole('heading', { name: shellWords('en').groups.secure.name })).toBeInViewport();
  await page.goto(addressOf('/'));
  const parts = page.locator('.far-down');
  expect(await parts.count()).toBeGreaterThan(8);
  await expect
    .poll(() => parts.evaluateAll((all) => all.map((part) => getComputedStyle(part).contentVisibility)))
    .not.toContain('auto');
});

/** Words of elements that are set on more than one line. */
function brokenWords(elements: readonly Element[]): string[] {
  return elements.flatMap((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];

    while (texts.nextNode()) {
      const text = texts.currentNode;

      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);

        if (range.getClientRects().length > 1) {
          broken.push(word);
        }
      }
    }

    return broken;
  });
}
