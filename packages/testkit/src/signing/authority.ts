import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AuthorityHosts, authorityHosts, type IdentityName, identities } from './identities.ts';
import { makeAuthority } from './make-authority.ts';
import { opensslConfig } from './openssl-config.ts';
import { runOpenssl } from './run-openssl.ts';

export interface TestIdentity {
  /** DER of the certificate, and of the key as PKCS#8. */
  readonly certificate: Uint8Array<ArrayBuffer>;
  readonly key: Uint8Array<ArrayBuffer>;
  /** Certificates between it and the root; none for `without-issuer` and `foreign`. */
  readonly chain: readonly Uint8Array<ArrayBuffer>[];
}

/** An authority of the tests: a root, an intermediate, and identities of every kind. */
export interface TestAuthority {
  /** Folder with `NAME.key` and `NAME.pem` of each identity, `root` and `intermediate`. */
  readonly folder: string;
  /** DER of the certificates. */
  readonly root: Uint8Array<ArrayBuffer>;
  readonly intermediate: Uint8Array<ArrayBuffer>;
  identity(name: IdentityName): Promise<TestIdentity>;
  /** P12 with the key, the certificate and its chain. `legacy` encrypts with 3DES and RC2, as old programs do. */
  p12(name: IdentityName, protection?: 'modern' | 'legacy'): Promise<Uint8Array<ArrayBuffer>>;
}

export const p12Password = 'correct horse';

/** Opens the authority of the tests, which the first caller of the day makes. Its certificates name the hosts. */
export async function openAuthority(hosts: AuthorityHosts = authorityHosts): Promise<TestAuthority> {
  const folder = await authorityFolder(hosts);
  const certificate = (name: string) => certificateIn(join(folder, `${name}.pem`));
  const issuersOf = (name: IdentityName) =>
    name === 'without-issuer' || name === 'foreign' ? [] : ['intermediate'];

  return {
    folder,
    root: certificate('root'),
    intermediate: certificate('intermediate'),
    async identity(name) {
      const key = await runOpenssl(folder, [
        'pkcs8',
        '-topk8',
        '-nocrypt',
        '-in',
        `${name}.key`,
        '-outform',
        'DER',
      ]);

      return {
        certificate: certificate(name),
        key: new Uint8Array(key),
        chain: issuersOf(name).map(certificate),
      };
    },
    async p12(name, protection = 'modern') {
      const chain = issuersOf(name).flatMap((issuer) => ['-certfile', `${issuer}.pem`]);
      const legacy = protection === 'legacy' ? ['-legacy'] : [];
      const own = ['-in', `${name}.pem`, '-inkey', `${name}.key`, '-name', identities[name].commonName];
      const password = ['-passout', `pass:${p12Password}`];

      return new Uint8Array(
        await runOpenssl(folder, ['pkcs12', '-export', ...own, ...chain, ...legacy, ...password]),
      );
    },
  };
}

/** Bytes of the first certificate of a PEM file. */
function certificateIn(path: string): Uint8Array<ArrayBuffer> {
  const [, base64 = ''] = /-----BEGIN CERTIFICATE-----([^-]+)-----END/.exec(readFileSync(path, 'utf8')) ?? [];

  return new Uint8Array(Buffer.from(base64, 'base64'));
}

/** Folder of the authority, shared by all tests of a day: making it takes about two seconds. */
async function authorityFolder(hosts: AuthorityHosts): Promise<string> {
  const day = new Date().toISOString().slice(0, 10);
  const source = await readFile(new URL('./make-authority.ts', import.meta.url));
  const made = createHash('sha256')
    .update(JSON.stringify(identities))
    .update(opensslConfig(hosts))
    .update(source);
  const folder = join(tmpdir(), `octavo-authority-${day}-${made.digest('hex').slice(0, 16)}`);

  if (!existsSync(folder)) {
    const draft = await mkdtemp(join(tmpdir(), 'octavo-authority-'));

    try {
      await makeAuthority(draft, hosts);
      await rename(draft, folder);
    } catch (error) {
      await rm(draft, { recursive: true, force: true });

      // Another process has made it meanwhile.
      if (!existsSync(folder)) {
        throw error;
      }
    }
  }

  return folder;
}
