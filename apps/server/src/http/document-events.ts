import type { DocumentView } from '@octavo/contract/document';
import type { Context } from 'hono';
import type { ServerPorts } from '../ports.ts';
import type { AppEnvironment } from './environment.ts';
import { answerStream, beatMilliseconds, sendBeat } from './event-stream.ts';

/** Sends the whole document, then again after each change of its files or questions, until it expires or is deleted. */
export function streamDocument(
  context: Context<AppEnvironment>,
  ports: Pick<ServerPorts, 'changes' | 'log'>,
  enter: () => () => void,
  watched: readonly string[],
  look: () => Promise<DocumentView | null>,
): Response {
  return answerStream(context, ports, {
    watched,
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
          await stream.writeSSE({ event: 'document', data });
          sent = data;
        } else {
          await sendBeat(stream);
        }

        await bell.wait(beatMilliseconds);
      }
    },
  });
}
