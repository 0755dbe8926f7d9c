import { codec } from '@octavo/engine-node/codec';
import { installedCodeMaps } from '@octavo/engine-node/fonts/code-maps';
import { loadDocument } from '@octavo/engine-node/pdfium/library';
import { type CorpusFile, corpusFiles } from '@octavo/testkit/corpus';
import { compareGlyphs } from '@octavo/testkit/pdf/compare-glyphs';
import { decryptedBytes } from '@octavo/testkit/pdf/decrypted-bytes';
import { pdfiumCharacters } from '@octavo/testkit/pdf/pdfium-characters';
import { describe, expect, it } from 'vitest';
import { openPdf } from '../document.ts';
import { PageInterpreter } from './interpret-page.ts';

const files = corpusFiles(/\.pdf$/i);

/** Pages that are compared of each file. */
const mostPages = 5;

/** Share of pages whose glyphs must all agree. */
const leastAgreement = 0.99;

/** Deviations by page; pages that either reader refuses are left out. */
async function deviations(file: CorpusFile): Promise<number[]> {
  try {
    const bytes = decryptedBytes(file);
    using pdfium = await loadDocument(bytes);
    const document = openPdf(bytes, codec);
    const interpreter = new PageInterpreter(document, { codeMaps: installedCodeMaps() });

    return document.pages.slice(0, mostPages).flatMap((page) => {
      const { glyphs } = interpreter.interpret(page);
      const characters = pdfiumCharacters(pdfium, page.index);

      if (characters === null) {
        return [];
      }

      const { extra, missing } = compareGlyphs(glyphs, characters);

      return [extra.length + missing.length];
    });
  } catch (error) {
    // The files of these folders are damaged, encrypted or made to exhaust readers.
    expect(file.id, String(error)).toMatch(/broken|hostile|encrypted/);

    return [];
  }
}

describe.skipIf(files.length === 0)('glyphs of real pages', () => {
  it('are those that PDFium draws, at the same points', async () => {
    const counts: number[] = [];

    for (const file of files) {
      const found = await deviations(file);
      counts.push(...found);

      if (found.some((count) => count > 0)) {
        process.stdout.write(`${file.id}: deviations by page ${found.join(' ')}\n`);
      }
    }

    const agreeing = counts.filter((count) => count === 0).length;
    process.stdout.write(`${agreeing} of ${counts.length} pages agree\n`);
    expect(agreeing / counts.length).toBeGreaterThanOrEqual(leastAgreement);
  });
});
