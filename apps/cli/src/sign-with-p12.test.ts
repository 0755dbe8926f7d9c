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

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

function octavo(...words: string[]): Ended {
  return withInput('', words);
}

function sign(password: string, ...words: string[]): Ended {
  return withInput(`${password}\n`, ['sign-pdf', ...words, '--p12', 'me.p12', '--password-file', '-']);
}

function withInput(input: string, words: readonly string[]): Ended {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...words], {
    cwd: folder,
    encoding: 'utf8',
    input,
  });

  return { code: status, out: stdout, err: stderr };
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
    err: expect.stringMatching(/^illegal-input: --text: has no effect/),
  });
});

it('asks for the password of a certificate that has one', () => {
  expect(octavo('sign-pdf', 'a.pdf', '--p12', 'me.p12')).toMatchObject({
    code: 1,
    err: expect.stringMatching(
      /^illegal-input: --password-file: this certificate has a password; name a file/,
    ),
  });
});

it('names the file whose signature forbids a change', () => {
  sign(p12Password, 'a.pdf', '--certify', '1', '-o', 'certified.pdf');

  expect(octavo('edit-pdf', 'certified.pdf', '--replace', 'a=>b')).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^signature-forbids-edit: certified\.pdf: /),
  });
  expect(
    JSON.parse(octavo('edit-pdf', 'certified.pdf', '--replace', 'a=>b', '--json').out).failures,
  ).toMatchObject([{ input: 'certified.pdf', code: 'signature-forbids-edit' }]);
});
