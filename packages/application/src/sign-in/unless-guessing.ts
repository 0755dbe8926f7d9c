import { Failure } from '@octavo/contract/failures';
import { failedLinks } from '@octavo/domain/account/attempts';
import type { ApplicationPorts } from '../ports.ts';

/**
 * Finds the target of a link and counts failed attempts.
 *
 * @throws Failure `link-expired` when there is none; `too-frequent` for a client that tries many such
 * links.
 */
export async function unlessGuessing<Found>(
  { attempts, pseudonyms, clock }: Pick<ApplicationPorts, 'attempts' | 'pseudonyms' | 'clock'>,
  client: string,
  find: () => Promise<Found | null>,
): Promise<Found> {
  const now = clock.now();
  const pseudonym = pseudonyms.hmac(failedLinks.kind, client);
  const wait = await attempts.check(failedLinks, pseudonym, now);

  if (wait > 0) {
    throw new Failure('too-frequent', failedLinks.kind, { values: { retrySeconds: wait } });
  }

  const found = await find();

  if (found === null) {
    await attempts.take(failedLinks, pseudonym, now);
    throw new Failure('link-expired');
  }

  return found;
}
