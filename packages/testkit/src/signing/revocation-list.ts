import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestAuthority } from './authority.ts';
import type { IdentityName } from './identities.ts';
import { runOpenssl } from './run-openssl.ts';

interface ListContent {
  /** Identities that are revoked now, with the reason as openssl spells it. */
  readonly revoked?: readonly { readonly name: IdentityName | 'intermediate'; readonly reason: string }[];
  /** Address of the issuing distribution point; none for a list of everything. */
  readonly point?: string;
  readonly digest?: 'sha1' | 'sha256';
  readonly issuer?: 'root' | 'intermediate';
}

/** DER of a list with a content of its own. */
export async function makeRevocationList(
  authority: TestAuthority,
  { revoked = [], point, digest = 'sha256', issuer = 'intermediate' }: ListContent,
): Promise<Uint8Array<ArrayBuffer>> {
  const folder = await mkdtemp(join(tmpdir(), 'octavo-list-'));
  const files = [`${issuer}.pem`, `${issuer}.key`, ...revoked.map(({ name }) => `${name}.pem`)];
  const ca = ['ca', '-config', 'list.cnf'];

  try {
    await Promise.all(files.map((name) => copyFile(join(authority.folder, name), join(folder, name))));
    await writeFile(join(folder, 'list.cnf'), configuration(issuer, digest, point));
    await writeFile(join(folder, 'list.index'), '');

    for (const { name, reason } of revoked) {
      await runOpenssl(folder, [...ca, '-revoke', `${name}.pem`, '-crl_reason', reason]);
    }

    const pem = (await runOpenssl(folder, [...ca, '-gencrl'])).toString('latin1');
    const [, base64 = ''] = /-----BEGIN X509 CRL-----([^-]+)-----END/.exec(pem) ?? [];

    return new Uint8Array(Buffer.from(base64, 'base64'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function configuration(issuer: string, digest: string, point: string | undefined): string {
  const scope = point === undefined ? '' : `issuingDistributionPoint = critical, @point`;

  return `
[ca]
default_ca = list
[list]
database = list.index
certificate = ${issuer}.pem
private_key = ${issuer}.key
default_md = ${digest}
default_crl_days = 30
crl_extensions = extensions
[extensions]
authorityKeyIdentifier = keyid
${scope}
[point]
fullname = URI:${point ?? 'none'}
`;
}
