import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SignatureLevel, signatureRequest } from '@octavo/contract/signing/signature-request';
import { portableCodec } from '@octavo/editing/portable-codec';
import { findSignatures } from '@octavo/editing/signatures/find-signatures';
import { installedCodeMaps } from '@octavo/engine-node/fonts/code-maps';
import { installedFonts } from '@octavo/engine-node/fonts/installed-fonts';
import { digestParts } from '@octavo/engine-node/signing/digest-parts';
import { joinBytes } from '@octavo/pdf/bytes/join-bytes';
import { openPdf, type PdfDocument } from '@octavo/pdf/document';
import type { PdfObject, PdfString } from '@octavo/pdf/objects';
import { PdfFile } from '@octavo/testkit/pdf/pdf-file';
import { placedDocument } from '@octavo/testkit/pdf/placed-document';
import { newRunFolder } from '@octavo/testkit/run-folders';
import { openAuthority, p12Password } from '@octavo/testkit/signing/authority';
import { authorityHosts, type IdentityName } from '@octavo/testkit/signing/identities';
import { openRevocationServer } from '@octavo/testkit/signing/revocation-server';
import { runOpenssl } from '@octavo/testkit/signing/run-openssl';
import { openTimeStampAuthority } from '@octavo/testkit/signing/time-stamp-authority';
import type { Sequence } from 'asn1js';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { readCertificate } from '../certificates/read-certificate.ts';
import { openIdentity } from '../certificates/signing-identity.ts';
import { digestFor } from '../certificates/signing-scheme.ts';
import { makeCms } from '../cms/make-cms.ts';
import { derElements, withoutPadding } from '../der.ts';
import { prepareSignature } from '../prepare/prepare-signature.ts';
import { embedSignature, type GapRanges } from '../prepare/signature-gap.ts';
import { attributeValues, readMessage } from '../verify/message/read-message.ts';
import { readSecurityStore } from '../verify/security-store.ts';
import { verifySignatures } from '../verify/verify-signatures.ts';
import { raiseFile, raiseMessage, renewArchive } from './raise-level.ts';
import { type StampHost, stampDocument } from './stamp-document.ts';

const authority = await openAuthority();
const revocation = await openRevocationServer(authority);
const timeStamps = await openTimeStampAuthority(authority);

beforeEach(() => {
  revocation.ocsp = 'good';
  revocation.crl = 'good';
  revocation.servesIssuers = true;
  timeStamps.mode = 'good';
});

afterAll(() => {
  revocation.close();
  timeStamps.close();
});

const fonts = { fonts: installedFonts(), codeMaps: installedCodeMaps() };
const host: StampHost = {
  ...fonts,
  services: {
    timeStamp: (request) => timeStamps.fetch(`http://${authorityHosts.timeStamps}/`, request),
    fetch: (address, request) => revocation.fetch(address, request).catch(() => null),
    now: () => new Date(),
  },
  digestParts,
};

const timeStampAttribute = '1.2.840.113549.1.9.16.2.14';

const base = placedDocument([
  {
    rotation: 0,
    mediaBox: [0, 0, 400, 300],
    cropBox: null,
    userUnit: 1,
    contents: ['0 0 m 100 100 l S'],
    resources: 'own',
  },
]);

/** A file that an identity has signed at a level. */
async function signedAt(
  level: SignatureLevel,
  name: IdentityName = 'p-256',
  file = base,
): Promise<Uint8Array> {
  const identity = await openIdentity(await authority.p12(name), p12Password, new Date());
  const request = signatureRequest.parse({
    base: { sha256: createHash('sha256').update(file).digest('hex') },
    id: 'a',
    time: `${new Date().toISOString().slice(0, 19)}Z`,
    signer: identity.facts.name,
    field: { name: 'Signature1' },
    level,
    digest: digestFor(identity.scheme),
  });
  const files = { digestParts, signal: new AbortController().signal, fileOf: async () => null };
  const prepared = await prepareSignature(file, { request, edits: null }, { ...fonts, ...files });
  const cms = await makeCms({ digest: prepared.digest, algorithm: request.digest }, identity);
  embedSignature(prepared, await raiseMessage(cms, level, host));

  return raiseFile(prepared.bytes, { field: request.field.name, level }, host);
}

