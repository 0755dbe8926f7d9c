import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runCli } from '../cli.ts';
import { type CorpusFile, corpusFiles } from '../corpus.ts';
import { popplerPages, popplerTexts, qpdfCheck } from '../programs/independent.ts';

const limits = { seconds: 120, memoryBytes: 3 * 1024 ** 3 };

/**
 * Converts every matching file of the corpus with a tool, and checks the results with third-party readers.
 */
export function officeCorpusSuite(tool: string, fitting: RegExp): void {
  const files = corpusFiles(fitting);
  const folder = mkdtempSync(join(tmpdir(), 'octavo-office-corpus-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const convert = (file: CorpusFile, password: string) =>
    runCli(
      [
        tool,
        file.path,
        '-o',
        `${mkdtempSync(join(folder, 'run-'))}/result.pdf`,
        `--input-password=${password}`,
      ],
      limits,
    );

  describe.skipIf(files.length === 0)(`${tool} on real files`, () => {
    for (const file of files) {
      it(file.id, async () => {
        const { results, failure, stderr } = await convert(file, file.password);

        // The only encryption that no program but its own can open.
        if (/\.pp[st]$/.test(file.path) && file.password !== '') {
          expect(failure).toBe('password-not-supported');

          return;
        }

        expect(failure, stderr.slice(-500)).toBeNull();
        const path = results[0]?.path ?? '';
        const texts = popplerTexts(path) ?? [];
        expect(qpdfCheck(path).ok).toBe(true);
        expect(popplerPages(path)).toBe(results[0]?.pages);
        expect(texts.join(' ')).toMatch(/\w|[\u0400-\u04ff]/);

        if (existsSync(`${file.path}.pdf`)) {
          expect(sharedWords(texts, popplerTexts(`${file.path}.pdf`) ?? [])).toBeGreaterThan(0.95);
        }
      });

      it.skipIf(file.password === '')(`${file.id} requires its password`, async () => {
        const codes = [(await convert(file, '')).failure, (await convert(file, 'wrong')).failure];
        const locked = /\.pp[st]$/.test(file.path);

        expect(codes).toEqual(
          locked
            ? ['password-not-supported', 'password-not-supported']
            : ['password-required', 'wrong-password'],
        );
      });
    }
  });
}

/**
 * Share of the words of another rendering that are found here; bullets are ignored, since they are drawn in
 * many ways.
 */
function sharedWords(texts: readonly string[], others: readonly string[]): number {
  const here = new Set(texts.join(' ').split(/\s+/));
  const expected = others
    .join(' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));

  return expected.filter((word) => here.has(word)).length / Math.max(1, expected.length);
}
