import type { Context } from 'hono';
import type { AppEnvironment } from './environment.ts';

/** Names the job of a request in the request log, and returns its id. */
export function nameJob(context: Context<AppEnvironment>, id: string): string {
  context.set('jobId', id);

  return id;
}
