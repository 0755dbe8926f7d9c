import { isToolFailure, ToolFailure } from '@octavo/contract/failures';

/** Milliseconds before the second attempt; doubled for each further one. */
const firstPause = 500;
const longestPause = 15_000;
/** About a minute and a half of trying while the network is said to be there. */
const attempts = 10;

/** What a retry needs of its surroundings; tests bring their own. */
export interface RetryEnvironment {
  pause(milliseconds: number, signal: AbortSignal): Promise<void>;
  isOnline(): boolean;
  untilOnline(signal: AbortSignal): Promise<void>;
}

interface RetryOptions {
  readonly signal: AbortSignal;
  readonly surroundings?: RetryEnvironment;
  /** Called with true while there is no connection to work with. */
  onWaiting?(waiting: boolean): void;
}

/** Answers that say the same thing however often one asks. */
function isFinal(error: unknown): boolean {
  return (
    isToolFailure(error) &&
    !['request-failed', 'temporarily-unavailable', 'upload-failed', 'too-frequent', 'storage-full'].includes(
      error.code,
    )
  );
}

/**
 * Does what may be done again until it succeeds, is refused for good, or was tried often enough. Without a
 * connection it waits for one, however long that takes, and loses no attempt.
 */
export async function persist<Result>(work: () => Promise<Result>, options: RetryOptions): Promise<Result> {
  const { signal, surroundings = browser, onWaiting } = options;

  for (let attempt = 1; ; attempt += 1) {
    signal.throwIfAborted();

    try {
      return await work();
    } catch (error) {
      if (signal.aborted || isFinal(error)) {
        throw error;
      }

      if (!surroundings.isOnline()) {
        onWaiting?.(true);
        await surroundings.untilOnline(signal);
        onWaiting?.(false);
        attempt = 0;
      } else if (attempt >= attempts) {
        throw isToolFailure(error)
          ? error
          : new ToolFailure('request-failed', 'no connection', { cause: error });
      } else {
        onWaiting?.(attempt > 1);
        await surroundings.pause(Math.min(longestPause, firstPause * 2 ** (attempt - 1)), signal);
        onWaiting?.(false);
      }
    }
  }
}

const browser: RetryEnvironment = {
  isOnline: () => navigator.onLine,
  pause: (milliseconds, signal) =>
    until(signal, (done) => {
      // The network coming back is worth more than the rest of a pause.
      const timer = setTimeout(done, milliseconds);
      window.addEventListener('online', done, { once: true });

      return () => {
        clearTimeout(timer);
        window.removeEventListener('online', done);
      };
    }),
  untilOnline: (signal) =>
    until(signal, (done) => {
      window.addEventListener('online', done, { once: true });

      return () => window.removeEventListener('online', done);
    }),
};

function until(signal: AbortSignal, wait: (done: () => void) => () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = wait(() => {
      stop();
      signal.removeEventListener('abort', abort);
      resolve();
    });
    const abort = () => {
      stop();
      reject(signal.reason);
    };
    signal.addEventListener('abort', abort, { once: true });
  });
}
