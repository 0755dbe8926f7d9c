import { gzipSync } from 'node:zlib';
import '@octavo/i18n/every-language';
import { shellWords } from '@octavo/i18n/shell';
import { expect } from '@playwright/test';
import { pdf } from './samples.ts';
import { seriousProblems } from './serious-problems.ts';
import { test } from './test.ts';
import { addressOf, ToolPage } from './tool-page.ts';

const article = '/articles/redacting-is-not-covering';
const words = shellWords('en');

test('axe finds nothing serious in a workspace, its dialogs and its results', async ({ page }) => {
  const toolPage = new ToolPage(page);
  await toolPage.open('merge-pdf');
  await toolPage.add([pdf('One.pdf', 3), pdf('Two.pdf', 2)]);
  await expect(page.locator('[data-index] img')).toHaveCount(2);
  expect(await seriousProblems(page)).toEqual([]);

  await page.getByRole('button', { name: 'Pages of One.pdf' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await seriousProblems(page)).toEqual([]);

  await page.keyboard.press('Escape');
  await toolPage.run();
  await toolPage.finish();
  expect(await seriousProblems(page)).toEqual([]);
});

test('axe finds nothing serious in a page grid', async ({ page }) => {
  const toolPage = new ToolPage(page);
  await toolPage.open('organize-pdf');
  await toolPage.add([pdf('One.pdf', 6)]);
  await toolPage.pages.nth(1).click();
  expect(await seriousProblems(page)).toEqual([]);
});

test.describe('responses of the server', () => {
  test('a missing page is a 404 in the language of its address', async ({ page }) => {
    for (const [path, text] of [
      ['/nothing-here', 'This page could not be found'],
      ['/nothing/here', 'This page could not be found'],
      // Only the desktop application has folders.
      ['/folders', 'This page could not be found'],
      ['/fr/nothing-here', shellWords('fr').problem.notFound],
    ] as const) {
      const answer = await page.goto(addressOf(path));
      expect(answer?.status(), path).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text);
    }

    await page.goto(addressOf('/nothing-here'));
    await page.getByRole('link', { name: 'GO HOME' }).click();
    await expect(page).toHaveURL(addressOf('/'));
  });

  test('a deeper unknown path leads to the start page', async ({ page }) => {
    await page.goto(addressOf('/some/thing/deeper'));
    await expect(page).toHaveURL(addressOf('/'));
    await page.goto(addressOf('/fr/some/thing/deeper'));
    await expect(page).toHaveURL(addressOf('/fr'));
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page is readable and says what needs JavaScript', async ({ page }) => {
    await page.goto(addressOf('/merge-pdf'));
    await expect(page.getByRole('heading', { level: 1, name: 'Merge PDF' })).toBeVisible();
    // With scripting disabled, Playwright's browser still parses `<noscript>` as if scripts could run.
    expect(await (await page.request.get(page.url())).text()).toContain(
      `<noscript><p class="wrap py-3 text-ink-soft">${words.noScript}`,
    );
    await page.getByText('What is kept from the files I merge?').click();
    await expect(page.getByText('Bookmarks, links, form fields, comments')).toBeVisible();
    await page.getByText(words.menu).first().click();
    await expect(page.getByRole('link', { name: 'Split PDF' }).first()).toBeVisible();
  });
});

test('the language switch keeps the path and the choice for the start page', async ({ page, context }) => {
  await page.goto(addressOf('/merge-pdf'));
  await page.getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL(addressOf('/fr/merge-pdf'));
  const cookie = (await context.cookies()).find(({ name }) => name === 'lang');
  expect(cookie?.value).toBe('fr');
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(365);

  await page.goto(addressOf('/'));
  await expect(page).toHaveURL(addressOf('/fr'));
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(addressOf('/'));
});

