import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failures } from '@octavo/contract/failures';
import { runCli } from '@octavo/testkit/cli';
import { type CorpusFile, corpusFiles } from '@octavo/testkit/corpus';
import {
  popplerPages,
  popplerRotations,
  popplerTexts,
  qpdfCheck,
} from '@octavo/testkit/programs/independent';
import { afterAll, describe, expect, it } from 'vitest';

const limits = { seconds: 30, memoryBytes: 1024 ** 3 };
const folder = mkdtempSync(join(tmpdir(), 'octavo-corpus-'));
const files = corpusFiles(/^(pdf|forms)\/.*\.pdf$/);
const images = corpusFiles(/^images\/.*\.(jpe?g|png|webp|tiff?|bmp|heic)$/i);

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  console.log([...refused].sort().join('\n'));
});

/** Refusals with their codes, logged at the end. */
const refused = new Set<string>();

/** Pages and texts that poppler reads in the source file; null when it cannot read it. */
function before(file: CorpusFile): { pages: number; texts: string[] } | null {
  const pages = popplerPages(file.path, file.password);
  const texts = popplerTexts(file.path, file.password);

  return pages === null || texts === null || pages === 0 ? null : { pages, texts: texts.slice(0, pages) };
}

/** Runs a tool; a refusal must have a known code. Null when the tool refused the file. */
async function run(tool: string, inputs: readonly CorpusFile[], options: readonly string[] = []) {
  const out = mkdtempSync(join(folder, `${tool}-`));
  mkdirSync(join(out, 'results'));
  const password = inputs.map((file) => file.password).find((given) => given !== '') ?? '';
  const words = [tool, ...inputs.map(({ path }) => path), '-o', `${join(out, 'results')}/`, ...options];
  const result = await runCli(
    [...words, ...(password === '' ? [] : [`--input-password=${password}`])],
    limits,
  );

  if (result.exitCode === 0) {
    expect(result.results.length).toBeGreaterThan(0);

    return result.results;
  }

  expect(result.exitCode, `no named failure within limits: ${result.stderr.slice(-600)}`).toBe(1);
  expect(Object.keys(failures)).toContain(result.failure);
  // Files that other readers open must not be reported as broken; deliberately broken files may be.
  const named = inputs.every(({ category }) => /broken|hostile/.test(category));
  expect(
    named ||
      !['engine-crashed', 'output-broken', 'time-limit', 'damaged-file'].includes(result.failure ?? ''),
  ).toBe(true);

  refused.add(`${tool} ${inputs[0]?.id}: ${result.failure}`);

  return null;
}

/** The single result of a tool, verified by independent readers. */
function intactPdf(
  results: Awaited<ReturnType<typeof run>>,
  password = '',
): { path: string; texts: string[]; pages: number } {
  const path = results?.[0]?.path ?? '';
  const { ok, output } = qpdfCheck(path, password);
  // Deliberately miscoded streams are copied unchanged, but the surrounding file must be intact.
  expect(ok || /decoding content stream|JBIG2|DCT/i.test(output), output).toBe(true);
  const pages = popplerPages(path, password);
  expect(pages).not.toBeNull();

  return { path, pages: pages ?? 0, texts: (popplerTexts(path, password) ?? []).slice(0, pages ?? 0) };
}

/** Damaged files may be read differently by our reader, so only the integrity of their results is checked. */
const isIntact = (file: CorpusFile) => !/broken|hostile/.test(file.category);

describe.skipIf(files.length === 0)('every tool on every document', () => {
  for (const file of files) {
    describe(file.id, () => {
      const source = before(file);
      const expectTexts = (
        texts: readonly string[],
        expected: (texts: readonly string[]) => readonly string[],
      ) => {
        if (isIntact(file) && source !== null) {
          expect(texts).toEqual(expected(source.texts));
        }
      };

      it.concurrent('merges with itself', async () => {
        const results = await run('merge-pdf', [file, file]);

        if (results !== null) {
          expectTexts(intactPdf(results, file.password).texts, (texts) => [...texts, ...texts]);
        }
      });

      it.concurrent('splits into halves with all of its text', async () => {
        const half = Math.max(1, Math.ceil((source?.pages ?? 2) / 2));
        const results = await run('split-pdf', [file], ['--every', String(half)]);

        if (results !== null) {
          const parts = results.map((result) => intactPdf([result], file.password));
          expectTexts(
            parts.flatMap(({ texts }) => texts),
            (texts) => texts,
          );
        }
      });

      it.concurrent('is reversed', async () => {
        const count = source?.pages ?? 1;
        const order = Array.from({ length: count }, (_, index) => count - index).join(',');
        const results = await run('organize-pdf', [file], ['--order', order]);

        if (results !== null) {
          expectTexts(intactPdf(results, file.password).texts, (texts) => [...texts].reverse());
        }
      });

      it.concurrent('is rotated', async () => {
        const results = await run('rotate-pdf', [file], ['--angle', '90']);

        if (results !== null && file.password === '') {
          const { path, pages } = intactPdf(results);
          const turned = popplerRotations(file.path, pages).map((degrees) => (degrees + 90) % 360);

          if (isIntact(file) && source !== null) {
            expect(popplerRotations(path, pages)).toEqual(turned);
          }
        }
      });

      it.concurrent('is written without its first page, unless that is the only one', async () => {
        const results = await run('delete-pages', [file], ['--pages', '1']);

        if (results !== null) {
          expectTexts(intactPdf(results, file.password).texts, (texts) => texts.slice(1));
        }
      });

      it.concurrent('never grows when compressed, and keeps its text', async () => {
        const results = await run('compress-pdf', [file]);

        if (results !== null) {
          const { path, texts } = intactPdf(results, file.password);

          // A damaged file is rebuilt, and a whole file may be larger than a fragment of one.
          if (isIntact(file)) {
            expect(statSync(path).size).toBeLessThanOrEqual(statSync(file.path).size);
          }

          expectTexts(texts, (original) => original);
        }
      });

      it.concurrent('is protected and unlocked again', async () => {
        const protectedResults = await run('protect-pdf', [file], ['--password', 'sésame 1']);

        if (protectedResults !== null) {
          const locked = intactPdf(protectedResults, 'sésame 1');
          expect(popplerPages(locked.path)).toBeNull();
          const unlocked = await run(
            'unlock-pdf',
            [{ ...file, path: locked.path, password: '' }],
            ['--password', 'sésame 1'],
          );
          expectTexts(intactPdf(unlocked).texts, (texts) => texts);
        }
      });

      it.concurrent('is converted to pictures', async () => {
        const results = await run('pdf-to-jpg', [file], ['--dpi', '40', '--pages', '1']);
        expect(results === null || results.every(({ kind }) => kind === 'jpg')).toBe(true);
        await run('pdf-to-jpg', [file], ['--mode', 'images', '--pages', '1']);
      });

      it.concurrent('is repaired', async () => {
        const results = await run('repair-pdf', [file]);

        if (results !== null) {
          expectTexts(intactPdf(results, file.password).texts, (texts) => texts);
        }
      });
    });
  }
});

describe.skipIf(images.length === 0)('pictures', () => {
  for (const image of images) {
    it.concurrent(`${image.id} becomes a page`, async () => {
      const results = await run('jpg-to-pdf', [image]);
      expect(intactPdf(results).pages).toBeGreaterThanOrEqual(1);
    });
  }
});
