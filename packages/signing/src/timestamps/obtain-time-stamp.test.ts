import { joinBytes } from '@octavo/pdf/bytes/join-bytes';
import { openAuthority } from '@octavo/testkit/signing/authority';
import { authorityHosts } from '@octavo/testkit/signing/identities';
import { openTimeStampAuthority, type TimeStampMode } from '@octavo/testkit/signing/time-stamp-authority';
import { afterAll, expect, it } from 'vitest';
import type { SigningServices } from '../services.ts';
import type { DigestParts } from '../verify/digest.ts';
import { obtainTimeStamp } from './obtain-time-stamp.ts';

const authority = await openAuthority();
const timeStamps = await openTimeStampAuthority(authority);

afterAll(() => timeStamps.close());

const digestParts: DigestParts = async (name, parts) =>
  new Uint8Array(await crypto.subtle.digest(name, joinBytes(parts)));

const services: SigningServices = {
  timeStamp: (request) => timeStamps.fetch(`http://${authorityHosts.timeStamps}/`, request),
  fetch: async () => null,
  now: () => new Date(),
};

function obtain(mode: TimeStampMode, host = services) {
  timeStamps.mode = mode;

  return obtainTimeStamp([new TextEncoder().encode('signature')], host, digestParts);
}

it('obtains a time stamp of now', async () => {
  const { time, token } = await obtain('good');

  expect(Math.abs(time.getTime() - Date.now())).toBeLessThan(60_000);
  expect(token.length).toBeGreaterThan(1000);
});

it('takes the authority that the operator has chosen, whatever its root', async () => {
  const { signer } = await obtain('untrusted');

  expect(signer.issuer.isEqual(signer.subject)).toBe(true);
});

it.each([
  ['refuses', 'time-stamp-refused', {}],
  ['other-digest', 'time-stamp-differs', {}],
  ['other-nonce', 'time-stamp-differs', {}],
  ['garbage', 'time-stamp-invalid', { fault: 'unreadable' }],
  ['broken', 'time-stamp-invalid', { fault: 'signature' }],
  ['wrong-usage', 'time-stamp-invalid', { fault: 'certificate' }],
  ['long-ago', 'time-stamp-invalid', { fault: 'certificate' }],
] as const)('takes no answer of an authority in the mode %s', async (mode, code, values) => {
  await expect(obtain(mode)).rejects.toMatchObject({ code, values });
});

it('takes no time stamp when the clocks differ', async () => {
  const late = { ...services, now: () => new Date(Date.now() + 3600_000) };

  await expect(obtain('good', late)).rejects.toMatchObject({
    code: 'time-stamp-invalid',
    values: { fault: 'time' },
  });
});
