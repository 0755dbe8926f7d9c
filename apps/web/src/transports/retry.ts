import { Failure, isFailure } from '@octavo/contract/failures';

/** Milliseconds before the second attempt; doubled for each further one. */
const firstPause = 500;
const longestPause = 15_000;
/** About a minute and a half of attempts while the browser reports a network. */
const attempts = 10;

/** Environment of a retry; tests provide their own. */
export interface RetryEnvironment {
  pause(milliseconds: number, signal: AbortSignal): Promise<void>;
  isOnline(): boolean;
  untilOnline(signal: AbortSignal): Promise<void>;
}

interface RetryOptions {
  readonly signal: AbortSignal;
  readonly surroundings?: RetryEnvironment;
  /** Called with true while there is no connection. */
  onWaiting?(waiting: boolean): void;
}

/** True for failures that repeating the request cannot change. */
function isFinal(error: unknown): boolean {
  return (
    isFailure(error) &&
    !['request-failed', 'temporarily-unavailable', 'upload-failed', 'too-frequent', 'storage-full'].includes(
      error.code,
    )
  );
}

/**
 * Repeats idempotent work until it succeeds, is refused permanently, or has been tried often enough. Without
 * a connection it waits for one, however long that takes, and uses up no attempt.
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
        throw isFailure(error) ? error : new Failure('request-failed', 'no connection', { cause: error });
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
      // A network that returns ends the pause early.
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