/** Report of an independent program, after another one found the file in order. */
function reportOf(bytes: Uint8Array): string {
  const path = join(newRunFolder(), 'signed.pdf');
  writeFileSync(path, bytes);
  execFileSync('qpdf', ['--check', path]);

  return execFileSync('pdfsig', ['-nocert', path]).toString();
}

function signatureIn(document: PdfDocument, field: string) {
  const { dict } = findSignatures(document).find((each) => each.field === field)!;
  const contents = dict.get('Contents') as PdfString;

  return { contents: contents.bytes, ranges: dict.get('ByteRange') as GapRanges & PdfObject[] };
}

/** Verdict of openssl on a time stamp over these bytes, from the root of the authority. */
async function verifyTimeStamp(token: Uint8Array, data: Uint8Array): Promise<string> {
  const folder = newRunFolder();
  writeFileSync(join(folder, 'token.der'), token);
  writeFileSync(join(folder, 'data'), data);
  const trust = ['-CAfile', join(authority.folder, 'root.pem')];
  const untrusted = ['-untrusted', join(authority.folder, 'intermediate.pem')];
  const verdict = await runOpenssl(folder, [
    'ts',
    '-verify',
    '-in',
    'token.der',
    '-token_in',
    '-data',
    'data',
    ...trust,
    ...untrusted,
  ]);

  return verdict.toString();
}

it.each(['rsa-2048', 'rsa-3072', 'p-256', 'p-384', 'p-521', 'ed25519', 'rsa-pss'] as const)(
  'puts a time stamp over the signature of %s',
  async (name) => {
    const document = openPdf(await signedAt('b-t', name), portableCodec);
    const message = readMessage(signatureIn(document, 'Signature1').contents)!;
    const [token] = attributeValues(message.signer.unsignedAttrs!.attributes, timeStampAttribute)!;
    const { signature } = message.signer;

    expect(
      await verifyTimeStamp((token as Sequence).valueBeforeDecodeView, signature.valueBlock.valueHexView),
    ).toContain('Verification: OK');
  },
);

/** Levels and verdicts of all signatures of a file, as a verification finds them. */
async function verified(bytes: Uint8Array): Promise<unknown> {
  const roots = [readCertificate(authority.root)!];
  const report = await verifySignatures(bytes, { ...host, codec: portableCodec, roots, now: new Date() });

  return report.signatures.map(({ field, level, verdict, laterChanges }) => [
    field,
    level,
    verdict,
    laterChanges.map(({ kind, allowed }) => `${kind} ${allowed}`).sort(),
  ]);
}

it.each(['b-b', 'b-t', 'b-lt'] as const)('reaches the level %s', async (level) => {
  const changes = level === 'b-lt' ? ['proof true'] : [];

  expect(await verified(await signedAt(level))).toEqual([['Signature1', level, 'valid', changes]]);
});

it('reaches the level b-lta', async () => {
  expect(await verified(await signedAt('b-lta'))).toEqual([
    ['Signature1', 'b-lta', 'valid', ['proof true', 'time-stamp true']],
    ['TimeStamp1', null, 'valid', []],
  ]);
});

it('reaches the level b-lt in a file with usage rights, which refer to the catalog', async () => {
  const file = new PdfFile();
  const [root, tree] = [file.reserve(), file.reserve()];
  const page = file.add(`<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 300 300] >>`);
  const rights = file.add(
    `<< /Type /Sig /Contents <5EC2E7> /Reference [<< /TransformMethod /UR3 /Data ${root} 0 R >>] >>`,
  );
  file.set(tree, `<< /Type /Pages /Kids [${page} 0 R] /Count 1 >>`);
  file.set(root, `<< /Type /Catalog /Pages ${tree} 0 R /Perms << /UR3 ${rights} 0 R >> >>`);

  expect(await verified(await signedAt('b-lt', 'p-256', file.finish(root)))).toEqual([
    ['Signature1', 'b-lt', 'valid', ['proof true']],
  ]);
});

