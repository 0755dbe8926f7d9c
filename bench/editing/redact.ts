import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EditList } from '@octavo/contract/edits/edit-list';
import { applyInStages, type Redacted } from '@octavo/editing/apply-in-stages';
import { readPageText } from '@octavo/editing/find/page-text';
import { codec } from '@octavo/engine-node/codec';
import { installedCodeMaps } from '@octavo/engine-node/fonts/code-maps';
import { installedFonts } from '@octavo/engine-node/fonts/installed-fonts';
import { imageHostOf } from '@octavo/engine-node/pdf/image-host';
import { proveRedaction } from '@octavo/engine-node/pdf/redaction/prove-redaction';
import { drawPage, type PagePixels } from '@octavo/engine-node/pdfium/draw';
import { loadDocument } from '@octavo/engine-node/pdfium/library';
import { workspaceIn } from '@octavo/engine-node/workspace';
import { boundsOf } from '@octavo/pdf/content/corners';
import { openPdf, type PdfDocument } from '@octavo/pdf/document';
import { PdfEditor } from '@octavo/pdf/edit/pdf-editor';
import { shownRectangle } from '@octavo/pdf/edit/shown-space';
import { PageInterpreter } from '@octavo/pdf/interpret/interpret-page';
import { type CorpusFile, corpusFiles } from '@octavo/testkit/corpus';
import { decryptedBytes } from '@octavo/testkit/pdf/decrypted-bytes';
import { bytesFrom } from '@octavo/testkit/pdf/traces';
import { popplerPixels, qpdfCheck } from '@octavo/testkit/programs/independent';

/**
 * Removes one word from a page of every real file and measures what else has changed: the letters of the page, its
 * pixels outside of the word, and how other programs read the file.
 *
 * With mutool on the path, the same word is removed by MuPDF, too.
 *
 *     node bench/editing/redact.ts [part of a path]
 */

const [part = ''] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'octavo-redact-'));
const workspace = workspaceIn(folder);
const host = { codec, fonts: installedFonts(), codeMaps: installedCodeMaps() };
const { signal } = new AbortController();
const dpi = 100;

/** Pixels around a covered area that its edge may touch. */
const edge = 2;

/** Pages of a file that are looked at for a word. */
const mostPages = 5;

interface Choice {
  readonly pageIndex: number;
  readonly word: string;
}

/** The word in the middle of the first page that has several, so that there is text before and after it. */
function chooseWord(document: PdfDocument): Choice | null {
  const interpreter = new PageInterpreter(document, host);

  for (const page of document.pages.slice(0, mostPages)) {
    const { text } = readPageText(interpreter.interpret(page).glyphs);
    const words = [...text.matchAll(/(?<![\p{L}\p{N}])\p{L}{5,12}(?![\p{L}\p{N}])/gu)].map(([word]) => word);

    if (words.length >= 3) {
      return { pageIndex: page.index, word: words[words.length >> 1]! };
    }
  }

  return null;
}

/** Letters of a page with their numbers. */
function lettersOf(document: PdfDocument, pageIndex: number): Map<string, number> {
  const counts = new Map<string, number>();

  for (const { text } of new PageInterpreter(document, host).interpret(document.pages[pageIndex]!).glyphs) {
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }

  return counts;
}

function isExact(
  before: PdfDocument,
  after: PdfDocument,
  { pageIndex }: Choice,
  { plan }: Redacted,
): boolean {
  const expected = lettersOf(before, pageIndex);

  for (const { text } of plan.pages.flatMap(({ chosen }) => chosen)) {
    expected.set(text, (expected.get(text) ?? 0) - 1);
  }

  const found = lettersOf(after, pageIndex);

  return [...new Set([...expected.keys(), ...found.keys()])].every(
    (text) => (expected.get(text) ?? 0) === (found.get(text) ?? 0),
  );
}

type DrawnPixels = Pick<PagePixels, 'width' | 'height' | 'data'>;

/** Page as PDFium draws it, whose pen moves by whole thousandths: letters behind a gap may move by less than a dot. */
async function drawnByPdfium(path: string, pageIndex: number): Promise<DrawnPixels> {
  using document = await loadDocument(readFileSync(path));

  return drawPage(document, pageIndex, dpi);
}

async function drawnByPoppler(path: string, pageIndex: number): Promise<DrawnPixels> {
  const image = popplerPixels(path, pageIndex + 1, dpi, 'crop-box') ?? Buffer.alloc(0);
  const [header = '', width = '0', height = '0'] =
    /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(image.subarray(0, 30).toString('latin1')) ?? [];
  const pixels = image.subarray(header.length);
  const data = new Uint8Array(Number(width) * Number(height) * 4);

  for (let at = 0; at < pixels.length / 3; at += 1) {
    data.set(pixels.subarray(at * 3, at * 3 + 3), at * 4);
  }

  return { width: Number(width), height: Number(height), data };
}

