import type { BrowserContext, CDPSession, Page } from 'playwright-core';

/** A page with its own DevTools session, for commands Playwright does not offer. */
export interface OpenPage {
  readonly page: Page;
  /** Survives navigation to another document. */
  readonly session: CDPSession;
}

/** Opens an empty page without timeouts of its own; only the time limit of the whole job applies. */
export async function openPage(context: BrowserContext): Promise<OpenPage> {
  const page = await context.newPage();
  page.setDefaultTimeout(0);

  return { page, session: await context.newCDPSession(page) };
}
