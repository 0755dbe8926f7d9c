import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { featureDocument } from '@octavo/testkit/pdf/feature-document';
import { pdfsigSignatures } from '@octavo/testkit/programs/pdfsig';
import { newRunFolder } from '@octavo/testkit/run-folders';
import { openAuthority, p12Password } from '@octavo/testkit/signing/authority';
import { beforeEach, expect, it } from 'vitest';

const main = join(import.meta.dirname, 'main.ts');
let folder = '';

beforeEach(async () => {
  folder = newRunFolder();
  writeFileSync(join(folder, 'a.pdf'), featureDocument({ pages: 2 }));
  writeFileSync(join(folder, 'me.p12'), await (await openAuthority()).p12('p-256'));
});

function sign(password: string, ...words: string[]): { code: number | null; err: string } {
  const key = ['--p12', 'me.p12', '--password-file', '-'];
  const { status, stderr } = spawnSync(process.execPath, [main, 'sign-pdf', ...words, ...key], {
    cwd: folder,
    encoding: 'utf8',
    input: `${password}\n`,
  });

  return { code: status, err: stderr };
}

it('signs with a key of this computer, and once more', () => {
  const seen = ['--page', '1', '--at', '72,600', '--width', '180', '--reason', 'I agree', '--certify', '2'];

  expect(sign(p12Password, 'a.pdf', ...seen, '-o', 'b.pdf')).toMatchObject({ code: 0, err: '' });
  expect(sign(p12Password, 'b.pdf', '-o', 'c.pdf')).toMatchObject({ code: 0 });
  expect(pdfsigSignatures(join(folder, 'c.pdf'))).toMatchObject([
    { field: 'Signature1', isValid: true, coversWholeFile: false },
    { field: 'Signature2', isValid: true, coversWholeFile: true },
  ]);
});

it('reports a wrong password and an unknown field', () => {
  expect(sign('wrong', 'a.pdf')).toMatchObject({
    code: 1,
    err: expect.stringContaining('certificate-password-wrong'),
  });
  expect(sign(p12Password, 'a.pdf', '--text', 'Ada')).toMatchObject({
    code: 1,
    err: expect.stringContaining('text: has no effect'),
  });
});
