import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { featureDocument } from '@octavo/testkit/pdf/feature-document';
import { popplerPages, popplerTexts, qpdfCheck } from '@octavo/testkit/programs/independent';
import { afterAll, beforeAll, expect, it } from 'vitest';

const main = join(import.meta.dirname, 'main.ts');
const folder = mkdtempSync(join(tmpdir(), 'octavo-no-programs-'));
const original = join(folder, 'a.pdf');

/** Runs the command line with a search path on which there is no program at all. */
function octavo(...words: string[]): { code: number | null; err: string } {
  const { status, stderr } = spawnSync(process.execPath, [main, ...words], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: folder, TMPDIR: tmpdir() },
  });

  return { code: status, err: stderr.trim() };
}

const inFolder = (name: string) => join(folder, name);

beforeAll(() => writeFileSync(original, featureDocument({ pages: 3 })));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('merges, splits and compresses', () => {
  expect(octavo('merge-pdf', 'a.pdf', 'a.pdf', '-o', 'both.pdf')).toMatchObject({ code: 0 });
  expect(popplerPages(inFolder('both.pdf'))).toBe(6);
  expect(octavo('split-pdf', 'both.pdf', '--pages', '2-3', '-o', 'part.pdf')).toMatchObject({ code: 0 });
  expect(popplerPages(inFolder('part.pdf'))).toBe(2);
  expect(octavo('compress-pdf', 'both.pdf', '-o', 'small.pdf')).toMatchObject({ code: 0 });
  expect(popplerTexts(inFolder('small.pdf'))).toEqual(popplerTexts(inFolder('both.pdf')));
});

it('sets a password, asks for it and removes it', () => {
  expect(octavo('protect-pdf', 'a.pdf', '--password', 'clé', '-o', 'locked.pdf')).toMatchObject({ code: 0 });
  expect(popplerPages(inFolder('locked.pdf'))).toBeNull();
  expect(popplerPages(inFolder('locked.pdf'), 'clé')).toBe(3);
  expect(octavo('rotate-pdf', 'locked.pdf', '-o', 'r.pdf').err).toContain('password-required');
  expect(octavo('unlock-pdf', 'locked.pdf', '--password', 'no', '-o', 'r.pdf').err).toContain(
    'wrong-password',
  );
  const unlocked = octavo('unlock-pdf', 'locked.pdf', '--password', 'clé', '-o', 'open.pdf');
  expect(unlocked).toMatchObject({ code: 0 });
  expect(popplerTexts(inFolder('open.pdf'))).toEqual(popplerTexts(original));
});

it('repairs a file with a broken cross-reference table', () => {
  const damaged = readFileSync(original, 'latin1').replace(/startxref\s+\d+/, 'startxref 12');
  writeFileSync(inFolder('damaged.pdf'), damaged, 'latin1');
  expect(octavo('repair-pdf', 'damaged.pdf', '-o', 'repaired.pdf')).toMatchObject({ code: 0 });
  expect(qpdfCheck(inFolder('repaired.pdf')).ok).toBe(true);
  expect(popplerTexts(inFolder('repaired.pdf'))).toEqual(popplerTexts(original));
});

it('converts to Word and to pictures', () => {
  expect(octavo('pdf-to-word', 'a.pdf', '-o', 'a.docx')).toMatchObject({ code: 0 });
  expect(octavo('pdf-to-jpg', 'a.pdf', '--pages', '1', '-o', 'a.jpg')).toMatchObject({ code: 0 });
  expect(octavo('jpg-to-pdf', 'a.jpg', '-o', 'picture.pdf')).toMatchObject({ code: 0 });
  expect(popplerPages(inFolder('picture.pdf'))).toBe(1);
});

it('names the program that a tool needs', () => {
  writeFileSync(inFolder('a.rtf'), '{\\rtf1 Dear reader}');

  expect(octavo('word-to-pdf', 'a.rtf')).toMatchObject({
    code: 1,
    err: 'engine-unavailable: a.rtf: This tool needs LibreOffice, which is not installed',
  });
});
