import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type SignatureOrder, signatureOrder } from '@octavo/contract/signing/signature-order';
import { makeTestIdentity } from '@octavo/signing/certificates/test-identity';
import { makeCms } from '@octavo/signing/cms/make-cms';
import { placedDocument } from '@octavo/testkit/pdf/placed-document';
import { pdfsigSignatures } from '@octavo/testkit/programs/pdfsig';
import { runOn } from '@octavo/testkit/run-on';
import { expect, it } from 'vitest';

const page = {
  rotation: 0,
  mediaBox: [0, 0, 400, 300],
  cropBox: null,
  userUnit: 1,
  contents: [],
  resources: 'own',
} as const;
const file = { name: 'contract.pdf', bytes: placedDocument([page]) };

function order(entries: Partial<SignatureOrder> = {}): SignatureOrder {
  return signatureOrder.parse({
    base: { sha256: createHash('sha256').update(file.bytes).digest('hex') },
    id: 'signature',
    time: `${new Date().toISOString().slice(0, 19)}Z`,
    signer: 'Ada Lovelace',
    field: { name: 'Signature1', place: { page: 'p1', box: { left: 20, top: 20, width: 160, height: 60 } } },
    ...entries,
  });
}

const sign = (options: Readonly<Record<string, unknown>>) => runOn('sign-pdf', [file], options);

/** Signature for what an order without one results in, as the owner of a key makes it. */
async function cmsFor(signature: SignatureOrder): Promise<string> {
  const { files } = await sign({ signature });
  const { digest, algorithm } = JSON.parse(readFileSync(files[0]?.path ?? '', 'utf8'));
  const identity = await makeTestIdentity('Ada Lovelace', new Date());
  const cms = await makeCms({ digest: new Uint8Array(Buffer.from(digest, 'hex')), algorithm }, identity);

  return Buffer.from(cms).toString('base64');
}

it('tells what must be signed, and embeds the signature that was made elsewhere', async () => {
  const signature = order({ reason: 'I agree' });
  const { files } = await sign({ signature, cms: await cmsFor(signature) });

  expect(files[0]?.name).toBe('contract-signed.pdf');
  expect(pdfsigSignatures(files[0]?.path ?? '')).toMatchObject([
    { field: 'Signature1', isValid: true, coversWholeFile: true },
  ]);
});

it('writes nothing for a signature of another order', async () => {
  const cms = await cmsFor(order({ reason: 'I agree' }));

  await expect(sign({ signature: order({ reason: 'I do not agree' }), cms })).rejects.toMatchObject({
    code: 'signature-digest-differs',
  });
});

it('refuses bytes that are no signature', async () => {
  await expect(sign({ signature: order(), cms: 'aGVsbG8=' })).rejects.toMatchObject({
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
  [{ signature: order(), text: 'Ada' }, 'text'],
  [{ signature: order(), date: true }, 'date'],
])('refuses what would have no effect', async (options, option) => {
  await expect(sign(options)).rejects.toMatchObject({ code: 'illegal-input', values: { option } });
});
