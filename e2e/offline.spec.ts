import '@octavo/i18n/every-language';
import { locales } from '@octavo/i18n/locales';
import { offlineWords } from '@octavo/i18n/offline';
import { expect, type Page } from '@playwright/test';
import { pdf } from './samples.ts';
import { seriousProblems } from './serious-problems.ts';
import { test } from './test.ts';
import { addressOf, ToolPage } from './tool-page.ts';

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: string;
}

interface WebManifest {
  readonly icons: readonly Icon[];
  readonly shortcuts: readonly { readonly url: string; readonly icons: readonly Icon[] }[];
}

/** Paths cached by the service worker. */
async function keptBy(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));

    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}

for (const locale of locales) {
  const words = offlineWords(locale);
  const prefix = locale === 'en' ? '' : `/${locale}`;

  test(`without a connection, a page in ${locale} says so and opens once it is back`, async ({
    page,
    context,
  }) => {
    await page.goto(addressOf(`${prefix}/merge-pdf`));
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await page.goto(addressOf(`${prefix}/split-pdf`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    expect(await seriousProblems(page)).toEqual([]);
    // The styles and fonts of the page are cached, too.
    await expect(page.getByRole('button', { name: words.again })).toHaveCSS('font-family', /Inter Variable/);

    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(words.title);
    await expect(page).toHaveURL(addressOf(`${prefix}/split-pdf`));
  });

  test(`the site can be installed in ${locale}`, async ({ page, request }) => {
    await page.goto(addressOf(prefix || '/'));
    const path = await page.locator('link[rel="manifest"]').getAttribute('href');
    const answer = await request.get(addressOf(path ?? ''));
    const manifest: WebManifest = await answer.json();

    expect(answer.headers()['content-type']).toContain('application/manifest+json');
    expect(manifest).toMatchObject({
      lang: locale,
      start_url: prefix || '/',
      display: 'standalone',
      id: '/',
    });
    expect(manifest.icons.map(({ purpose = 'any' }) => purpose)).toContain('maskable');

    for (const { src, sizes, type } of [
      ...manifest.icons,
      ...manifest.shortcuts.flatMap(({ icons }) => icons),
    ]) {
      const icon = await request.get(addressOf(src));
      expect(icon.headers()['content-type'], src).toContain(type);

      if (type === 'image/png') {
        // The first chunk of a PNG begins with its width and height.
        const bytes = await icon.body();
        expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes);
      }
    }

    for (const { url } of manifest.shortcuts) {
      expect((await request.get(addressOf(url))).status(), url).toBe(200);
    }
  });
}

test('the offline cache has no personal page, no file and no API response', async ({ page }) => {
  const toolPage = new ToolPage(page);
  await toolPage.open('rotate-pdf');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await toolPage.add([pdf('Letter.pdf', 2)]);
  await toolPage.pages.first().click();
  await toolPage.run();
  await toolPage.finish();
  await page.goto(addressOf('/fr/merge-pdf'));

  const kept = await keptBy(page);
  expect(kept).toEqual(expect.arrayContaining(['/offline', '/fr/offline']));
  expect(kept.filter((path) => !/^(\/fr)?\/offline$|^\/assets\/.*\.(css|woff2)$/.test(path))).toEqual([]);
});

test('the service worker is revalidated on every visit, files named by their content never', async ({
  page,
  request,
}) => {
  const worker = await request.get(addressOf('/service-worker.js'));
  expect(worker.headers()['cache-control']).toBe('no-cache');
  expect(await worker.text()).toMatch(/^const release = '[0-9a-f]{16}'/);

  await page.goto(addressOf('/'));
  const script = await page.locator('link[rel="modulepreload"]').first().getAttribute('href');
  const asset = await request.get(addressOf(script ?? ''));
  expect(asset.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
});
