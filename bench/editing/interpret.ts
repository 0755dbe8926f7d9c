import { codec } from '@octavo/engine-node/codec';
import { installedCodeMaps } from '@octavo/engine-node/fonts/code-maps';
import { loadDocument } from '@octavo/engine-node/pdfium/library';
import { openPdf } from '@octavo/pdf/document';
import { PageInterpreter } from '@octavo/pdf/interpret/interpret-page';
import { type CorpusFile, corpusFiles } from '@octavo/testkit/corpus';
import { compareGlyphs } from '@octavo/testkit/pdf/compare-glyphs';
import { decryptedBytes } from '@octavo/testkit/pdf/decrypted-bytes';
import { pdfiumCharacters } from '@octavo/testkit/pdf/pdfium-characters';

/**
 * Reads the glyphs of real pages, compares them with those of PDFium and prints the time of each file.
 *
 *     node bench/editing/interpret.ts [part of a path] [pages of each file]
 */

const [part = '', pages = '5'] = process.argv.slice(2);
const times: number[] = [];
let compared = 0;
let agreeing = 0;

async function measure(file: CorpusFile): Promise<string> {
  const bytes = decryptedBytes(file);
  using pdfium = await loadDocument(bytes);
  const document = openPdf(bytes, codec);
  const interpreter = new PageInterpreter(document, { codeMaps: installedCodeMaps() });
  const own: number[] = [];
  const deviations: number[] = [];

  for (const page of document.pages.slice(0, Number(pages))) {
    const start = performance.now();
    const { glyphs } = interpreter.interpret(page);
    own.push(performance.now() - start);
    const { extra, missing } = compareGlyphs(glyphs, pdfiumCharacters(pdfium, page.index) ?? []);
    deviations.push(extra.length + missing.length);

    for (const { text, drawnOrigin } of extra.slice(0, 5)) {
      console.log(`  page ${page.index + 1}: only here ${JSON.stringify(text)} at ${drawnOrigin.join(' ')}`);
    }

    for (const { text, x, y } of missing.slice(0, 5)) {
      console.log(`  page ${page.index + 1}: only in PDFium ${JSON.stringify(text)} at ${x} ${y}`);
    }
  }

  times.push(...own);
  compared += deviations.length;
  agreeing += deviations.filter((count) => count === 0).length;

  return `${median(own).toFixed(1)} ms a page, deviations ${deviations.join(' ')}`;
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[values.length >> 1] ?? 0;
}

for (const file of corpusFiles(/\.pdf$/i).filter(({ id }) => id.includes(part))) {
  // Some files of the corpus are damaged on purpose.
  const result = await measure(file).catch((error: unknown) => String(error));
  console.log(`${file.id}: ${result}`);
}

console.log(`${agreeing} of ${compared} pages agree; median ${median(times).toFixed(1)} ms a page`);
