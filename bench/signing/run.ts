/**
 * Signs every PDF of the corpus three times, and asks poppler about the result.
 *
 *     node bench/signing/run.ts [part of a path]
 *
 * Needs the programs openssl, pdfsig and certutil (Debian: poppler-utils, libnss3-tools). A file counts when poppler
 * finds each of the three signatures valid, their signer trusted by the root of the tests, the last one over the whole
 * file, and the signatures that the file had before as valid as they were.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isFailure } from '@octavo/contract/failures';
import { type SignatureRequest, signatureRequest } from '@octavo/contract/signing/signature-request';
import type { InputFile } from '@octavo/engine-node/run-files';
import { signWithIdentity } from '@octavo/engine-node/signing/sign-with-identity';
import { signingHost } from '@octavo/engine-node/signing/signing-host';
import { workspaceIn } from '@octavo/engine-node/workspace';
import { openIdentity, type SigningIdentity } from '@octavo/signing/certificates/signing-identity';
import { digestFor } from '@octavo/signing/certificates/signing-scheme';
import { makeCms } from '@octavo/signing/cms/make-cms';
import { freeFieldName } from '@octavo/signing/prepare/free-field-name';
import { openForSigning } from '@octavo/signing/prepare/open-for-signing';
import { prepareSignature } from '@octavo/signing/prepare/prepare-signature';
import { embedSignature } from '@octavo/signing/prepare/signature-gap';
import { type CorpusFile, corpusFiles } from '@octavo/testkit/corpus';
import { type PopplerSignature, pdfsigSignatures } from '@octavo/testkit/programs/pdfsig';
import { openAuthority } from '@octavo/testkit/signing/authority';
import { runOpenssl } from '@octavo/testkit/signing/run-openssl';

const [part = ''] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'octavo-bench-signing-'));
const signal = new AbortController().signal;
const context = {
  workspace: workspaceIn(folder),
  signal,
  assets: [],
  network: { proxy: null, timeStampAuthority: null },
};

const authority = await openAuthority();
const trust = join(folder, 'nss');
execFileSync('mkdir', [trust]);
execFileSync('certutil', ['-N', '-d', trust, '--empty-password']);
const rootPath = join(authority.folder, 'root.pem');
execFileSync('certutil', ['-A', '-d', trust, '-n', 'root', '-t', 'C,C,C', '-i', rootPath]);

const password = 'bench';

/**
 * Signer of the authority of the tests whose certificate names no responder: poppler trusts none whose responder it
 * cannot reach.
 */
async function signerWith(name: string, key: readonly string[]): Promise<SigningIdentity> {
  const issuer = join(authority.folder, 'intermediate');
  const extensions = join(folder, 'extensions');
  writeFileSync(extensions, 'basicConstraints=CA:FALSE\nkeyUsage=critical,digitalSignature,nonRepudiation\n');
  const request = ['-nodes', '-subj', `/CN=${name}`, '-keyout', 'own.key', '-out', 'own.csr'];
  await runOpenssl(folder, ['req', ...key, ...request]);
  const issued = ['-CA', `${issuer}.pem`, '-CAkey', `${issuer}.key`, '-days', '30', '-extfile', extensions];
  await runOpenssl(folder, ['x509', '-req', '-in', 'own.csr', '-out', 'own.pem', ...issued]);
  const parts = ['-in', 'own.pem', '-inkey', 'own.key', '-certfile', `${issuer}.pem`];
  const p12 = await runOpenssl(folder, ['pkcs12', '-export', ...parts, '-passout', `pass:${password}`]);

  return openIdentity(new Uint8Array(p12), password, new Date(Date.now() + 60_000));
}

