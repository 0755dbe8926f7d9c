import type { Browser } from 'playwright-core';
import { openRelay, type Relay } from '../web/open-relay.ts';
import { folderOrigin } from './folder-answers.ts';
import type { OpenPage } from './open-page.ts';
import { openWebView, type Screen } from './web-context.ts';

/** The screen most pages are asked for: as wide as A4 between its margins. */
const usual: Screen = { width: 718, height: 900, isPhone: false };

/** Shown while the page waits. Its icon keeps the browser from asking for one. */
const blank = '<!doctype html><link rel=icon href="data:,"><p>Ready';

const ahead = new WeakMap<Browser, { readonly view: OpenPage; readonly relay: Relay }>();

/**
 * Opens a page before its content is known; until then it reaches nothing. It loads a small document, so that
 * the browser starts its processes and reads its fonts.
 */
export async function openWebViewAhead(browser: Browser): Promise<void> {
  const relay = await openRelay();
  const view = await openWebView(browser, relay.address, usual);
  const { page } = view;
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: blank }));
  await page.goto(`${folderOrigin}/ready`);
  await page.unrouteAll();
  ahead.set(browser, { view, relay });
}

/** Returns the page opened ahead in this browser if it suits the screen, or a new one. */
export async function takeWebView(browser: Browser, proxy: string, screen: Screen): Promise<OpenPage> {
  const found = ahead.get(browser);

  // A phone needs a new context: touch and user agent are set per context.
  if (found === undefined || screen.isPhone) {
    return openWebView(browser, proxy, screen);
  }

  ahead.delete(browser);
  found.relay.lead(proxy);
  await found.view.page.setViewportSize({ width: screen.width, height: screen.height });

  return found.view;
}
