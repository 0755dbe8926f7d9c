import type { JobView } from '@octavo/contract/job';
import type { Context } from 'hono';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import type { ServerPorts } from '../ports.ts';
import type { AppEnvironment } from './environment.ts';

/** Shorter than the idle limit of any proxy we know; each beat also looks at the job, should a notice be lost. */
const beatMilliseconds = 15_000;

/** The id of the last event: a browser that comes back with it has seen the end and is told to stay away. */
const lastEventId = 'end';

/**
 * Sends the whole job, then the whole job again after each change, until it has ended. `enter` counts the stream,
 * throws when there are too many, and returns what is called at its end.
 */
export async function streamJob(
  context: Context<AppEnvironment>,
  { changes, log }: Pick<ServerPorts, 'changes' | 'log'>,
  enter: () => () => void,
  id: string,
  look: () => Promise<JobView | null>,
): Promise<Response> {
  if (context.req.header('last-event-id') === lastEventId) {
    return context.body(null, 204);
  }

  const leave = enter();
  // Proxies that collect an answer before they pass it on would hold back every event.
  context.header('x-accel-buffering', 'no');

  return streamSSE(context, async (stream) => {
    const bell = new Bell();
    const stopWatching = changes.watch(id, () => bell.ring());
    stream.onAbort(() => bell.ring());

    try {
      await follow(stream, bell, look);
    } catch (error) {
      // The stream ends, and who follows comes back or polls.
      log.error({ err: error, jobId: id }, 'following a job failed');
    } finally {
      stopWatching();
      leave();
    }
  });
}

async function follow(
  stream: SSEStreamingApi,
  bell: Bell,
  look: () => Promise<JobView | null>,
): Promise<void> {
  let sent = '';

  while (!stream.aborted) {
    const view = await look();

    if (view === null) {
      return;
    }

    const data = JSON.stringify(view);

    if (data !== sent) {
      const ended = view.finishedAt !== null;
      await stream.writeSSE({ event: 'job', data, ...(ended ? { id: lastEventId } : {}) });
      sent = data;

      if (ended) {
        return;
      }
    } else {
      await stream.write(': still here\n\n');
    }

    await bell.wait(beatMilliseconds);
  }
}

/** Remembers a ring until somebody waits for it, so that a change between two looks is not missed. */
class Bell {
  #rung = false;
  #wake: (() => void) | null = null;

  ring(): void {
    this.#rung = true;
    this.#wake?.();
  }

  async wait(milliseconds: number): Promise<void> {
    if (!this.#rung) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }

    this.#rung = false;
    this.#wake = null;
  }
}