/** Pixels outside of the covered areas that differ. */
async function changedOutside(
  draw: typeof drawnByPdfium,
  [before, after]: readonly [string, string],
  document: PdfDocument,
  { plan }: Redacted,
): Promise<number> {
  let changed = 0;

  for (const { pageIndex, areas } of plan.pages) {
    const [old, made] = [await draw(before, pageIndex), await draw(after, pageIndex)];
    const page = document.pages[pageIndex]!;
    const scale = dpi / 72 / page.unit;
    const boxes = areas.map(({ corners }) => shownRectangle(page, boundsOf(corners)));

    for (let at = 0; at < old.data.length; at += 4) {
      const [x, y] = [(at / 4) % old.width, Math.floor(at / 4 / old.width)];
      const isInside = () =>
        boxes.some(
          ({ left, top, width, height }) =>
            x > left * scale - edge &&
            x < (left + width) * scale + edge &&
            y > top * scale - edge &&
            y < (top + height) * scale + edge,
        );

      if ([0, 1, 2].some((channel) => old.data[at + channel] !== made.data[at + channel]) && !isInside()) {
        changed += 1;
      }
    }
  }

  return changed;
}

const totals = { files: 0, proven: 0, exact: 0, poppler: 0, pdfium: 0, valid: 0 };
const mupdf = { files: 0, exact: 0, poppler: 0, pdfium: 0 };
const hasMutool = spawnSync('mutool', ['-v']).error === undefined;
const times: number[] = [];

/** Time after which MuPDF counts as failing: it never ends on some files. */
const mutoolMilliseconds = 30_000;

/** Removes a word as MuPDF does; null when it fails. */
function redactByMutool(source: string, { pageIndex, word }: Choice): string | null {
  const path = workspace.newPath('pdf');
  const script = join(import.meta.dirname, 'mutool-redact.js');
  const args = ['run', script, source, path, String(pageIndex), word];
  const { status } = spawnSync('mutool', args, { timeout: mutoolMilliseconds });

  return status === 0 ? path : null;
}

async function measure(file: CorpusFile): Promise<string> {
  const before = decryptedBytes(file);
  const document = openPdf(before, codec);
  const choice = chooseWord(document);

  if (choice === null) {
    return 'no words';
  }

  const { pageIndex, word } = choice;
  const operation = { id: 'a', kind: 'redact.text', text: word, matchCase: true, wholeWords: true } as const;
  const list: EditList = {
    version: 1,
    base: { sha256: '0'.repeat(64), pages: document.pageCount },
    operations: [{ ...operation, cover: '#000000', pages: [`p${pageIndex + 1}`] }],
  };
  const start = performance.now();
  const { redacted, write } = await applyInStages(PdfEditor.open(document, host), list, {
    editor: host,
    imagesOf: imageHostOf,
    now: new Date(),
    signal,
    fileOf: async () => null,
    pictureOf: async () => null,
  });
  const after = bytesFrom(write);
  times.push(performance.now() - start);
  const [source, path] = [workspace.newPath('pdf'), workspace.newPath('pdf')];
  writeFileSync(source, before);
  writeFileSync(path, after);
  const proof = await proveRedaction(path, redacted!, { workspace, signal }).then(
    () => 'proven',
    (error: unknown) => String(error),
  );
  const isSame = isExact(document, openPdf(after, codec), choice, redacted!);
  const files = [source, path] as const;
  const changed = await changedOutside(drawnByPoppler, files, document, redacted!);
  const changedHere = await changedOutside(drawnByPdfium, files, document, redacted!);
  const isValid = qpdfCheck(path).ok || !qpdfCheck(source).ok;
  totals.files += 1;
  totals.proven += proof === 'proven' ? 1 : 0;
  totals.exact += isSame ? 1 : 0;
  totals.poppler += changed === 0 ? 1 : 0;
  totals.pdfium += changedHere === 0 ? 1 : 0;
  totals.valid += isValid ? 1 : 0;
  const other = hasMutool ? redactByMutool(source, choice) : null;

  if (other !== null) {
    const made = openPdf(readFileSync(other), codec);
    const pair = [source, other] as const;
    mupdf.files += 1;
    mupdf.exact += isExact(document, made, choice, redacted!) ? 1 : 0;
    mupdf.poppler += (await changedOutside(drawnByPoppler, pair, document, redacted!)) === 0 ? 1 : 0;
    mupdf.pdfium += (await changedOutside(drawnByPdfium, pair, document, redacted!)) === 0 ? 1 : 0;
    rmSync(other);
  }

  rmSync(source);
  rmSync(path);

  return `${proof}, ${isSame ? 'exact' : 'NOT EXACT'}, ${changed} and ${changedHere} pixels outside, ${isValid ? 'valid' : 'INVALID'}, ${times.at(-1)!.toFixed(0)} ms`;
}

try {
  for (const file of corpusFiles(/\.pdf$/i).filter(({ id }) => id.includes(part))) {
    // Some files of the corpus are damaged on purpose.
    const result = await measure(file).catch((error: unknown) => `failed: ${String(error)}`);
    console.log(`${file.id}: ${result}`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

const median = times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0;
console.log(
  `${totals.files} files: ${totals.proven} proven, ${totals.exact} exact, untouched outside ${totals.poppler} by poppler and ${totals.pdfium} by PDFium, ${totals.valid} not worse for qpdf; median ${median.toFixed(0)} ms`,
);

if (hasMutool) {
  console.log(
    `MuPDF, ${mupdf.files} files: ${mupdf.exact} exact, untouched outside ${mupdf.poppler} by poppler and ${mupdf.pdfium} by PDFium`,
  );
}
