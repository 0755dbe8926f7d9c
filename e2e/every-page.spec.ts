import { type Locale, locales } from '@octavo/i18n/locales';
import { expect, type Page, test } from '@playwright/test';
import { addressOf } from './bench.ts';
import { launch, type Product } from './product.ts';
import { seriousProblems } from './serious-problems.ts';

/** All tests share one product with sales enabled, where every page exists, and one browser. */
test.describe.configure({ mode: 'default', timeout: 300_000 });
// The tests report their own findings; recording so many pages would take longer than checking them.
test.use({ trace: 'off', screenshot: 'off' });

const elsewhere = process.env['OCTAVO_E2E_URL'];
/** From the smallest phone to a wide screen. */
const widths = [320, 390, 768, 1280, 1920];
let product: Product;
let paths: readonly string[];

test.beforeAll(async () => {
  product = await launch({ OCTAVO_ACCESS: 'subscription', OCTAVO_MODE: 'development' });
  process.env['OCTAVO_E2E_URL'] = product.address;
  const map = await (await fetch(addressOf('/sitemap.xml'))).text();
  paths = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
});

test.afterAll(async () => {
  process.env['OCTAVO_E2E_URL'] = elsewhere;
  await product.stop();
});

/** Text differs by language, colours by theme: two runs cover both languages and both themes. */
const themes: Readonly<Record<Locale, 'light' | 'dark'>> = { en: 'light', fr: 'dark' };

for (const locale of locales) {
  test(`axe and narrow screens find no fault with any page (${locale}, ${themes[locale]})`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: themes[locale] });
    const heard = listen(page);
    const found: string[] = [];

    for (const path of [...paths, '/nothing-here', '/fr/nothing-here'].filter(
      (path) => languageOf(path) === locale,
    )) {
      heard.length = 0;
      await page.goto(addressOf(path));
      const wrong = [...(await seriousProblems(page)), ...(await tooWide(page)), ...heard];
      found.push(
        ...wrong.filter((problem) => !isExpected(problem, path)).map((problem) => `${path}: ${problem}`),
      );
    }

    expect(found).toEqual([]);
  });
}

/** Errors that a page reports, and its requests to other origins. */
function listen(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => message.type() === 'error' && heard.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => heard.push(`error: ${error.message}`));
  page.on('request', (request) => {
    const { origin, protocol, href } = new URL(request.url());

    if (protocol.startsWith('http') && origin !== new URL(addressOf('/')).origin) {
      heard.push(`asks ${href}`);
    }
  });

  return heard;
}

async function tooWide(page: Page): Promise<string[]> {
  const found: string[] = [];
  const usual = page.viewportSize() ?? { width: 1280, height: 900 };

  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );

    if (excess > 0) {
      found.push(`scrolls sideways by ${excess} at ${width}`);
    }
  }

  await page.setViewportSize(usual);

  return found;
}

/** Browsers log a page that is not found as a console error. */
function isExpected(problem: string, path: string): boolean {
  return path.endsWith('/nothing-here') && /^console: .*404/.test(problem);
}

function languageOf(path: string): string {
  return /^\/fr(?:\/|$)/.test(path) ? 'fr' : 'en';
}
