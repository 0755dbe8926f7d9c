import type { JobView } from '@octavo/contract/job';
import type { Context } from 'hono';
import type { ServerPorts } from '../ports.ts';
import type { AppEnvironment } from './environment.ts';
import { answerStream, beatMilliseconds, lastEventId, sendBeat } from './event-stream.ts';

/** Sends the whole job, then the whole job again after each change, until it has ended. */
export function streamJob(
  context: Context<AppEnvironment>,
  ports: Pick<ServerPorts, 'changes' | 'log'>,
  enter: () => () => void,
  id: string,
  look: () => Promise<JobView | null>,
): Response {
  return answerStream(context, ports, {
    watched: [id],
    enter,

    async follow(stream, bell) {
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
          await sendBeat(stream);
        }

        await bell.wait(beatMilliseconds);
      }
    },
  });
}
