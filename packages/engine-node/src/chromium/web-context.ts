import type { Browser } from 'playwright-core';
import { type OpenPage, openPage } from './open-page.ts';

/** Screen emulated for the page. */
export interface Screen {
  readonly width: number;
  readonly height: number;
  /** Emulates a phone: touch, a pixel ratio of 2 and a phone's user agent. */
  readonly isPhone: boolean;
}

/**
 * Opens a page that reaches the web only through the proxy and has no user: permission requests are denied,
 * new windows and downloads are blocked.
 */
export async function openWebView(browser: Browser, proxy: string, screen: Screen): Promise<OpenPage> {
  const [major = ''] = browser.version().split('.');
  const context = await browser.newContext({
    proxy: { server: proxy, bypass: '<-loopback>' },
    viewport: { width: screen.width, height: screen.height },
    deviceScaleFactor: screen.isPhone ? 2 : 1,
    isMobile: screen.isPhone,
    hasTouch: screen.isPhone,
    // User agent of a regular browser: many sites serve another page to one that contains "Headless".
    userAgent: userAgent(major, screen.isPhone),
    serviceWorkers: 'block',
    acceptDownloads: false,
    reducedMotion: 'reduce',
  });
  await context.grantPermissions([]);
  const open = await openPage(context);
  context.on('page', (other) => void other.close().catch(() => undefined));
  // A page that prints itself would be printed twice at a time, which Chromium refuses.
  await open.page.addInitScript("Object.defineProperty(window, 'print', { value() {} })");
  open.page.on('dialog', (dialog) => void dialog.dismiss().catch(() => undefined));

  return open;
}

function userAgent(major: string, isPhone: boolean): string {
  const system = isPhone ? 'Linux; Android 10; K' : 'X11; Linux x86_64';
  const mobile = isPhone ? 'Mobile ' : '';

  return `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 ${mobile}Safari/537.36`;
}
