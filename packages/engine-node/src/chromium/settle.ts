import { setTimeout as delay } from 'node:timers/promises';
import type { CDPSession } from 'playwright-core';
import type { OpenPage } from './open-page.ts';
import { runInPage } from './run-in-page.ts';

/** Longest waits for all that belongs to a document, for what scripts fetch, and for pictures that load on sight. */
const loadMilliseconds = 20_000;
const quietMilliseconds = 5000;
const longest = { scrollMilliseconds: 8000, pictureMilliseconds: 8000 };

/** Between two screens, where a page looks only now and then how far it is scrolled. */
const lookMilliseconds = 40;

/**
 * Waits until a page shows all it has, and these seconds more. What does not come in its time is left out: a page whose
 * last advertisement hangs is still a page.
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

/** Whether scripts hear of scrolling. Observers of what comes into view are told with the next frame. */
async function followsScrolling(session: CDPSession): Promise<boolean> {
  try {
    const targets = await Promise.all(
      ['window', 'document'].map((expression) => session.send('Runtime.evaluate', { expression })),
    );
    const heard = await Promise.all(
      targets.map(({ result: { objectId = '' } }) =>
        session.send('DOMDebugger.getEventListeners', { objectId }),
      ),
    );

    return heard.some(({ listeners }) => listeners.some(({ type }) => type === 'scroll'));
  } catch {
    // The page moved on: the next one is asked no more than this one.
    return true;
  }
}
