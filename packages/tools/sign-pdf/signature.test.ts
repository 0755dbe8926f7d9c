import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SignatureRequest, signatureRequest } from '@octavo/contract/signing/signature-request';
import { workspaceIn } from '@octavo/engine-node/workspace';
import { makeTestIdentity } from '@octavo/signing/certificates/test-identity';
import { makeCms } from '@octavo/signing/cms/make-cms';
import { placedDocument } from '@octavo/testkit/pdf/placed-document';
import { pdfsigSignatures } from '@octavo/testkit/programs/pdfsig';
import { newRunFolder } from '@octavo/testkit/run-folders';
import { runOn } from '@octavo/testkit/run-on';
import { agreementObjects, signedField } from '@octavo/testkit/signing/agreement-pdf';
import { openAuthority, p12Password } from '@octavo/testkit/signing/authority';
import { rawPdf } from '@octavo/testkit/signing/raw-pdf';
import { runOpenssl } from '@octavo/testkit/signing/run-openssl';
import { signByHand } from '@octavo/testkit/signing/sign-by-hand';
import { expect, it } from 'vitest';
import { loadRun } from '../_gen/runs.ts';
import { runTool } from '../_kit/run-tool.ts';
import type { SealKey } from '../_kit/types.ts';

const page = {
  rotation: 0,
  mediaBox: [0, 0, 400, 300],
  cropBox: null,
  userUnit: 1,
  contents: [],
  resources: 'own',
} as const;
const file = { name: 'contract.pdf', bytes: placedDocument([page]) };

function request(entries: Partial<SignatureRequest> = {}): SignatureRequest {
  return signatureRequest.parse({
    base: { sha256: createHash('sha256').update(file.bytes).digest('hex') },
    id: 'signature',
    time: `${new Date().toISOString().slice(0, 19)}Z`,
    signer: 'Ada Lovelace',
    field: { name: 'Signature1', place: { page: 'p1', box: { left: 20, top: 20, width: 160, height: 60 } } },
    ...entries,
  });
}

const sign = (options: Readonly<Record<string, unknown>>, signed = file) =>
  runOn('sign-pdf', [signed], options);

/** Signature for what a request without one results in, as the owner of a key makes it. */
async function cmsFor(signature: SignatureRequest, signed = file): Promise<string> {
  const { files } = await sign({ signature }, signed);
  const { digest, algorithm } = JSON.parse(readFileSync(files[0]?.path ?? '', 'utf8'));
  const identity = await makeTestIdentity('Ada Lovelace', new Date());
  const cms = await makeCms({ digest: new Uint8Array(Buffer.from(digest, 'hex')), algorithm }, identity);

  return Buffer.from(cms).toString('base64');
}

it('returns what must be signed, and embeds the signature that was made elsewhere', async () => {
  const signature = request({ reason: 'I agree' });
  const { files } = await sign({ signature, cms: await cmsFor(signature) });

  expect(files[0]?.name).toBe('contract-signed.pdf');
  expect(pdfsigSignatures(files[0]?.path ?? '')).toMatchObject([
    { field: 'Signature1', isValid: true, coversWholeFile: true },
  ]);
});

it('embeds what openssl has made for the bytes of the prepared file', async () => {
  const signature = request({ digest: 'sha-384' });
  const [toSign, prepared] = (await sign({ signature })).files;
  const { ranges } = JSON.parse(readFileSync(toSign?.path ?? '', 'utf8'));
  const bytes = readFileSync(prepared?.path ?? '');
  const [start, length, next, nextLength] = ranges;
  const folder = newRunFolder();
  const covered = [bytes.subarray(start, start + length), bytes.subarray(next, next + nextLength)];
  writeFileSync(join(folder, 'content'), Buffer.concat(covered));
  const { folder: keys } = await openAuthority();
  const key = ['-signer', join(keys, 'rsa-2048.pem'), '-inkey', join(keys, 'rsa-2048.key')];
  const chain = ['-certfile', join(keys, 'intermediate.pem')];
  const made = ['-sign', '-binary', '-cades', '-md', 'sha384', '-outform', 'DER', '-in', 'content'];
  const cms = (await runOpenssl(folder, ['cms', ...made, ...key, ...chain])).toString('base64');
  const { files } = await sign({ signature, cms });

  expect([toSign?.name, prepared?.name]).toEqual(['contract-to-sign.json', 'contract-to-sign.pdf']);
  expect(pdfsigSignatures(files[0]?.path ?? '')).toMatchObject([
    { signer: 'Ada Lovelace', isValid: true, coversWholeFile: true },
  ]);
});

it('writes nothing for a signature of another request', async () => {
  const cms = await cmsFor(request({ reason: 'I agree' }));

  await expect(sign({ signature: request({ reason: 'I do not agree' }), cms })).rejects.toMatchObject({
    code: 'signature-digest-differs',
  });
});

it('writes nothing for the certificate of another signer', async () => {
  const signature = request({ signer: 'Grace Hopper' });

  await expect(sign({ signature, cms: await cmsFor(signature) })).rejects.toMatchObject({
    code: 'signature-cms-invalid',
  });
});

it('keeps the signatures of a file that other readers find damaged', async () => {
  const base = rawPdf({ ...agreementObjects, 2: '<< /Type /Pages /Kids [3 0 R] /Count 7 >>' });
  const bytes = await signByHand(await openAuthority(), base, {
    signer: 'p-256',
    number: 20,
    objects: { 12: signedField(20) },
  });
  const damaged = { name: 'damaged.pdf', bytes };
  const signature = request({ base: { sha256: createHash('sha256').update(bytes).digest('hex') } });

  await expect(sign({ signature }, damaged)).rejects.toMatchObject({ code: 'signature-file-damaged' });
});

it('refuses bytes that are no signature', async () => {
  await expect(sign({ signature: request(), cms: 'aGVsbG8=' })).rejects.toMatchObject({
    code: 'signature-cms-invalid',
  });
});

it.each(['p12', 'passwordFile', 'reason', 'certify'])('takes no %s from the service', async (option) => {
  await expect(sign({ [option]: 'x' })).rejects.toMatchObject({
    code: 'illegal-input',
    values: { option },
  });
});

it.each([
  [{ cms: 'aGVsbG8=' }, 'cms'],
  [{ signature: request(), text: 'Ada' }, 'text'],
  [{ signature: request(), date: true }, 'date'],
])('refuses what would have no effect', async (options, option) => {
  await expect(sign(options)).rejects.toMatchObject({ code: 'illegal-input', values: { option } });
});

it('seals with the key of the operator, and with none where none is configured', async () => {
  const p12 = Buffer.from(await (await openAuthority()).p12('rsa-2048')).toString('base64');
  const folder = newRunFolder();
  const path = join(folder, 'contract.pdf');
  writeFileSync(path, file.bytes);
  const sealed = async (seal: SealKey | null) =>
    runTool(await loadRun('sign-pdf'), {
      files: [{ name: 'contract.pdf', kind: 'pdf', path, sizeBytes: file.bytes.length }],
      options: { seal: true },
      workspace: workspaceIn(folder),
      signal: new AbortController().signal,
      seal,
      onProgress() {},
    });
  const { results } = await sealed({ p12, password: p12Password });

  expect(pdfsigSignatures(results[0]?.file.path ?? '')).toMatchObject([
    { signer: 'Ada Lovelace', isValid: true, coversWholeFile: true },
  ]);
  await expect(sealed(null)).rejects.toMatchObject({ code: 'illegal-input', values: { option: 'seal' } });
});
