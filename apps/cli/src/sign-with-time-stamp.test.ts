import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { featureDocument } from '@octavo/testkit/pdf/feature-document';
import { pdfsigSignatures } from '@octavo/testkit/programs/pdfsig';
import { newRunFolder } from '@octavo/testkit/run-folders';
import { openAuthority, p12Password } from '@octavo/testkit/signing/authority';
import { openTimeStampAuthority } from '@octavo/testkit/signing/time-stamp-authority';
import { afterAll, expect, it } from 'vitest';

const main = join(import.meta.dirname, 'main.ts');
const authority = await openAuthority();
const timeStamps = await openTimeStampAuthority(authority);
const folder = newRunFolder();
writeFileSync(join(folder, 'a.pdf'), featureDocument({ pages: 2 }));
writeFileSync(join(folder, 'me.p12'), await authority.p12('p-256'));
writeFileSync(join(folder, 'password'), p12Password);

afterAll(() => timeStamps.close());

function sign(...words: string[]): Promise<{ code: number; err: string }> {
  const args = [main, 'sign-pdf', 'a.pdf', '--p12', 'me.p12', '--password-file', 'password', ...words];

  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: folder }, (error, _stdout, err) =>
      resolve({ code: error === null ? 0 : Number(error.code), err }),
    );
  });
}

it('asks the authority that is named for a time stamp', async () => {
  timeStamps.mode = 'good';

  expect(await sign('--level', 'b-t', '--tsa', timeStamps.address, '-o', 'b.pdf')).toEqual({
    code: 0,
    err: '',
  });
  expect(timeStamps.requests).toBe(1);
  expect(pdfsigSignatures(join(folder, 'b.pdf'))).toMatchObject([{ isValid: true, coversWholeFile: true }]);
});

it.each([
  ['time-stamp-not-configured', ['--level', 'b-t']],
  ['time-stamp-differs', ['--level', 'b-t', '--tsa', timeStamps.address]],
  ['tsa: has no effect', ['--tsa', timeStamps.address]],
  ['tsa', ['--level', 'b-t', '--tsa', 'time.example.org']],
])('reports %s', async (text, words) => {
  timeStamps.mode = 'other-digest';
  const { code, err } = await sign(...words, '-o', 'c.pdf');

  expect(code).toBeGreaterThan(0);
  expect(err).toContain(text);
});
