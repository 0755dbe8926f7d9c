import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeText } from '@octavo/engine-node/text/decode-text';
import { runCli } from '@octavo/testkit/cli';
import { corpusFiles } from '@octavo/testkit/corpus';
import { popplerTexts, qpdfCheck } from '@octavo/testkit/programs/independent';
import { afterAll, describe, expect, it } from 'vitest';

const limits = { seconds: 120, memoryBytes: 8 * 1024 ** 3 };
const folder = mkdtempSync(join(tmpdir(), 'octavo-corpus-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Declared encodings of the files. */
const encodings: Readonly<Record<string, string>> = {
  'text/fake-text-utf-16-le.txt': 'utf-16le',
  'text/iso-8859-1.txt': 'windows-1252',
  'text/lorem-ipsum.txt': 'utf-8',
  'text/norwich-city.txt': 'utf-8',
  'text/shift_jis.txt': 'shift_jis',
  'text/testTXT_win-1252.txt': 'windows-1252',
  'text/utf-8.txt': 'utf-8',
};

/**
 * Sorted letters and digits only, because lines are broken, words joined and columns read in different
 * orders.
 */
const lettersOf = (text: string) =>
  [...text.normalize('NFKC').replaceAll(/[^\p{L}\p{N}]/gu, '')].sort().join('');

describe('every real text', () => {
  for (const file of corpusFiles(/^text\/.*\.txt$/)) {
    it(`${file.id} keeps all its characters`, async () => {
      const { text, encoding } = decodeText(readFileSync(file.path));
      const path = join(folder, `${file.id.replaceAll('/', '-')}.pdf`);
      const { exitCode, stderr } = await runCli(['txt-to-pdf', file.path, '-o', path], limits);
      expect(exitCode, stderr).toBe(0);
      expect(qpdfCheck(path).ok).toBe(true);

      const pages = popplerTexts(path) ?? [];
      expect(encoding).toBe(encodings[file.id] ?? encoding);
      expect(lettersOf(pages.join(''))).toBe(lettersOf(text));
      expect(pages.every((page) => page.trim() !== '')).toBe(true);
    });
  }
});
