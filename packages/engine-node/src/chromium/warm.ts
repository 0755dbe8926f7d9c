import { type Chromium, startChromium } from './start.ts';
import { openWebViewAhead } from './web-view-ahead.ts';

let waiting: Promise<Chromium> | undefined;

/** Starts a browser ahead of time; only the next job in this process uses it. */
export async function warmChromium(): Promise<void> {
  waiting ??= startWithPage();
  await waiting;
}

/** Returns the browser started ahead, or a new one. The caller must end it. */
export async function takeChromium(): Promise<Chromium> {
  const ahead = waiting;
  waiting = undefined;
  const chromium = await ahead?.catch(() => null);

  if (chromium?.isAlive === true) {
    return chromium;
  }

  await chromium?.end();

  return startChromium();
}

async function startWithPage(): Promise<Chromium> {
  const chromium = await startChromium();

  try {
    await openWebViewAhead(chromium.browser);

    return chromium;
  } catch (error) {
    await chromium.end();
    throw error;
  }
}
