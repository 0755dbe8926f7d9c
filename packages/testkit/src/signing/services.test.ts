import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { newRunFolder } from '../run-folders.ts';
import { openAuthority } from './authority.ts';
import { authorityHosts } from './identities.ts';
import { openRevocationServer } from './revocation-server.ts';
import { runOpenssl } from './run-openssl.ts';
import { openTimeStampAuthority, type TimeStampMode } from './time-stamp-authority.ts';

const authority = await openAuthority();
const revocation = await openRevocationServer(authority);
const timeStamps = await openTimeStampAuthority(authority);

afterAll(() => {
  revocation.close();
  timeStamps.close();
});

const trust = [
  '-CAfile',
  join(authority.folder, 'root.pem'),
  '-untrusted',
  join(authority.folder, 'intermediate.pem'),
];

/** True when openssl accepts the time stamp for the request. */
async function isAccepted(mode: TimeStampMode): Promise<boolean> {
  const folder = newRunFolder();
  const query = await runOpenssl(folder, ['ts', '-query', '-digest', '11'.repeat(32), '-sha256', '-cert']);
  timeStamps.mode = mode;
  writeFileSync(join(folder, 'query.der'), query);
  writeFileSync(
    join(folder, 'reply.der'),
    await timeStamps.fetch(`http://${authorityHosts.timeStamps}/`, query),
  );

  return runOpenssl(folder, ['ts', '-verify', '-queryfile', 'query.der', '-in', 'reply.der', ...trust]).then(
    () => true,
    () => false,
  );
}

it('answers requests for time stamps', async () => {
  expect(await isAccepted('good')).toBe(true);
});

it.each(['refuses', 'other-digest', 'other-nonce', 'untrusted', 'wrong-usage', 'broken', 'garbage'] as const)(
  'gives no acceptable time stamp in the mode %s',
  async (mode) => {
    expect(await isAccepted(mode)).toBe(false);
  },
);

/** Report of openssl about an identity, as the responder has it. */
async function ocspReport(name: 'rsa-2048' | 'revoked'): Promise<string> {
  const folder = newRunFolder();
  const issuer = join(authority.folder, 'intermediate.pem');
  const certificate = ['-issuer', issuer, '-cert', join(authority.folder, `${name}.pem`)];
  await runOpenssl(folder, ['ocsp', ...certificate, '-no_nonce', '-reqout', 'request.der']);
  const request = readFileSync(join(folder, 'request.der'));
  writeFileSync(
    join(folder, 'response.der'),
    await revocation.fetch(`http://${authorityHosts.ocsp}/`, request),
  );
  const report = [
    '-respin',
    'response.der',
    '-CAfile',
    join(authority.folder, 'root.pem'),
    '-verify_other',
    issuer,
  ];

  return (await runOpenssl(folder, ['ocsp', ...certificate, '-no_nonce', ...report])).toString();
}

it('reports the state of certificates', async () => {
  revocation.ocsp = 'good';
  expect(await ocspReport('rsa-2048')).toContain('rsa-2048.pem: good');
  expect(await ocspReport('revoked')).toContain('revoked.pem: revoked');
});

it('reports the state of last month when told to', async () => {
  revocation.ocsp = 'stale';
  const month = new Date(Date.now() - 30 * 24 * 3600 * 1000).toUTCString().slice(8, 11);

  expect(await ocspReport('rsa-2048')).toContain(`This Update: ${month}`);
});

it('serves lists and issuers', async () => {
  const list = await revocation.fetch(`http://${authorityHosts.crl}/intermediate.crl`);
  const folder = newRunFolder();
  writeFileSync(join(folder, 'list.crl'), list);
  const args = ['crl', '-inform', 'DER', '-in', 'list.crl', '-noout', '-text'];

  expect((await runOpenssl(folder, args)).toString()).toContain('Revoked Certificates');
  expect(await revocation.fetch(`http://${authorityHosts.issuers}/root.cer`)).toEqual(authority.root);
});
