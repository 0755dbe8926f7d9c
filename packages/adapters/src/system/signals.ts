import { endIfWrong } from '../wrong-config.ts';

interface Stoppable {
  stop(): Promise<void>;
}

/**
 * Gives back what was started, and ends the process in order on SIGINT, SIGTERM, or when the parent that spoke to it
 * over IPC is gone: also while it is still starting, for by then it may have started other processes.
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
        process.stderr.write(`could not stop in order: ${String(error)}\n`);
        process.exit(1);
      },
    );
  };

  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  process.once('disconnect', end);

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

  // The process is about to end: nobody is told that it has started.
  return new Promise(() => {});
}

/** What could not start has cleared up after itself. */
async function stopOnceStarted(starting: Promise<Stoppable>): Promise<void> {
  const running = await starting.catch(() => null);
  await running?.stop();
}
