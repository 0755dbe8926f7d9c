import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { featureDocument } from '@octavo/testkit/pdf/feature-document';
import { PdfFile } from '@octavo/testkit/pdf/pdf-file';
import { popplerPages, popplerTexts } from '@octavo/testkit/programs/independent';
import { newRunFolder } from '@octavo/testkit/run-folders';
import { runOn } from '@octavo/testkit/run-on';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const file = { name: 'a.pdf', bytes: featureDocument({ pages: 2 }) };

async function protect(
  options: Record<string, unknown>,
): Promise<{ name: string; bytes: Uint8Array; path: string }> {
  const { files } = await runOn('protect-pdf', [file], options);
  const path = files[0]?.path ?? '';

  return { name: 'locked.pdf', bytes: readFileSync(path), path };
}

it('encrypts so that nothing opens without the password', async () => {
  const { path } = await protect({ password: 'été' });

  expect(popplerPages(path)).toBeNull();
  expect(popplerPages(path, 'été')).toBe(2);
});

it('restores the same document when unlocked, whatever the password', async () => {
  const original = popplerTexts((await runOn('repair-pdf', [file])).files[0]?.path ?? '');

  await fc.assert(
    fc.asyncProperty(
      fc.stringMatching(/^[!-~À-ÿ]{1,20}$/),
      fc.constantFrom('aes-256', 'aes-128'),
      async (password, encryption) => {
        const locked = await protect({ password, encryption });
        const { files } = await runOn('unlock-pdf', [locked], { password });

        expect(popplerTexts(files[0]?.path ?? '')).toEqual(original);
      },
    ),
    { numRuns: 10 },
  );
});

describe('other tools', () => {
  it('require the password, report a wrong one, and keep the protection', async () => {
    const locked = await protect({ password: 'right' });

    // The message is logged, so the file name is not part of it.
    await expect(runOn('rotate-pdf', [locked])).rejects.toMatchObject({
      code: 'password-required',
      message: 'password-required',
      values: { file: locked.name },
    });
    await expect(runOn('rotate-pdf', [{ ...locked, password: 'wrong' }])).rejects.toMatchObject({
      code: 'wrong-password',
      message: 'wrong-password',
    });

    const { files } = await runOn('rotate-pdf', [{ ...locked, password: 'right' }]);
    expect(popplerPages(files[0]?.path ?? '')).toBeNull();
    expect(popplerPages(files[0]?.path ?? '', 'right')).toBe(2);
  });

  it('respect the restrictions of the owner, except with the owner password', async () => {
    const locked = await protect({ password: 'user', ownerPassword: 'owner', allow: 'print' });

    await expect(
      runOn('delete-pages', [{ ...locked, password: 'user' }], { pages: '1' }),
    ).rejects.toMatchObject({
      code: 'restricted-file',
    });
    expect(
      (await runOn('delete-pages', [{ ...locked, password: 'owner' }], { pages: '1' })).files,
    ).toHaveLength(1);
  });
});

it.each(['--', '-x', '--allow=none', '@/etc/hosts', ' ', '😀', 'é'.repeat(63)])(
  'treats %j as a password only',
  async (password) => {
    const locked = await protect({ password, ownerPassword: `${password}!` });
    const unlocked = await runOn('unlock-pdf', [locked], { password });

    expect(popplerPages(unlocked.files[0]?.path ?? '')).toBe(2);
  },
);

it('reports that signatures become invalid', async () => {
  const signed = new PdfFile();
  const [root, tree] = [signed.reserve(), signed.reserve()];
  const page = signed.add(`<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 99 99] >>`);
  const value = signed.add('<< /Type /Sig /Filter /Adobe.PPKLite /ByteRange [0 1 2 3] /Contents <5EC2E7> >>');
  signed.set(tree, `<< /Type /Pages /Kids [${page} 0 R] /Count 1 >>`);
  signed.set(root, `<< /Type /Catalog /Pages ${tree} 0 R /Perms << /DocMDP ${value} 0 R >> >>`);
  const { files } = await runOn('protect-pdf', [{ name: 'signed.pdf', bytes: signed.finish(root) }], {
    password: 'x',
  });

  expect(files[0]?.notes.map(({ code }) => code)).toEqual(['signatures-removed', 'protected']);
});

it('refuses a password longer than the format allows', async () => {
  await expect(protect({ password: 'é'.repeat(64) })).rejects.toMatchObject({ code: 'illegal-input' });
});

it('is removed when files are merged, with a note', async () => {
  const locked = await protect({ password: 'right' });
  const { files } = await runOn('merge-pdf', [{ ...locked, password: 'right' }, file]);

  expect(popplerPages(files[0]?.path ?? '')).toBe(4);
  expect(files[0]?.notes).toContainEqual({ code: 'protection-dropped', values: {} });
});

it('opens with the password in any Unicode normalisation', async () => {
  const locked = await protect({ password: 'Re\u0301sume\u0301 \u2168' });

  expect(popplerPages(locked.path, 'Résumé IX')).toBe(2);

  for (const password of ['Résumé IX', 'Re\u0301sume\u0301 IX', 'Résumé\u00a0\u2168']) {
    expect((await runOn('unlock-pdf', [locked], { password })).files).toHaveLength(1);
  }

  await expect(runOn('unlock-pdf', [locked], { password: 'Resume IX' })).rejects.toMatchObject({
    code: 'wrong-password',
  });
});

it('opens a file that another program encrypted with an unnormalised password', async () => {
  const path = join(newRunFolder(), 'raw.pdf');
  writeFileSync(`${path}.plain`, file.bytes);
  execFileSync('qpdf', ['--encrypt', 'x\u2168', 'y\u2168', '256', '--', `${path}.plain`, path]);
  const { files } = await runOn('unlock-pdf', [{ name: 'raw.pdf', bytes: readFileSync(path) }], {
    password: 'x\u2168',
  });

  expect(files).toHaveLength(1);
});

it.each([
  ['that is too long', 'a'.repeat(33)],
  ['with characters outside its encoding', 'пароль'],
])('refuses a password %s for AES-128 instead of truncating it', async (_, password) => {
  const refused = { code: 'password-not-fitting' };

  await expect(protect({ password, encryption: 'aes-128' })).rejects.toMatchObject(refused);
  await expect(
    protect({ password: 'a', ownerPassword: password, encryption: 'aes-128' }),
  ).rejects.toMatchObject(refused);
  await expect(protect({ password })).resolves.toBeDefined();
});

it('accepts every character of PDFDocEncoding for AES-128', async () => {
  const { path } = await protect({ password: '€Šœ’ÿ¡'.repeat(5), encryption: 'aes-128' });

  expect(popplerPages(path)).toBeNull();
  expect(
    (
      await runOn('unlock-pdf', [{ name: 'a.pdf', bytes: readFileSync(path) }], {
        password: '€Šœ’ÿ¡'.repeat(5),
      })
    ).files,
  ).toHaveLength(1);
  await expect(
    runOn('unlock-pdf', [{ name: 'a.pdf', bytes: readFileSync(path) }], { password: '?Soe' }),
  ).rejects.toMatchObject({ code: 'wrong-password' });
});

it.each([
  ['illegal-input', 'a\u0007'],
  ['password-empty', '\u00ad'],
])('refuses with %s a password that no reader accepts', async (code, password) => {
  await expect(protect({ password })).rejects.toMatchObject({ code });
});

it('refuses an empty password with its own code', async () => {
  await expect(protect({ password: '' })).rejects.toMatchObject({ code: 'password-empty' });
});
