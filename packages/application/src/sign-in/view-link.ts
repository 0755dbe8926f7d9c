import type { LinkView } from '@octavo/contract/session';
import { maskEmail } from '@octavo/domain/account/email';
import type { ApplicationPorts } from '../ports.ts';
import { isFromDevice } from './asking-device.ts';
import { unlessGuessing } from './unless-guessing.ts';
import type { LinkHolder } from './use-link.ts';

/**
 * Returns the masked email address of a link, its target, and if it was requested on the same device. The
 * link stays usable.
 */
export async function viewLink(
  ports: Pick<ApplicationPorts, 'links' | 'tokens' | 'attempts' | 'pseudonyms' | 'clock'>,
  token: string,
  { client, device }: LinkHolder,
): Promise<LinkView> {
  const link = await unlessGuessing(ports, client, () =>
    ports.links.find(ports.tokens.hashOf(token), ports.clock.now()),
  );

  return {
    email: maskEmail(link.email),
    isFromHere: isFromDevice(ports, link, device),
    next: link.next,
  };
}
