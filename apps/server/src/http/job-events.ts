import type { JobView } from '@octavo/contract/job';
import type { Context } from 'hono';
import type { ServerPorts } from '../ports.ts';
import type { AppEnvironment } from './environment.ts';
import { answerStream } from './event-stream.ts';
import { followView } from './follow-view.ts';

/** Sends the whole job, then the whole job again after each change, until it has ended. */
export function streamJob(
  context: Context<AppEnvironment>,
  ports: Pick<ServerPorts, 'changes' | 'clock' | 'log'>,
  enter: () => () => void,
  id: string,
  look: () => Promise<JobView | null>,
): Response {
  const isLast = ({ finishedAt }: JobView) => finishedAt !== null;

  return answerStream(context, ports, {
    watched: [id],
    enter,
    follow: (stream, bell) => followView(stream, bell, { event: 'job', look, isLast, clock: ports.clock }),
  });
}
