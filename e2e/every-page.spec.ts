import { type Locale, locales } from '@octavo/i18n/locales';
import { expect, type Page } from '@playwright/test';
import { useSalesProduct } from './people.ts';
import { seriousProblems } from './serious-problems.ts';
import { test } from './test.ts';
import { addressOf } from './tool-page.ts';

// So many pages take longer than other tests.
test.describe.configure({ timeout: 300_000 });
useSalesProduct();

/** From the smallest phone to a wide screen. The last is the usual one: the next page is opened in it. */
const widths = [320, 390, 768, 1920, 1280];
/** Parts of the site that workers check at the same time. */
const parts = 4;

/** Text differs by language, colours by theme: two runs cover both languages and both themes. */
const themes: Readonly<Record<Locale, 'light' | 'dark'>> = { en: 'light', fr: 'dark' };

for (const { locale, part } of locales.flatMap((locale) =>
  Array.from({ length: parts }, (_, part) => ({ locale, part })),
)) {
  test(`axe and narrow screens find no fault with any page (${locale}, ${themes[locale]}, ${part + 1} of ${parts})`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: themes[locale] });
    const heard = listen(page);
    const found: string[] = [];

    for (const path of (await pathsIn(locale)).filter((_, index) => index % parts === part)) {
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

/** Paths of the sitemap in one language, and one that does not exist. */
async function pathsIn(locale: Locale): Promise<string[]> {
  const map = await (await fetch(addressOf('/sitemap.xml'))).text();
  const paths = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);

  return [...paths, '/nothing-here', '/fr/nothing-here'].filter((path) => languageOf(path) === locale);
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

  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );

    if (excess > 0) {
      found.push(`scrolls sideways by ${excess} at ${width}`);
    }
  }

  return found;
}

/** Browsers log a page that is not found as a console error. */
function isExpected(problem: string, path: string): boolean {
  return path.endsWith('/nothing-here') && /^console: .*404/.test(problem);
}

function languageOf(path: string): string {
  return /^\/fr(?:\/|$)/.test(path) ? 'fr' : 'en';
}
