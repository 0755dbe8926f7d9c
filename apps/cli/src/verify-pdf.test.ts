import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newRunFolder } from '@octavo/testkit/run-folders';
import { agreement, agreementPdf, amountLook, signedField } from '@octavo/testkit/signing/agreement-pdf';
import { openAuthority } from '@octavo/testkit/signing/authority';
import { updatePdf } from '@octavo/testkit/signing/raw-pdf';
import { signByHand } from '@octavo/testkit/signing/sign-by-hand';
import { beforeEach, expect, it } from 'vitest';

const main = join(import.meta.dirname, 'main.ts');
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

function verify(...words: string[]): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, 'verify-pdf', ...words], {
    cwd: folder,
    encoding: 'utf8',
  });

  return { code: status, out: stdout, err: stderr };
}

it('prints a report, and says by its exit code what the signatures are worth', () => {
  expect(verify('signed.pdf', '--trust', 'trust')).toMatchObject({
    code: 0,
    out: expect.stringContaining('1. Signature, Zoé Brontë, Octavo Tests: valid\n'),
    err: '',
  });
  expect(verify('signed.pdf')).toMatchObject({
    code: 3,
    out: expect.stringContaining('valid, identity unknown'),
  });
  expect(verify('changed.pdf', '--trust', 'trust')).toMatchObject({
    code: 1,
    out: expect.stringContaining('form field "amount", page 1 (not permitted)'),
  });
  expect(verify('none.pdf', '--trust', 'trust').code).toBe(4);
  expect(verify('signed.pdf', 'none.pdf', 'changed.pdf').code).toBe(1);
  expect(existsSync(join(folder, 'signed-signatures.json'))).toBe(false);
});

it('prints JSON, and writes what -o names', () => {
  const { code, out } = verify('signed.pdf', '--trust', 'trust/root.pem', '--json');

  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({
    reports: [{ report: { version: 1, trustedRoots: 1, signatures: [{ verdict: 'valid', level: 'b-b' }] } }],
    results: [],
    failures: [],
  });
  expect(verify('changed.pdf', '--revision', '2', '-o', 'earlier.pdf').code).toBe(1);
  expect(verify('earlier.pdf', '--trust', 'trust').code).toBe(0);
  expect(verify('signed.pdf', '-o', 'report.json').code).toBe(3);
  expect(JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'))).toMatchObject({ version: 1 });
});

it('refuses trust that it cannot read', () => {
  expect(verify('signed.pdf', '--trust', 'nowhere')).toMatchObject({
    code: 1,
    err: expect.stringContaining('trust-unreadable'),
  });
  expect(verify('signed.pdf', '--trust', 'none.pdf').err).toContain('trust-unreadable');
});
