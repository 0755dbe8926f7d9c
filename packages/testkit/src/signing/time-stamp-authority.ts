import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { TestAuthority } from './authority.ts';
import { derElements, derSequence } from './der.ts';
import { identities } from './identities.ts';
import { opensslTime } from './make-authority.ts';
import { bodyOf, openSite, type TestSite } from './open-site.ts';
import { runOpenssl } from './run-openssl.ts';

/**
 * Ways in which the authority answers. `large`: with many certificates that were not requested; `untrusted`: from a
 * root of its own; `wrong-usage`: signed with a certificate that is not for time stamps; `long-ago`: with a time ten
 * years before; `broken`: with one byte of the signature changed; `unavailable`: as a server that is down.
 */
export type TimeStampMode =
  | 'good'
  | 'large'
  | 'slow'
  | 'refuses'
  | 'other-digest'
  | 'other-nonce'
  | 'untrusted'
  | 'wrong-usage'
  | 'long-ago'
  | 'broken'
  | 'garbage'
  | 'unavailable';

export interface TimeStampSite extends TestSite {
  mode: TimeStampMode;
  /** Number of requests so far. */
  readonly requests: number;
  /** Handles requests of a simulated web. */
  readonly site: RequestListener;
}

/** Longer than any test waits. */
const slowMilliseconds = 60_000;

/** Opens an authority for time stamps (RFC 3161), whose tokens are made by openssl. */
export async function openTimeStampAuthority(
  authority: TestAuthority,
  mode: TimeStampMode = 'good',
): Promise<TimeStampSite> {
  const state = { mode, requests: 0 };
  const stop = new AbortController();
  const handle: RequestListener = async (request, response) => {
    state.requests += 1;

    try {
      const query = Buffer.from(await bodyOf(request));

      if (state.mode === 'slow') {
        await setTimeout(slowMilliseconds, undefined, { signal: stop.signal });
      }

      if (state.mode === 'unavailable') {
        response.writeHead(503).end();

        return;
      }

      response.setHeader('content-type', 'application/timestamp-reply');
      response.end(await replyTo(query, state.mode, authority));
    } catch {
      // The client sees its connection close and fails.
      response.destroy();
    }
  };
  const site = await openSite(handle);

  return {
    ...site,
    site: handle,
    get mode() {
      return state.mode;
    },
    set mode(next: TimeStampMode) {
      state.mode = next;
    },
    get requests() {
      return state.requests;
    },
    close() {
      stop.abort();
      site.close();
    },
  };
}

async function replyTo(query: Buffer, mode: TimeStampMode, authority: TestAuthority): Promise<Buffer> {
  if (mode === 'garbage') {
    return Buffer.from('<html>Sign in to the network first</html>');
  }

  const folder = await mkdtemp(join(tmpdir(), 'octavo-time-'));

  try {
    await writeFile(join(folder, 'openssl.cnf'), configuration(mode, authority.folder));
    await writeFile(join(folder, 'chain.pem'), await chainFor(mode, authority.folder));
    await writeFile(join(folder, 'query.der'), changedQuery(query, mode));
    const args = ['ts', '-reply', '-config', 'openssl.cnf', '-queryfile', 'query.der', '-out', 'reply.der'];
    await runOpenssl(folder, args);
    const reply = await readFile(join(folder, 'reply.der'));

    return mode === 'wrong-usage' || mode === 'long-ago'
      ? await signedAgain(folder, mode, authority.folder)
      : changedReply(reply, mode);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Certificates that come with a token besides that of the authority. */
async function chainFor(mode: TimeStampMode, authority: string): Promise<string> {
  const names = mode === 'large' ? ['intermediate', ...Object.keys(identities)] : ['intermediate'];
  const files = await Promise.all(names.map((name) => readFile(join(authority, `${name}.pem`), 'utf8')));

  return files.join('');
}

function configuration(mode: TimeStampMode, authority: string): string {
  const signer = mode === 'untrusted' ? 'foreign' : 'time-stamps';
  const chain = mode === 'untrusted' ? '' : 'certs = chain.pem';

  return `
[tsa]
default_tsa = service
[service]
serial = serial
signer_cert = ${authority}/${signer}.pem
signer_key = ${authority}/${signer}.key
${chain}
signer_digest = sha256
default_policy = 1.3.6.1.4.1.99999.1
digests = ${mode === 'refuses' ? 'md5' : 'sha1, sha256, sha384, sha512'}
accuracy = secs:1
clock_precision_digits = 0
ess_cert_id_chain = no
ess_cert_id_alg = sha256
`;
}

/** The request with another digest or nonce, so that the answer is a good one to another question. */
function changedQuery(query: Buffer, mode: TimeStampMode): Buffer {
  const changed = Buffer.from(query);
  const [request] = derElements(changed);
  const parts = derElements(request!.inside);
  const [, digest] = derElements(parts[1]!.inside);
  const nonce = parts.slice(2).find(({ whole }) => whole[0] === 0x02);

  if (mode === 'other-digest') {
    digest!.inside[0]! ^= 1;
  }

  if (mode === 'other-nonce' && nonce !== undefined) {
    nonce.inside[nonce.inside.length - 1]! ^= 1;
  }

  return changed;
}

/** The signature is the last value of the reply. */
function changedReply(reply: Buffer, mode: TimeStampMode): Buffer {
  if (mode === 'broken') {
    reply[reply.length - 4]! ^= 1;
  }

  return reply;
}

/** Signs the content of the reply with another certificate, or with another time in it. */
async function signedAgain(folder: string, mode: TimeStampMode, authority: string): Promise<Buffer> {
  const signer = mode === 'wrong-usage' ? 'p-256' : 'time-stamps';
  await runOpenssl(folder, ['ts', '-reply', '-in', 'reply.der', '-token_out', '-out', 'token.der']);
  const read = [
    'cms',
    '-verify',
    '-noverify',
    '-in',
    'token.der',
    '-inform',
    'DER',
    '-binary',
    '-out',
    'content.der',
  ];
  await runOpenssl(folder, [...read, '-certfile', `${authority}/intermediate.pem`]);
  const content = await readFile(join(folder, 'content.der'));

  if (mode === 'long-ago') {
    const time = derElements(derElements(content)[0]!.inside).find(({ whole }) => whole[0] === 0x18);
    const past = new Date();
    past.setUTCFullYear(past.getUTCFullYear() - 10);
    time!.inside.write(opensslTime(past), 'latin1');
  }

  await writeFile(join(folder, 'content.der'), content);
  const signed = ['-econtent_type', '1.2.840.113549.1.9.16.1.4', '-in', 'content.der'];
  const signing = ['-signer', `${authority}/${signer}.pem`, '-inkey', `${authority}/${signer}.key`];
  const form = ['-binary', '-nodetach', '-cades', '-md', 'sha256', '-outform', 'DER'];
  const token = await runOpenssl(folder, ['cms', '-sign', ...form, ...signed, ...signing]);

  return derSequence(granted, token);
}

/** PKIStatusInfo with the status 0. */
const granted = Buffer.from([0x30, 0x03, 0x02, 0x01, 0x00]);
