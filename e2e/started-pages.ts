import { type Browser, type BrowserContext, errors, type Page } from '@playwright/test';

/** Milliseconds after which a page counts as one whose scripts do not arrive. */
const patience = 5000;

/**
 * Makes every page of the browser wait, when it is opened, until React handles its events. The scripts of a page are
 * fetched after its first frame, and a test presses its first button sooner than a person can.
 */
export function awaitStartedPages(browser: Browser): void {
  const open = browser.newContext.bind(browser);

  browser.newContext = async (options) => {
    const context = await open(options);
    watchPages(context);

    return context;
  };
}

function watchPages(context: BrowserContext): void {
  context.on('page', (page) => {
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];

    page.goto = async (url, options) => {
      const answer = await goto(url, options);

      // A test that wants to see the page earlier says so.
      if (options?.waitUntil !== 'commit') {
        await started(page);
      }

      return answer;
    };
    page.reload = async (options) => {
      const answer = await reload(options);
      await started(page);

      return answer;
    };
  });
}

/** A page without the application, or without script, is started at once. */
async function started(page: Page): Promise<void> {
  try {
    await page.waitForFunction(
      () =>
        !('__reactRouterContext' in window) ||
        Object.keys(document).some((name) => name.startsWith('__reactContainer')),
      undefined,
      { timeout: patience },
    );
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) {
      throw error;
    }
  }
}
