import { openAuthority } from '@octavo/testkit/signing/authority';
import { authorityHosts } from '@octavo/testkit/signing/identities';
import { makeRevocationList } from '@octavo/testkit/signing/revocation-list';
import { expect, it } from 'vitest';
import { readCertificate } from '../../certificates/read-certificate.ts';
import { readList } from './revocation-evidence.ts';
import { revocationOf } from './revocation-of.ts';

const authority = await openAuthority();
const issuer = readCertificate(authority.intermediate)!;
const certificate = readCertificate((await authority.identity('p-256')).certificate)!;
const before = new Date(Date.now() - 3600_000);

async function stateBy(
  content: Parameters<typeof makeRevocationList>[1],
  times: { time?: Date; stampedAt?: Date } = {},
) {
  const lists = [readList(await makeRevocationList(authority, content))!];
  const subject = { certificate, issuer, time: new Date(), stampedAt: null, ...times };
  const { state } = await revocationOf(subject, { responses: [], lists });

  return state;
}

it('takes a list of the point that the certificate names', async () => {
  expect(await stateBy({})).toBe('good');
  expect(await stateBy({ point: `http://${authorityHosts.crl}/intermediate.crl` })).toBe('good');
});

it('takes no list of another point: the certificate would not be in it', async () => {
  expect(await stateBy({ point: `http://${authorityHosts.crl}/other-part.crl` })).toBe('unknown');
});

it('believes a weakly signed list only when it revokes', async () => {
  expect(await stateBy({ digest: 'sha1' })).toBe('unknown');
  expect(await stateBy({ digest: 'sha1', revoked: [{ name: 'p-256', reason: 'superseded' }] })).toBe(
    'revoked',
  );
});

it.each([
  ['keyCompromise', 'revoked'],
  ['CACompromise', 'revoked'],
  ['superseded', 'good'],
  ['cessationOfOperation', 'good'],
])('judges an earlier time stamp after a revocation for %s', async (reason, state) => {
  const revoked = [{ name: 'p-256', reason }] as const;

  expect(await stateBy({ revoked }, { stampedAt: before })).toBe(state);
  expect(await stateBy({ revoked }, { time: before })).toBe('good');
});