it('leaves the signature valid', async () => {
  expect(reportOf(await signedAt('b-t', 'rsa-2048'))).toContain('Signature Validation: Signature is Valid.');
});

it('puts a time stamp over a file with all proofs', async () => {
  const bytes = await signedAt('b-lta');
  const document = openPdf(bytes, portableCodec);
  const { contents, ranges } = signatureIn(document, 'TimeStamp1');
  const [, length, next, nextLength] = ranges;
  const covered = joinBytes([bytes.subarray(0, length), bytes.subarray(next, next + nextLength)]);
  const { certificates, evidence } = readSecurityStore(document);

  expect(next + nextLength).toBe(bytes.length);
  expect(await verifyTimeStamp(derElements(withoutPadding(contents))[0]!.whole, covered)).toContain(
    'Verification: OK',
  );
  // The signer, the authority of time stamps, the responder, and the issuers of all.
  expect(certificates).toHaveLength(5);
  expect(evidence).toMatchObject({ responses: { length: 2 }, lists: { length: 1 } });
  expect(reportOf(bytes)).toContain('Signature Validation: Signature is Valid.');
});

it('makes more room for a large time stamp', async () => {
  timeStamps.mode = 'large';
  const bytes = await stampDocument(base, host);

  expect(await verified(bytes)).toEqual([['TimeStamp1', null, 'valid', []]]);
  expect(signatureIn(openPdf(bytes, portableCodec), 'TimeStamp1').contents.length).toBeGreaterThan(12_288);
});

it('renews the time stamp of a file', async () => {
  const bytes = await signedAt('b-lta');
  const renewed = await renewArchive(bytes, host);
  const fields = findSignatures(openPdf(renewed, portableCodec)).map(({ field }) => field);

  expect(renewed.subarray(0, bytes.length)).toEqual(bytes);
  expect(fields).toEqual(['Signature1', 'TimeStamp1', 'TimeStamp2']);
  expect(reportOf(renewed)).toContain('Signature Validation: Signature is Valid.');
});

describe('a level that is not reached', () => {
  it.each([
    ['refuses', 'time-stamp-refused'],
    ['other-digest', 'time-stamp-differs'],
    ['garbage', 'time-stamp-invalid'],
  ] as const)('fails when the authority is in the mode %s', async (mode, code) => {
    timeStamps.mode = mode;

    await expect(signedAt('b-t')).rejects.toMatchObject({ code });
  });

  it('fails without an issuer', async () => {
    revocation.servesIssuers = false;

    await expect(signedAt('b-lt')).rejects.toMatchObject({
      code: 'chain-incomplete',
      values: { name: 'Octavo Test Intermediate' },
    });
  });

  it('fails when nothing says where the state of the certificate is known', async () => {
    await expect(signedAt('b-lt', 'without-issuer')).rejects.toMatchObject({
      code: 'revocation-unknown',
      values: { name: 'Lonely Signer' },
    });
  });

  it('fails when neither OCSP nor a list answers', async () => {
    revocation.ocsp = 'refuses';
    revocation.crl = 'unavailable';

    await expect(signedAt('b-lt')).rejects.toMatchObject({
      code: 'revocation-unknown',
      values: { name: 'Zoé Brontë' },
    });
  });

  it('fails with answers of last month', async () => {
    revocation.ocsp = 'stale';
    revocation.crl = 'stale';

    await expect(signedAt('b-lt')).rejects.toMatchObject({ code: 'revocation-unknown' });
  });

  it.each(['good', 'refuses'] as const)('fails for a revoked certificate, with OCSP %s', async (mode) => {
    revocation.ocsp = mode;

    await expect(signedAt('b-lt', 'revoked')).rejects.toMatchObject({
      code: 'certificate-revoked',
      values: { name: 'Revoked Signer' },
    });
  });

  it('takes a list when OCSP refuses', async () => {
    revocation.ocsp = 'refuses';

    expect(reportOf(await signedAt('b-lt'))).toContain('Signature is Valid');
  });
});
