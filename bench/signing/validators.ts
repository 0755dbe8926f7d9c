/**
 * Signs files of the corpus, tampers with copies, and compares what Octavo, poppler and a validator in Java find.
 *
 *     node bench/signing/validators.ts [number of files]
 *
 * Needs pdfsig, java and the libraries of Debian's libpdfbox2-java and libbcpkix-java. A signature is intact when its
 * ranges hold and the mathematics do; changes that only a comparison of revisions finds are counted apart.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isFailure } from '@octavo/contract/failures';
import type { SignatureReport } from '@octavo/contract/signing/signature-report';
import { signatureRequest } from '@octavo/contract/signing/signature-request';
import { codec } from '@octavo/engine-node/codec';
import { digestParts } from '@octavo/engine-node/signing/digest-parts';
import { signingHost } from '@octavo/engine-node/signing/signing-host';
import { readCertificate } from '@octavo/signing/certificates/read-certificate';
import { openIdentity } from '@octavo/signing/certificates/signing-identity';
import { makeCms } from '@octavo/signing/cms/make-cms';
import { freeFieldName } from '@octavo/signing/prepare/free-field-name';
import { openForSigning } from '@octavo/signing/prepare/open-for-signing';
import { prepareSignature } from '@octavo/signing/prepare/prepare-signature';
import { embedSignature } from '@octavo/signing/prepare/signature-gap';
import { verifySignatures } from '@octavo/signing/verify/verify-signatures';
import { corpusFiles } from '@octavo/testkit/corpus';
import { pdfsigSignatures } from '@octavo/testkit/programs/pdfsig';
import { openAuthority, p12Password } from '@octavo/testkit/signing/authority';
import { tamperedCopies } from './tampered-copies.ts';

type File = Uint8Array<ArrayBuffer>;

const most = Number(process.argv[2] ?? 12);
const largestBytes = 1_500_000;
const folder = mkdtempSync(join(tmpdir(), 'octavo-validators-'));
const jars = ['pdfbox2', 'fontbox2', 'commons-logging', 'bcprov', 'bcpkix', 'bcutil'];
const classPath = jars.map((jar) => `/usr/share/java/${jar}.jar`).join(':');
const validator = join(import.meta.dirname, 'second-validator/SecondValidator.java');
const authority = await openAuthority();
const roots = [readCertificate(authority.root)!];
const identity = await openIdentity(
  await authority.p12('rsa-2048'),
  p12Password,
  new Date(Date.now() + 60_000),
);
const host = signingHost([], new AbortController().signal);

/** Reasons of ours that mean that ranges or mathematics do not hold. */
const mathematics = new Set([
  'digest-differs',
  'signature-wrong',
  'ranges-wrong',
  'contents-wrong',
  'certificate-mismatch',
]);

async function sign(bytes: File): Promise<File> {
  const request = signatureRequest.parse({
    base: { sha256: createHash('sha256').update(bytes).digest('hex') },
    id: 'signature',
    time: `${new Date().toISOString().slice(0, 19)}Z`,
    signer: identity.facts.name,
    field: { name: freeFieldName(openForSigning(bytes)), place: null },
  });
  const prepared = await prepareSignature(bytes, { request, edits: null }, host);
  embedSignature(prepared, await makeCms({ digest: prepared.digest, algorithm: request.digest }, identity));

  return new Uint8Array(prepared.bytes);
}

interface ValidatorCase {
  readonly name: string;
  readonly path: string;
  /** Null for files of the corpus, about which nothing is known beforehand. */
  readonly expected: 'valid' | 'broken' | 'changed' | null;
}

const cases: ValidatorCase[] = corpusFiles(/^pdf\/signed\//).map(({ id, path }) => ({
  name: id,
  path,
  expected: null,
}));
const signedFiles: { readonly id: string; readonly bytes: File }[] = [];

for (const { id, path, password } of corpusFiles(
  /^pdf\/(forms|papers|tables|tagged|simple|annotated|outlined)\//,
)) {
  const bytes = new Uint8Array(readFileSync(path));

  if (signedFiles.length < most && password === '' && bytes.length < largestBytes) {
    try {
      signedFiles.push({ id, bytes: await sign(bytes) });
    } catch (error) {
      if (!isFailure(error)) {
        throw error;
      }

      console.log(`not signed: ${id}: ${error.code}`);
    }
  }
}

const keep = (name: string, bytes: File, expected: ValidatorCase['expected']) => {
  const path = join(folder, `${cases.length}.pdf`);
  writeFileSync(path, bytes);
  cases.push({ name, path, expected });
};

for (const [index, { id, bytes }] of signedFiles.entries()) {
  keep(id, bytes, 'valid');
  keep(`${id}, signed twice`, await sign(bytes), 'valid');
  const other = signedFiles[(index + 1) % signedFiles.length]!.bytes;

  for (const copy of tamperedCopies(bytes, other)) {
    keep(`${id}, ${copy.name}`, copy.bytes, copy.isIntact ? 'changed' : 'broken');
  }
}

const { stdout } = spawnSync('java', ['-cp', classPath, validator], {
  input: cases.map(({ path }) => path).join('\n'),
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
});
const java = new Map<string, string[]>();

for (const line of stdout.split('\n').filter(Boolean)) {
  const [path = '', , ranges = '', state = ''] = line.split('\t');
  // Without its certificate, a message cannot be checked.
  const verdict =
    state === 'no-certificate' ? 'unknown' : ranges !== 'wrong' && state === 'right' ? 'intact' : 'broken';
  java.set(path, [...(java.get(path) ?? []), verdict]);
}

let compared = 0;
let agreeing = 0;
let expectedFound = 0;
let expectedAll = 0;

for (const { name, path, expected } of cases) {
  const ours = await verifySignatures(new Uint8Array(readFileSync(path)), {
    codec,
    digestParts,
    roots,
    now: new Date(Date.now() + 60_000),
  }).then(
    ({ signatures }) => signatures,
    () => null,
  );
  // Poppler reads no time stamps of files, and names no digest of theirs.
  const poppler = pdfsigSignatures(path).map(({ isValid, digest }) =>
    digest === 'unknown' ? 'unknown' : isValid ? 'intact' : 'broken',
  );
  const second = java.get(path) ?? [];
  const own = ours?.map(stateOf) ?? [];
  const worst = (states: readonly string[]) =>
    states.includes('broken') || states.length === 0 ? 'broken' : 'intact';

  compared += 1;
  const isAgreed = worst(own) === worst(second) && worst(second) === worst(poppler);
  agreeing += isAgreed ? 1 : 0;

  if (!isAgreed) {
    console.log(`differs: ${name}: ours ${own}, poppler ${poppler}, second ${second}`);
  }

  if (expected !== null) {
    expectedAll += 1;
    const verdicts = ours?.map(({ verdict }) => verdict) ?? ['broken'];
    const isFound =
      expected === 'valid' ? verdicts.every((each) => each === 'valid') : !verdicts.includes('valid');
    expectedFound += isFound ? 1 : 0;

    if (!isFound) {
      console.log(`NOT FOUND: ${name}: ${verdicts}`);
    }
  }
}

console.log(
  `${agreeing} of ${compared} files: all three agree. ${expectedFound} of ${expectedAll} as expected by Octavo.`,
);
process.exitCode = expectedFound === expectedAll ? 0 : 1;

function stateOf({ reasons }: SignatureReport): string {
  return reasons.some((reason) => mathematics.has(reason)) ? 'broken' : 'intact';
}