const signers = [
  await signerWith('Ada Lovelace', ['-newkey', 'rsa:2048']),
  await signerWith('Alan Turing', ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256']),
  await signerWith('Emmy Noether', ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-384']),
];

interface SigningOutcome {
  readonly file: string;
  /** Null when it was signed and everything holds. */
  readonly fault: string | null;
  readonly isRefused: boolean;
  readonly milliseconds: number;
  readonly pages: number;
  readonly megabytes: number;
}

function requestFor(bytes: Uint8Array, identity: SigningIdentity, index: number): SignatureRequest {
  const document = openForSigning(bytes);
  const page = document.pages[0];
  const isRoomy = page !== undefined && page.widthPoints > 200 && page.heightPoints > 200;
  const box = { left: 10 + 60 * index, top: 10, width: 120, height: 44 };

  return signatureRequest.parse({
    base: { sha256: createHash('sha256').update(bytes).digest('hex') },
    id: 'signature',
    time: `${new Date().toISOString().slice(0, 19)}Z`,
    signer: identity.facts.name,
    // The last one is invisible.
    field: { name: freeFieldName(document), place: isRoomy && index < 2 ? { page: 'p1', box } : null },
    digest: digestFor(identity.scheme),
  });
}

/** Own work on one signature: preparing, signing and embedding. */
async function timed(bytes: Uint8Array): Promise<number> {
  const [identity] = signers;
  const request = requestFor(bytes, identity!, 0);
  const start = performance.now();
  const prepared = await prepareSignature(bytes, { request, edits: null }, signingHost([], signal));
  embedSignature(prepared, await makeCms({ digest: prepared.digest, algorithm: request.digest }, identity!));

  return performance.now() - start;
}

async function tried({ id, path, password: given }: CorpusFile): Promise<SigningOutcome> {
  const bytes = new Uint8Array(readFileSync(path));
  const facts = { file: id, milliseconds: 0, pages: 0, megabytes: bytes.length / 1024 ** 2 };
  const refused = (fault: string) => ({ ...facts, fault, isRefused: true });

  if (given !== '') {
    return refused('password');
  }

  const before = pdfsigSignatures(path, trust);
  let file: InputFile = { name: 'file.pdf', kind: 'pdf', path, sizeBytes: bytes.length };
  let milliseconds = 0;
  let pages = 0;

  try {
    milliseconds = await timed(bytes);

    for (const [index, identity] of signers.entries()) {
      const request = requestFor(new Uint8Array(readFileSync(file.path)), identity, index);
      const signed = await signWithIdentity(file, { name: 'a.pdf', identity, request, edits: null }, context);
      file = { ...file, path: signed.path };
      pages = signed.pages ?? 0;
      const found = pdfsigSignatures(file.path, trust);
      const fault = faultOf(
        found,
        request.field.name,
        before,
        signed.notes?.some(({ code }) => code === 'signatures-removed') ?? false,
      );

      if (fault !== null) {
        return { ...facts, milliseconds, pages, fault: `signature ${index + 1}: ${fault}`, isRefused: false };
      }
    }
  } catch (error) {
    if (!isFailure(error)) {
      throw error;
    }

    return refused(error.message);
  }

  return { ...facts, milliseconds, pages, fault: null, isRefused: false };
}

/** First thing that poppler finds wrong after a signature. */
function faultOf(
  found: readonly PopplerSignature[],
  field: string,
  before: readonly PopplerSignature[],
  isWrittenAnew: boolean,
): string | null {
  const own = found.filter(({ signer }) => signers.some(({ facts }) => facts.name === signer));
  const last = own.find((each) => each.field === field);

  if (last === undefined) {
    return 'not found';
  }

  if (!last.coversWholeFile) {
    return 'not over the whole file';
  }

  const bad = own.find(({ isValid, isTrusted }) => !isValid || isTrusted !== true);

  if (bad !== undefined) {
    return `${bad.field} is ${bad.isValid ? 'not trusted' : 'not valid'}`;
  }

  const broken = isWrittenAnew
    ? undefined
    : before.find((old) => old.isValid && !found.some((each) => each.field === old.field && each.isValid));

  return broken === undefined ? null : `breaks ${broken.field} of the file`;
}

const outcomes: SigningOutcome[] = [];

for (const file of corpusFiles(/^pdf\/.*\.pdf$/i).filter(({ id }) => id.includes(part))) {
  const outcome = await tried(file);
  outcomes.push(outcome);

  if (outcome.fault !== null) {
    console.log(`${outcome.isRefused ? 'refused' : 'FAULT'}  ${outcome.file}: ${outcome.fault}`);
  }
}

const signed = outcomes.filter(({ isRefused }) => !isRefused);
const right = signed.filter(({ fault }) => fault === null);
const times = signed.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other);
const long = signed.filter(({ pages }) => pages >= 200);
console.log(
  `${right.length} of ${signed.length} signed files hold after each of three signatures; ${outcomes.length - signed.length} refused`,
);
console.log(
  `own work: median ${times[Math.floor(times.length / 2)]?.toFixed(0)} ms, longest ${times.at(-1)?.toFixed(0)} ms`,
);

for (const { file, pages, milliseconds, megabytes } of long) {
  console.log(`${pages} pages, ${megabytes.toFixed(1)} MB: ${milliseconds.toFixed(0)} ms (${file})`);
}

rmSync(folder, { recursive: true, force: true });
