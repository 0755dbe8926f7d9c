import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestAuthority } from './authority.ts';
import { derElements } from './der.ts';
import { authorityHosts, type IdentityName } from './identities.ts';
import { opensslTime } from './make-authority.ts';
import { bodyOf, openSite, type TestSite } from './open-site.ts';
import { runOpenssl } from './run-openssl.ts';
import { staleResponse } from './stale-response.ts';

/**
 * Ways in which the responder answers. `foreign`: signed by a certificate that may not answer; `other-serial`: about
 * another certificate; `stale`: an answer of last month; `refuses`: the status unauthorized; `unavailable`: a server
 * that is down.
 */
export type OcspMode = 'good' | 'refuses' | 'stale' | 'foreign' | 'other-serial' | 'garbage' | 'unavailable';

/** Ways in which lists are served. `foreign`: signed by the wrong issuer. */
export type CrlMode = 'good' | 'stale' | 'foreign' | 'garbage' | 'unavailable';

export interface RevocationServer extends TestSite {
  ocsp: OcspMode;
  crl: CrlMode;
  /** False when the issuers' certificates cannot be fetched. */
  servesIssuers: boolean;
  /** Addresses asked for so far. */
  readonly requests: readonly string[];
  /** Handlers of its names for a simulated web. */
  readonly sites: Readonly<Record<string, RequestListener>>;
}

/** Opens OCSP responder, lists and issuers of the authority. */
export async function openRevocationServer(authority: TestAuthority): Promise<RevocationServer> {
  const modes = { ocsp: 'good' as OcspMode, crl: 'good' as CrlMode, servesIssuers: true };
  const requests: string[] = [];
  const handle: RequestListener = async (request, response) => {
    const address = `http://${request.headers.host}${request.url}`;
    requests.push(address);

    try {
      const body = Buffer.from(await bodyOf(request));
      const answer = await answerTo(request.url ?? '/', body, modes, authority);
      response.writeHead(answer === null ? 503 : 200).end(answer);
    } catch {
      // The client sees its connection close and fails.
      response.destroy();
    }
  };
  const site = await openSite(handle);
  const { ocsp, crl, issuers } = authorityHosts;

  return {
    ...site,
    requests,
    sites: { [ocsp]: handle, [crl]: handle, [issuers]: handle },
    get ocsp() {
      return modes.ocsp;
    },
    set ocsp(mode) {
      modes.ocsp = mode;
    },
    get crl() {
      return modes.crl;
    },
    set crl(mode) {
      modes.crl = mode;
    },
    get servesIssuers() {
      return modes.servesIssuers;
    },
    set servesIssuers(value) {
      modes.servesIssuers = value;
    },
  };
}

interface Modes {
  readonly ocsp: OcspMode;
  readonly crl: CrlMode;
  readonly servesIssuers: boolean;
}

/** The answer to a request; null when the server is down. Its names differ by their paths, too. */
async function answerTo(
  path: string,
  body: Buffer,
  modes: Modes,
  authority: TestAuthority,
): Promise<Uint8Array | null> {
  const issuer = path.startsWith('/root') ? 'root' : 'intermediate';

  if (path.endsWith('.crl')) {
    return revocationList(issuer, modes.crl, authority);
  }

  if (path.endsWith('.cer')) {
    return modes.servesIssuers ? authority[issuer] : null;
  }

  return ocspAnswer(body, modes.ocsp, authority);
}

const garbage = Buffer.from('<html>Sign in to the network first</html>');

/** OCSPResponse with the status 6, unauthorized. */
const unauthorized = Buffer.from([0x30, 0x03, 0x0a, 0x01, 0x06]);

async function ocspAnswer(
  request: Buffer,
  mode: OcspMode,
  authority: TestAuthority,
): Promise<Uint8Array | null> {
  switch (mode) {
    case 'unavailable':
      return null;
    case 'garbage':
      return garbage;
    case 'refuses':
      return unauthorized;
    case 'stale': {
      const key = await readFile(join(authority.folder, 'ocsp.key'), 'utf8');

      return staleResponse(await ocspResponse(request, 'ocsp', authority), key);
    }
    case 'foreign':
      return ocspResponse(request, 'p-256', authority);
    case 'other-serial':
      return ocspResponse(withAnotherSerial(request), 'ocsp', authority);
    default:
      return ocspResponse(request, 'ocsp', authority);
  }
}

async function ocspResponse(
  request: Buffer,
  signer: IdentityName,
  { folder }: TestAuthority,
): Promise<Buffer> {
  const place = await mkdtemp(join(tmpdir(), 'octavo-ocsp-'));

  try {
    await writeFile(join(place, 'request.der'), request);
    const answering = ['-index', 'intermediate.index', '-CA', 'intermediate.pem', '-ndays', '7'];
    const signing = ['-rsigner', `${signer}.pem`, '-rkey', `${signer}.key`];
    const files = ['-reqin', join(place, 'request.der'), '-respout', join(place, 'response.der')];
    await runOpenssl(folder, ['ocsp', ...answering, ...signing, ...files]);

    return await readFile(join(place, 'response.der'));
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

/** The request for another certificate: its serial number is the last part of the certificate's id. */
function withAnotherSerial(request: Buffer): Buffer {
  const changed = Buffer.from(request);
  const [ocspRequest] = derElements(changed);
  const [toBeSigned] = derElements(ocspRequest!.inside);
  const list = derElements(toBeSigned!.inside).find(({ whole }) => whole[0] === 0x30);
  const [single] = derElements(list!.inside);
  const [certificateId] = derElements(single!.inside);
  const serial = derElements(certificateId!.inside)[3]!.inside;
  serial[serial.length - 1]! ^= 1;

  return changed;
}

async function revocationList(
  issuer: 'root' | 'intermediate',
  mode: CrlMode,
  { folder }: TestAuthority,
): Promise<Uint8Array | null> {
  if (mode === 'unavailable') {
    return null;
  }

  if (mode === 'garbage') {
    return garbage;
  }

  // The other authority's list, at the address of this one.
  const signer = mode === 'foreign' ? (issuer === 'root' ? 'intermediate' : 'root') : issuer;
  const months = (count: number) => opensslTime(new Date(Date.now() - count * 30 * 24 * 3600 * 1000));
  const past = mode === 'stale' ? ['-crl_lastupdate', months(2), '-crl_nextupdate', months(1)] : [];
  const args = ['ca', '-config', 'openssl.cnf', '-name', signer, '-gencrl', ...past];
  const pem = (await runOpenssl(folder, args)).toString('latin1');
  const [, base64 = ''] = /-----BEGIN X509 CRL-----([^-]+)-----END/.exec(pem) ?? [];

  return Buffer.from(base64, 'base64');
}
