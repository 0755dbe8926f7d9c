import { endIfWrong } from './cannot-start.ts';

interface Stoppable {
  stop(): Promise<void>;
}

/**
 * Returns what was started, and shuts the process down on SIGINT, SIGTERM, when the parent connected over IPC is gone,
 * or when the reader of its output is, as in `./start | head`. Signals also work during the start, which may already
 * have started other processes.
 */
export async function runUntilSignal<Running extends Stoppable>(
  starting: Promise<Running>,
): Promise<Running> {
  let stopping = false;

  const end = () => {
    if (stopping) {
      return;
    }

    stopping = true;
    stopOnceStarted(starting).then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`could not stop cleanly: ${String(error)}\n`);
        process.exit(1);
      },
    );
  };

  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  process.once('disconnect', end);
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') {
      throw error;
    }

    end();
  });

  try {
    const running = await starting;

    if (!stopping) {
      return running;
    }
  } catch (error) {
    if (!stopping) {
      endIfWrong(error);
      throw error;
    }
  }

  // The process is about to end, so the start never resolves.
  return new Promise(() => {});
}

/** Waits for the start and then stops. A failed start has cleaned up after itself. */
async function stopOnceStarted(starting: Promise<Stoppable>): Promise<void> {
  const running = await starting.catch(() => null);
  await running?.stop();
}
