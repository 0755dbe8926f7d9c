import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { capturePrinted } from '@octavo/testkit/console';
import { newRunFolder } from '@octavo/testkit/run-folders';
import { agreement, agreementPdf, amountLook, signedField } from '@octavo/testkit/signing/agreement-pdf';
import { openAuthority } from '@octavo/testkit/signing/authority';
import { updatePdf } from '@octavo/testkit/signing/raw-pdf';
import { signByHand } from '@octavo/testkit/signing/sign-by-hand';
import { beforeEach, expect, it } from 'vitest';
import { runAndReport } from './run-words.ts';

let folder = '';

beforeEach(async () => {
  const authority = await openAuthority();
  folder = newRunFolder();
  const signed = await signByHand(authority, agreementPdf(), {
    signer: 'p-256',
    number: agreement.free,
    objects: { [agreement.author]: signedField(agreement.free) },
  });
  mkdirSync(join(folder, 'trust'));
  copyFileSync(join(authority.folder, 'root.pem'), join(folder, 'trust/root.pem'));
  writeFileSync(join(folder, 'none.pdf'), agreementPdf());
  writeFileSync(join(folder, 'signed.pdf'), signed);
  writeFileSync(
    join(folder, 'changed.pdf'),
    updatePdf(signed, { [agreement.amountLook]: amountLook('9000') }),
  );
});

async function verify(...words: string[]): Promise<{ code: number; out: string; err: string }> {
  const { value, out, err } = await capturePrinted(folder, () => runAndReport(['verify-pdf', ...words]));

  return { code: value, out, err };
}

it('prints a report, and says by its exit code what the signatures are worth', async () => {
  expect(await verify('signed.pdf', '--trust', 'trust')).toMatchObject({
    code: 0,
    out: expect.stringContaining('1. Signature, Zoé Brontë, Octavo Tests: valid\n'),
    err: '',
  });
  expect(await verify('signed.pdf')).toMatchObject({
    code: 3,
    out: expect.stringContaining('valid, identity unknown'),
  });
  expect(await verify('changed.pdf', '--trust', 'trust')).toMatchObject({
    code: 1,
    out: expect.stringContaining('form field "amount", page 1 (not permitted)'),
  });
  expect((await verify('none.pdf', '--trust', 'trust')).code).toBe(4);
  expect((await verify('signed.pdf', 'none.pdf', 'changed.pdf')).code).toBe(1);
  expect(existsSync(join(folder, 'signed-signatures.json'))).toBe(false);
});

it('prints JSON, and writes what -o names', async () => {
  const { code, out } = await verify('signed.pdf', '--trust', 'trust/root.pem', '--json');

  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({
    reports: [{ report: { version: 1, trustedRoots: 1, signatures: [{ verdict: 'valid', level: 'b-b' }] } }],
    results: [],
    failures: [],
  });
  expect((await verify('changed.pdf', '--revision', '2', '-o', 'earlier.pdf')).code).toBe(1);
  expect((await verify('earlier.pdf', '--trust', 'trust')).code).toBe(0);
  expect((await verify('signed.pdf', '-o', 'report.json')).code).toBe(3);
  expect(JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'))).toMatchObject({ version: 1 });
});

it('refuses trust that it cannot read', async () => {
  expect(await verify('signed.pdf', '--trust', 'nowhere')).toMatchObject({
    code: 1,
    err: expect.stringContaining('trust-unreadable'),
  });
  expect((await verify('signed.pdf', '--trust', 'none.pdf')).err).toContain('trust-unreadable');
});
