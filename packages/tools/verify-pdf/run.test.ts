import { readFileSync } from 'node:fs';
import type { VerificationReport } from '@octavo/contract/signing/signature-report';
import { runOn } from '@octavo/testkit/run-on';
import {
  agreement,
  agreementPdf,
  amountField,
  amountLook,
  signedField,
} from '@octavo/testkit/signing/agreement-pdf';
import { openAuthority } from '@octavo/testkit/signing/authority';
import { updatePdf } from '@octavo/testkit/signing/raw-pdf';
import { signByHand } from '@octavo/testkit/signing/sign-by-hand';
import { beforeAll, expect, it } from 'vitest';

let signed: Uint8Array;
let filled: Uint8Array;

beforeAll(async () => {
  const authority = await openAuthority();
  const file = await signByHand(authority, agreementPdf(), {
    signer: 'p-256',
    number: agreement.free,
    objects: { [agreement.author]: signedField(agreement.free) },
  });
  signed = file;
  filled = updatePdf(file, {
    [agreement.amount]: amountField('250'),
    [agreement.amountLook]: amountLook('250'),
  });
});

const reportIn = (path: string | undefined): VerificationReport =>
  JSON.parse(readFileSync(path ?? '', 'utf8'));

it('reports on the signatures of a file, and changes nothing', async () => {
  const { files } = await runOn('verify-pdf', [{ name: 'a.pdf', bytes: filled }]);

  expect(files.map(({ name, kind }) => [name, kind])).toEqual([['a-signatures.json', 'json']]);
  expect(reportIn(files[0]?.path)).toMatchObject({
    bytes: filled.length,
    revisions: 3,
    trustedRoots: 0,
    signatures: [{ field: 'author', verdict: 'valid-unknown', laterChanges: [{ kind: 'field-value' }] }],
  });
});

it('takes out the file as it was signed', async () => {
  const { files } = await runOn('verify-pdf', [{ name: 'a.pdf', bytes: filled }], { revision: 2 });

  expect(files.map(({ name }) => name)).toEqual(['a-signatures.json', 'a-revision-2.pdf']);
  expect(new Uint8Array(readFileSync(files[1]?.path ?? ''))).toEqual(signed);
});

it('refuses a revision that the file does not have', async () => {
  await expect(
    runOn('verify-pdf', [{ name: 'a.pdf', bytes: signed }], { revision: 7 }),
  ).rejects.toMatchObject({
    code: 'illegal-input',
    values: { option: 'revision' },
  });
});

it('does not decrypt a file, which would change what was signed', async () => {
  const locked = await runOn('protect-pdf', [{ name: 'a.pdf', bytes: agreementPdf() }], { password: 'x' });
  const bytes = new Uint8Array(readFileSync(locked.files[0]?.path ?? ''));

  await expect(runOn('verify-pdf', [{ name: 'a.pdf', bytes }])).rejects.toMatchObject({
    code: 'encrypted-signatures',
  });
});
