import { Failure, isFailure } from '@octavo/contract/failures';
import type { Browser } from 'playwright-core';
import { takeChromium } from './warm.ts';

/**
 * Runs some work with a browser and kills it when the work is over, aborted or late.
 *
 * @throws Failure `engine-unavailable`, `time-limit`, `engine-crashed` when the browser crashed during
 * the work.
 */
export async function withChromium<Result>(
  signal: AbortSignal,
  seconds: number,
  work: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  signal.throwIfAborted();
  const chromium = await takeChromium();
  let late = false;
  const end = () => void chromium.end();
  const timer = setTimeout(() => {
    late = true;
    end();
  }, seconds * 1000);
  signal.addEventListener('abort', end);

  try {
    signal.throwIfAborted();

    return await work(chromium.browser);
  } catch (error) {
    signal.throwIfAborted();

    if (late) {
      throw new Failure('time-limit', `chromium: ${seconds} s`, { cause: error });
    }

    if (isFailure(error)) {
      throw error;
    }

    // Any other error comes from a call into the browser.
    throw new Failure('engine-crashed', `chromium: ${firstLine(error)}`, { cause: error });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
    await chromium.end();
  }
}

function firstLine(error: unknown): string {
  return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
}
