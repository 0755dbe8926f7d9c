import { setTimeout as delay } from 'node:timers/promises';
import type { CDPSession } from 'playwright-core';
import type { OpenPage } from './open-page.ts';
import { runInPage } from './run-in-page.ts';

/**
 * Longest waits for the resources of a document, for requests of scripts, and for pictures that load lazily.
 */
const loadMilliseconds = 20_000;
const quietMilliseconds = 5000;
const longest = { scrollMilliseconds: 8000, pictureMilliseconds: 8000 };

/**
 * Pause between two screens on pages that listen for scrolling, as some check the position only periodically.
 */
const lookMilliseconds = 40;

/**
 * Waits until a page is complete, then the given number of seconds more. Resources that take too long are
 * left out: a page whose last advertisement hangs is still a page.
 */
export async function settle({ page, session }: OpenPage, moreSeconds: number): Promise<void> {
  await page.waitForLoadState('domcontentloaded', { timeout: loadMilliseconds }).catch(() => undefined);
  await page.waitForLoadState('load', { timeout: loadMilliseconds }).catch(() => undefined);
  const pauseMilliseconds = (await followsScrolling(session)) ? lookMilliseconds : 0;
  const isStill = await runInPage(session, 'settle-page', { ...longest, pauseMilliseconds }).catch(
    () => false,
  );

  if (isStill !== true) {
    await page.waitForLoadState('networkidle', { timeout: quietMilliseconds }).catch(() => undefined);
  }

  if (moreSeconds > 0) {
    await delay(moreSeconds * 1000);
  }
}

/**
 * True when scripts listen for scroll events. Intersection observers need no pause; they run with the next
 * frame.
 */
async function followsScrolling(session: CDPSession): Promise<boolean> {
  try {
    const targets = await Promise.all(
      ['window', 'document'].map((expression) => session.send('Runtime.evaluate', { expression })),
    );
    const results = await Promise.all(
      targets.map(({ result: { objectId = '' } }) =>
        session.send('DOMDebugger.getEventListeners', { objectId }),
      ),
    );

    return results.some(({ listeners }) => listeners.some(({ type }) => type === 'scroll'));
  } catch {
    // The page navigated; the slower way works for any page.
    return true;
  }
}
