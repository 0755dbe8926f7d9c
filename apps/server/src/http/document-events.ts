import type { DocumentView } from '@octavo/contract/document';
import type { Context } from 'hono';
import type { ServerPorts } from '../ports.ts';
import type { AppEnvironment } from './environment.ts';
import { answerStream } from './event-stream.ts';
import { followView } from './follow-view.ts';

/** Sends the whole document, then again after each change of its files or questions, until it expires or is deleted. */
export function streamDocument(
  context: Context<AppEnvironment>,
  ports: Pick<ServerPorts, 'changes' | 'clock' | 'log'>,
  enter: () => () => void,
  watched: readonly string[],
  look: () => Promise<DocumentView | null>,
): Response {
  return answerStream(context, ports, {
    watched,
    enter,
    follow: (stream, bell) =>
      followView(stream, bell, {
        event: 'document',
        look,
        isLast: () => false,
        clock: ports.clock,
      }),
  });
}
