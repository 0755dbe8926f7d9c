import { ToolFailure } from '@octavo/contract/failures';
import type { AttemptLimit } from '@octavo/domain/account/attempts';
import type { ServerPorts } from '../ports.ts';

/** Counts an attempt of the asker. @throws ToolFailure `too-frequent`, with the seconds to wait. */
export async function takeTurn(
  { attempts, marks, clock }: Pick<ServerPorts, 'attempts' | 'marks' | 'clock'>,
  limit: AttemptLimit,
  asker: string,
): Promise<void> {
  const wait = await attempts.take(limit, marks.of(limit.kind, asker), clock.now());

  if (wait > 0) {
    throw new ToolFailure('too-frequent', limit.kind, { values: { retrySeconds: wait } });
  }
}
