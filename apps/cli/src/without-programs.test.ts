import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { featureDocument } from '@octavo/testkit/pdf/feature-document';
import { scanLines, scanPicture } from '@octavo/testkit/pictures/scan-picture';
import { popplerPages, popplerTexts, qpdfCheck } from '@octavo/testkit/programs/independent';
import { afterAll, beforeAll, expect, it } from 'vitest';

const frenchData = '@tesseract.js-data/fra/4.0.0_best_int/fra.traineddata.gz';
const main = join(import.meta.dirname, 'main.ts');
const folder = mkdtempSync(join(tmpdir(), 'octavo-no-programs-'));
const original = join(folder, 'a.pdf');

/** Runs the command line with a search path on which there is no program at all. */
function octavo(...words: string[]): { code: number | null; out: string; err: string } {
  return octavoWith({}, ...words);
}

function octavoWith(variables: NodeJS.ProcessEnv, ...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...words], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: folder, TMPDIR: tmpdir(), HOME: folder, ...variables },
  });

  return { code: status, out: stdout.trim(), err: stderr.trim() };
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

it('reads scans, in conversions as well', async () => {
  writeFileSync(inFolder('scan.png'), await scanPicture(scanLines));
  expect(octavo('pdf-ocr', 'scan.png', '-o', 'read.pdf')).toMatchObject({ code: 0 });
  expect(popplerTexts(inFolder('read.pdf'))?.join(' ')).toContain('quick brown fox');
  expect(octavo('jpg-to-pdf', 'scan.png', '-o', 'scan.pdf')).toMatchObject({ code: 0 });
  const converted = octavo('pdf-to-txt', 'scan.pdf', '--language', 'eng+fra', '-o', 'scan.txt');
  expect(converted).toMatchObject({ code: 0 });
  expect(readFileSync(inFolder('scan.txt'), 'utf8')).toContain('quick brown fox');
}, 120_000);

it('reads other languages once their data is there', async () => {
  const { folder: own, languages } = JSON.parse(octavo('languages', '--json').out);
  const ready = languages.filter(({ isReadable }: { isReadable: boolean }) => isReadable);
  expect(ready.map(({ id }: { id: string }) => id)).toEqual(['eng', 'fra']);
  writeFileSync(inFolder('scan.png'), await scanPicture(scanLines));
  const read = (name: string) => octavo('pdf-ocr', 'scan.png', '--language', 'eng+deu', '-o', name);
  expect(read('missing.pdf')).toMatchObject({
    code: 1,
    err: 'language-missing: scan.png: There is no data here to recognize text in German: octavo languages get deu',
  });

  mkdirSync(own, { recursive: true });
  writeFileSync(join(own, 'deu.traineddata'), 'no data');
  expect(read('damaged.pdf').err).toMatch(/^language-damaged: .* in German is damaged/);

  rmSync(join(own, 'deu.traineddata'));
  copyFileSync(createRequire(import.meta.url).resolve(frenchData), join(own, 'deu.traineddata.gz'));
  expect(read('read.pdf')).toMatchObject({ code: 0 });
}, 120_000);

it('names the program that a tool needs', () => {
  writeFileSync(inFolder('a.rtf'), '{\\rtf1 Dear reader}');

  expect(octavo('word-to-pdf', 'a.rtf')).toMatchObject({
    code: 1,
    err: 'engine-unavailable: a.rtf: This tool needs LibreOffice, which is not installed',
  });
});
