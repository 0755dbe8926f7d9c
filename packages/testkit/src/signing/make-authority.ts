import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AuthorityHosts, type IdentityName, type IssuedIdentity, identities } from './identities.ts';
import { opensslConfig } from './openssl-config.ts';
import { runOpenssl } from './run-openssl.ts';

/** Makes a root, an intermediate and all identities in an empty folder: a key and a certificate for each name. */
export async function makeAuthority(folder: string, hosts: AuthorityHosts): Promise<void> {
  const names = Object.keys(identities) as IdentityName[];
  await writeFile(join(folder, 'openssl.cnf'), opensslConfig(hosts));
  await Promise.all([
    writeFile(join(folder, 'root.index'), ''),
    writeFile(join(folder, 'intermediate.index'), ''),
  ]);
  await Promise.all([
    requestCertificate(folder, 'root', 'Octavo Test Root', [
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:P-384',
    ]),
    requestCertificate(folder, 'intermediate', 'Octavo Test Intermediate', ['-newkey', 'rsa:2048']),
    ...names.map((name) =>
      requestCertificate(folder, name, identities[name].commonName, identities[name].key),
    ),
  ]);
  await issue(folder, 'root', 'root', 'root_certificate', [-2, 10], ['-selfsign']);
  await issue(folder, 'root', 'intermediate', 'intermediate_certificate', [-2, 8]);

  // One at a time: each adds a line to the same index.
  for (const name of names) {
    const { extensions, validYears }: IssuedIdentity = identities[name];
    const itself = name === 'foreign' ? ['-selfsign', '-keyfile', `${name}.key`] : [];
    await issue(folder, 'intermediate', name, extensions, validYears, itself);
  }

  await runOpenssl(folder, [
    'ca',
    '-config',
    'openssl.cnf',
    '-name',
    'intermediate',
    '-revoke',
    'revoked.pem',
  ]);
}

function requestCertificate(
  folder: string,
  name: string,
  commonName: string,
  key: readonly string[],
): Promise<Buffer> {
  const subject = ['-utf8', '-subj', `/CN=${commonName}/O=Octavo Tests`];
  const results = ['-keyout', `${name}.key`, '-out', `${name}.csr`];

  return runOpenssl(folder, [
    'req',
    '-new',
    '-config',
    'openssl.cnf',
    '-nodes',
    ...subject,
    ...key,
    ...results,
  ]);
}

function issue(
  folder: string,
  issuer: 'root' | 'intermediate',
  name: string,
  extensions: string,
  [start, end]: readonly [number, number],
  others: readonly string[] = [],
): Promise<Buffer> {
  const issuing = ['-config', 'openssl.cnf', '-name', issuer, '-batch', '-notext', '-utf8', ...others];
  const files = ['-in', `${name}.csr`, '-out', `${name}.pem`];
  const dates = ['-startdate', yearsFromNow(start), '-enddate', yearsFromNow(end)];

  return runOpenssl(folder, ['ca', ...issuing, ...files, '-extensions', extensions, ...dates]);
}

/** Time as openssl takes it: `20261123112000Z`. */
function yearsFromNow(years: number): string {
  const time = new Date();
  time.setUTCFullYear(time.getUTCFullYear() + years);

  return opensslTime(time);
}

export function opensslTime(time: Date): string {
  return `${time.toISOString().slice(0, 19).replaceAll(/[-:T]/g, '')}Z`;
}
