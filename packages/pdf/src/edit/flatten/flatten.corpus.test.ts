import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codec } from '@octavo/engine-node/codec';
import { installedCodeMaps } from '@octavo/engine-node/fonts/code-maps';
import { installedFonts } from '@octavo/engine-node/fonts/installed-fonts';
import { type CorpusFile, corpusFiles } from '@octavo/testkit/corpus';
import { bytesFrom } from '@octavo/testkit/pdf/traces';
import { differentBytes, popplerPixels, qpdfCheck } from '@octavo/testkit/programs/independent';
import { afterAll, describe, expect, it } from 'vitest';
import { openPdf, type PdfDocument } from '../../document.ts';
import { isDocumentError } from '../../document-error.ts';
import { isName } from '../../objects.ts';
import { PdfEditor } from '../pdf-editor.ts';

const folder = mkdtempSync(join(tmpdir(), 'octavo-flatten-'));
const fonts = installedFonts();
const codeMaps = installedCodeMaps();
const files = corpusFiles(/^(pdf|forms)\/.*\.pdf$/);

/** Pages that are compared of each file. */
const mostPages = 8;

/** Share of an image that may differ: fields that the form asks readers to draw anew, and icons of notes. */
const mostDifferent = 0.002;

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The document and its path, decrypted; null for one that cannot be read. */
function opened(file: CorpusFile): { document: PdfDocument; path: string } | null {
  const plain = join(folder, 'plain.pdf');
  spawnSync('qpdf', ['--decrypt', `--password=${file.password}`, file.path, plain]);

  for (const path of [file.path, plain]) {
    try {
      return { document: openPdf(readFileSync(path), codec), path };
    } catch (error) {
      if (!isDocumentError(error)) {
        throw error;
      }
    }
  }

  return null;
}

function annotationsBesidesLinks(document: PdfDocument): number {
  return document.pages
    .flatMap((page) => document.array(page.dict.get('Annots')) ?? [])
    .map((entry) => document.dict(entry))
    .filter((dict) => dict !== null && !isName(document.get(dict, 'Subtype'), 'Link')).length;
}

describe.skipIf(files.length === 0)('every PDF of the corpus looks the same when it is flattened', () => {
  it.each(files.map((file) => [file.id, file] as const))('%s', async (id, file) => {
    const source = opened(file);

    if (source === null) {
      expect(id).toMatch(/broken|hostile|encrypted/);

      return;
    }

    const { document, path } = source;
    const editor = PdfEditor.open(document, { codec, fonts, codeMaps });
    await editor.flatten({ forms: true, annotations: true, layers: true });
    const bytes = bytesFrom((sink) => editor.commit({ mode: 'rewrite' }, sink));
    const result = join(folder, 'flat.pdf');
    writeFileSync(result, bytes);
    const flat = openPdf(bytes, codec);

    expect(annotationsBesidesLinks(flat)).toBe(0);
    expect(flat.catalog.has('AcroForm')).toBe(false);
    expect(flat.catalog.has('OCProperties')).toBe(false);
    expect(qpdfCheck(result).ok || !qpdfCheck(path).ok).toBe(true);

    // Readers repair damaged files in ways of their own.
    const comparable = /broken|hostile/.test(id) ? 0 : Math.min(mostPages, document.pageCount);

    for (let page = 1; page <= comparable; page += 1) {
      const before = popplerPixels(path, page, 50);

      if (before !== null) {
        const changed = differentBytes(before, popplerPixels(result, page, 50));
        expect(changed, `page ${page}`).not.toBeNull();
        expect((changed ?? 0) / before.length, `page ${page}`).toBeLessThan(mostDifferent);
      }
    }
  });
});
