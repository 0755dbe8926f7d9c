import { Failure } from '@octavo/contract/failures';
import type { AttemptLimit } from '@octavo/domain/account/attempts';
import type { ApplicationPorts } from './ports.ts';

/** Counts an attempt under this key. @throws Failure `too-frequent`, with the seconds to wait. */
export async function takeTurn(
  { attempts, pseudonyms, clock }: Pick<ApplicationPorts, 'attempts' | 'pseudonyms' | 'clock'>,
  limit: AttemptLimit,
  client: string,
): Promise<void> {
  const wait = await attempts.take(limit, pseudonyms.hmac(limit.kind, client), clock.now());

  if (wait > 0) {
    throw new Failure('too-frequent', limit.kind, { values: { retrySeconds: wait } });
  }
}
