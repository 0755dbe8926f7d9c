import type { Browser } from 'playwright-core';
import { type OpenPage, openPage } from './open-page.ts';

/** The screen a page believes it is shown on. */
export interface Screen {
  readonly width: number;
  readonly height: number;
  /** A telephone: touch, sharp pixels, and the name of one in its requests. */
  readonly isPhone: boolean;
}

/**
 * A page that reaches the web through the proxy alone and has nobody in front of it: what would ask is denied, what
 * would open a window or save a file is stopped.
 */
export async function openWebView(browser: Browser, proxy: string, screen: Screen): Promise<OpenPage> {
  const [major = ''] = browser.version().split('.');
  const context = await browser.newContext({
    proxy: { server: proxy, bypass: '<-loopback>' },
    viewport: { width: screen.width, height: screen.height },
    deviceScaleFactor: screen.isPhone ? 2 : 1,
    isMobile: screen.isPhone,
    hasTouch: screen.isPhone,
    // The name of the browser as everybody has it: with "Headless" in it many sites show another page.
    userAgent: userAgent(major, screen.isPhone),
    serviceWorkers: 'block',
    acceptDownloads: false,
    reducedMotion: 'reduce',
  });
  await context.grantPermissions([]);
  const open = await openPage(context);
  context.on('page', (other) => void other.close().catch(() => undefined));
  open.page.on('dialog', (dialog) => void dialog.dismiss().catch(() => undefined));

  return open;
}

function userAgent(major: string, isPhone: boolean): string {
  const system = isPhone ? 'Linux; Android 10; K' : 'X11; Linux x86_64';
  const mobile = isPhone ? 'Mobile ' : '';

  return `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 ${mobile}Safari/537.36`;
}
