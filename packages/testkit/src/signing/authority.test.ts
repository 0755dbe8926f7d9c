import { X509Certificate } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newRunFolder } from '../run-folders.ts';
import { openAuthority, p12Password } from './authority.ts';
import { type IdentityName, identities } from './identities.ts';
import { runOpenssl } from './run-openssl.ts';

const authority = await openAuthority();

it.each(Object.keys(identities) as IdentityName[])('issues %s with a key that fits', async (name) => {
  const { certificate, chain } = await authority.identity(name);
  const issued = new X509Certificate(certificate);
  const issuer = name === 'foreign' ? issued : new X509Certificate(authority.intermediate);

  expect(issued.subject).toContain(identities[name].commonName);
  expect(issued.verify(issuer.publicKey)).toBe(true);
  expect(chain).toHaveLength(name === 'foreign' || name === 'without-issuer' ? 0 : 1);
});

it.each(['modern', 'legacy'] as const)('makes a %s P12 that openssl opens', async (protection) => {
  const folder = newRunFolder();
  writeFileSync(join(folder, 'me.p12'), await authority.p12('rsa-2048', protection));
  const args = ['pkcs12', '-in', 'me.p12', '-legacy', '-nodes', '-passin', `pass:${p12Password}`];
  const opened = (await runOpenssl(folder, args)).toString();

  expect(opened.match(/BEGIN CERTIFICATE/g)).toHaveLength(2);
  expect(opened).toContain('BEGIN PRIVATE KEY');
});
