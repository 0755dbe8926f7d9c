import type { JobView } from '@octavo/contract/job';
import type { Context } from 'hono';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import type { ServerPorts } from '../ports.ts';
import type { AppEnvironment } from './environment.ts';

/**
 * Heartbeat interval, shorter than the idle limit of any proxy we know. Each beat also re-reads the job, in
 * case a notification is lost.
 */
const beatMilliseconds = 15_000;

/**
 * Id of the last event. A browser that reconnects with it has seen the end and gets 204, which stops further
 * reconnects.
 */
const lastEventId = 'end';

/**
 * Sends the whole job, then the whole job again after each change, until it has ended. `enter` counts the
 * stream, throws when there are too many, and returns the function to call at its end.
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
  // Proxies that buffer a response before they pass it on would hold back every event.
  context.header('x-accel-buffering', 'no');

  return streamSSE(context, async (stream) => {
    const bell = new Bell();
    const stopWatching = changes.watch(id, () => bell.ring());
    stream.onAbort(() => bell.ring());

    try {
      await follow(stream, bell, look);
    } catch (error) {
      // The stream ends, and the client reconnects or polls.
      log.error({ err: error, jobId: id }, 'job event stream failed');
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

/** Keeps a ring until the next wait, so that a change between two reads is not missed. */
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
