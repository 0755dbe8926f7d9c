import type { BrowserContext, CDPSession, Page } from 'playwright-core';

/** A page with a line to the browser of its own, for what Playwright has no words for. */
export interface OpenPage {
  readonly page: Page;
  /** Stays when the page moves to another document. */
  readonly session: CDPSession;
}

/** Opens an empty page on which only the time of the whole work ends a wait. */
export async function openPage(context: BrowserContext): Promise<OpenPage> {
  const page = await context.newPage();
  page.setDefaultTimeout(0);

  return { page, session: await context.newCDPSession(page) };
}