test('an article has an address in each language, and the language switch leads there', async ({ page }) => {
  await page.goto(addressOf(article));
  await expect(page.getByRole('heading', { level: 1, name: 'Redacting is not covering' })).toBeVisible();
  expect(await seriousProblems(page)).toEqual([]);
  const alternate = page.locator('link[rel="alternate"][hreflang="fr"]');
  await expect(alternate).toHaveAttribute('href', /fr\/articles\/caviarder-n-est-pas-recouvrir$/);
  await page.getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL(addressOf('/fr/articles/caviarder-n-est-pas-recouvrir'));
  await page.getByRole('main').getByRole('link', { name: 'Supprimer des pages' }).first().click();
  await expect(page).toHaveURL(addressOf('/fr/delete-pages'));
});

test('the theme is kept and applied before the first paint', async ({ page }) => {
  await page.goto(addressOf('/'));
  const theme = page.getByRole('button', { name: /theme/i });
  await theme.click();
  await theme.click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveClass(/dark/);
});

test('the search finds tools while typing, in either language, by keyboard', async ({ page }) => {
  await page.goto(addressOf('/'));
  await page.keyboard.press('Control+k');
  await page.keyboard.type('reduire');
  const found = page.getByRole('region', { name: words.home.search });
  await expect(found.getByRole('link', { name: /Compress PDF/ })).toBeVisible();
  await expect(found.getByRole('link', { name: /Merge PDF/ })).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(addressOf('/compress-pdf'));
});

test('a page loads at most 120 kB of script before a file is dropped', async ({ page }) => {
  for (const path of ['/', '/merge-pdf', '/fr/sign-pdf', '/html-to-pdf']) {
    const urls = new Set<string>();
    page.on('request', (asked) => asked.resourceType() === 'script' && urls.add(asked.url()));
    await page.goto(addressOf(path), { waitUntil: 'networkidle' });
    const bodies = await Promise.all([...urls].map(async (url) => (await page.request.get(url)).body()));
    // Size as sent by a compressing proxy, whatever this server does.
    const bytes = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
    expect(bytes / 1000, path).toBeLessThanOrEqual(120);
    page.removeAllListeners('request');
  }
});

test('the styles of a page are named before its document', async ({ page }) => {
  for (const path of ['/', '/fr/merge-pdf', '/w9-form']) {
    const answer = await page.goto(addressOf(path), { waitUntil: 'domcontentloaded' });
    const sheets = await page
      .locator('head link[rel=stylesheet]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.replace(/#$/, '')));
    const named = (await answer?.headerValue('link'))?.split(', ') ?? [];

    expect(sheets.length, path).toBeGreaterThan(0);
    expect(named, path).toEqual(sheets.map((sheet) => `<${sheet}>; rel=preload; as=style`));
  }
});

test('no script is fetched before the page is drawn', async ({ page }) => {
  for (const path of ['/', '/fr/merge-pdf', '/w9-form', '/pricing']) {
    const html = await (await page.request.get(addressOf(path))).text();

    expect(html, path).not.toMatch(/<link[^>]*rel="modulepreload"|<script[^>]*(?:src=|type="module")/);
    expect(html.match(/<link rel="late"/g)?.length, path).toBeGreaterThan(3);
  }
});

test('a page and its workspace load the texts of their language only', async ({ page }) => {
  const scripts = new Map<string, string>();
  page.on('response', async (answer) => {
    if (answer.request().resourceType() === 'script') {
      scripts.set(answer.url(), await answer.text());
    }
  });
  const toolPage = new ToolPage(page, 'fr');
  await toolPage.open('merge-pdf');
  await toolPage.add([pdf('One.pdf', 1), pdf('Two.pdf', 1)]);
  await expect(page.locator('[data-index] img')).toHaveCount(2);

  const code = [...scripts.values()].join('');
  expect(code).toContain('Le fichier est endommagé');
  expect(code).not.toContain('The file is damaged');
  expect(code).not.toContain('Choose files');
});
