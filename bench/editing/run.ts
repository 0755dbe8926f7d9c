import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { editList } from '@octavo/contract/edits/edit-list';
import type { Box } from '@octavo/contract/edits/primitives';
import { applyEdits, type EditReport } from '@octavo/editing/apply-edits';
import { PageSpace } from '@octavo/editing/geometry/page-space';
import { readTextUnits } from '@octavo/editing/text/read-text-units';
import { codec } from '@octavo/engine-node/codec';
import { installedCodeMaps } from '@octavo/engine-node/fonts/code-maps';
import { installedFonts } from '@octavo/engine-node/fonts/installed-fonts';
import { drawPage, type PagePixels } from '@octavo/engine-node/pdfium/draw';
import { loadDocument } from '@octavo/engine-node/pdfium/library';
import { openPdf, type PdfDocument } from '@octavo/pdf/document';
import { PdfEditor } from '@octavo/pdf/edit/pdf-editor';
import { type PageInterpretation, PageInterpreter } from '@octavo/pdf/interpret/interpret-page';
import { type CorpusFile, corpusFiles } from '@octavo/testkit/corpus';
import { decryptedBytes } from '@octavo/testkit/pdf/decrypted-bytes';
import { bytesFrom } from '@octavo/testkit/pdf/traces';
import { qpdfCheck } from '@octavo/testkit/programs/independent';
import { bare, isEdited } from './compare-texts.ts';
import { editByPdfium } from './pdfium-text.ts';
import { editsOf, type TextEdit } from './text-edits.ts';

/**
 * Changes words of real pages, one at a time, and compares the results with the originals. Insertions are made by
 * PDFium's functions, too. MuPDF has none that changes the text of a page.
 *
 *     node bench/editing/run.ts [part of a path] [pages of each file] [page number]
 */

const [part = '', pages = '5', only = ''] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'octavo-text-'));
const codeMaps = installedCodeMaps();
const fonts = installedFonts();
const dpi = 72;

/** Points around a text that its letters may reach. */
const margin = 3;

/** Outcome of one change. */
interface TextOutcome {
  readonly task: TextEdit['task'];
  readonly exact: boolean;
  readonly poppler: boolean;
  readonly pdfium: boolean;
  readonly outside: number;
  readonly isValid: boolean;
  readonly marks: boolean;
  readonly inDocumentFont: boolean;
  readonly bytes: number;
  readonly milliseconds: number;
  readonly fit: string;
}

/** Result of an insertion by PDFium's functions. */
interface OtherOutcome {
  readonly exact: boolean;
  readonly isUntouched: boolean;
}

const outcomes: TextOutcome[] = [];
const others: { readonly own: TextOutcome; readonly pdfium: OtherOutcome }[] = [];
const failures: string[] = [];

interface OpenFile {
  readonly id: string;
  readonly bytes: Uint8Array;
  readonly path: string;
  readonly isValid: boolean;
}

async function measure(file: CorpusFile): Promise<void> {
  const bytes = decryptedBytes(file);
  const path = join(folder, 'before.pdf');
  writeFileSync(path, bytes);
  const open = { id: file.id, bytes, path, isValid: qpdfCheck(path).ok };
  const document = openPdf(bytes, codec);
  const interpreter = new PageInterpreter(document, { codeMaps });
  const chosen = only === '' ? document.pages.slice(0, Number(pages)) : [document.pages[Number(only) - 1]!];

  for (const page of chosen) {
    const content = interpreter.interpret(page);
    const units = readTextUnits(document, content, new PageSpace(page));

    for (const edit of editsOf(units, page.index + file.id.length)) {
      try {
        const outcome = await tryEdit(open, content, page.index, edit);
        outcomes.push(outcome);

        if (edit.task !== 'correct') {
          others.push({ own: outcome, pdfium: await tryPdfium(open, content, page.index, edit) });
        }

        const isGood = outcome.exact && outcome.outside === 0 && outcome.isValid && outcome.marks;

        if (!isGood || only !== '') {
          console.log(`${file.id} page ${page.index + 1} ${JSON.stringify(outcome)}`);
          console.log(`  ${JSON.stringify(edit.unit.text.slice(0, 90))} + ${edit.added}`);
        }
      } catch (error) {
        failures.push(
          `${file.id} page ${page.index + 1} ${edit.task}: ${String((error as Error).stack).slice(0, 400)}`,
        );
      }
    }
  }
}

async function tryEdit(
  open: OpenFile,
  content: PageInterpretation,
  pageIndex: number,
  edit: TextEdit,
): Promise<TextOutcome> {
  const start = performance.now();
  const document = openPdf(open.bytes, codec);
  const { result, report } = await applied(document, pageIndex, edit);
  const milliseconds = performance.now() - start;
  const path = join(folder, 'after.pdf');
  writeFileSync(path, result);
  const { poppler, pdfium } = await readings(open, { bytes: result, path }, pageIndex, edit);
  const boxes = [
    edit.unit.box,
    ...report.texts.map(({ box }) => box),
    ...report.texts.flatMap(({ moved }) => moved),
  ];
  const outside = await changedOutside(open.bytes, result, pageIndex, boxes);

  return {
    task: edit.task,
    exact: poppler && pdfium,
    poppler,
    pdfium,
    outside,
    isValid: !open.isValid || qpdfCheck(path).ok,
    marks: areMarksKept(content, result, pageIndex, edit),
    inDocumentFont: report.texts.every(({ substitutes }) => substitutes.length === 0),
    bytes: result.length - open.bytes.length,
    milliseconds,
    fit: report.texts[0]?.fit ?? '',
  };
}

/** Inserts the word of an edit by PDFium; what stands right of it on its lines may move. */
async function tryPdfium(
  open: OpenFile,
  content: PageInterpretation,
  pageIndex: number,
  edit: TextEdit,
): Promise<OtherOutcome> {
  const result = await editByPdfium(open.bytes, pageIndex, content, edit);

  if (result === null) {
    return { exact: false, isUntouched: false };
  }

  const path = join(folder, 'pdfium.pdf');
  writeFileSync(path, result);
  const { poppler, pdfium } = await readings(open, { bytes: result, path }, pageIndex, edit);
  const line = { ...edit.unit.box, width: Infinity };

  return {
    exact: poppler && pdfium,
    isUntouched: (await changedOutside(open.bytes, result, pageIndex, [line])) === 0,
  };
}

/** True for each reader that finds nothing else changed than the words of an edit. */
async function readings(
  open: OpenFile,
  result: Pick<OpenFile, 'bytes' | 'path'>,
  pageIndex: number,
  edit: TextEdit,
): Promise<Pick<TextOutcome, 'poppler' | 'pdfium'>> {
  const poppler = (['', '-raw', '-layout'] as const).some((mode) => {
    const text = popplerText(open.path, pageIndex, mode);

    // Poppler opens some damaged files only once they were repaired.
    return text.trim() === '' || isEdited(text, popplerText(result.path, pageIndex, mode), edit);
  });
  const [before, after] = [
    await pdfiumText(open.bytes, pageIndex),
    await pdfiumText(result.bytes, pageIndex),
  ];

  return { poppler, pdfium: isEdited(before, after, edit) };
}

/** Number of pixels that differ outside of some boxes. */
async function changedOutside(
  before: Uint8Array,
  after: Uint8Array,
  pageIndex: number,
  boxes: readonly Box[],
): Promise<number> {
  const points = differences(await drawn(before, pageIndex), await drawn(after, pageIndex));

  return points.filter(
    ({ x, y }) =>
      !boxes.some(
        ({ left, top, width, height }) =>
          x > left - margin && x < left + width + margin && y > top - margin && y < top + height + margin,
      ),
  ).length;
}

async function applied(
  document: PdfDocument,
  pageIndex: number,
  { unit, text }: TextEdit,
): Promise<{ readonly result: Uint8Array; readonly report: EditReport }> {
  const editor = PdfEditor.open(document, { codec, fonts, codeMaps });
  const list = editList.parse({
    version: 1,
    base: { sha256: '0'.repeat(64), pages: document.pageCount },
    operations: [
      { id: 'edit', kind: 'text.replace', page: `p${pageIndex + 1}`, range: unit.range, runs: [{ text }] },
    ],
  });
  const report = await applyEdits(editor, list, {
    now: new Date(),
    signal: new AbortController().signal,
    fileOf: async () => null,
    pictureOf: async () => null,
  });

  return { result: bytesFrom((sink) => editor.commit({ mode: 'append' }, sink)), report };
}

function popplerText(path: string, pageIndex: number, mode: '' | '-raw' | '-layout'): string {
  const page = String(pageIndex + 1);
  const options = ['-q', '-f', page, '-l', page, ...(mode === '' ? [] : [mode])];

  const { stdout } = spawnSync('pdftotext', [...options, path, '-'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 ** 2,
  });

  return stdout;
}

/** Text of a page as PDFium copies it, without the spaces that it adds. */
async function pdfiumText(bytes: Uint8Array, pageIndex: number): Promise<string> {
  using document = await loadDocument(bytes);
  const { pdfium } = document;
  const page = pdfium.FPDF_LoadPage(document.handle, pageIndex);
  const text = pdfium.FPDFText_LoadPage(page);
  const count = pdfium.FPDFText_CountChars(text);
  const characters = Array.from({ length: Math.max(0, count) }, (_, index) =>
    pdfium.FPDFText_IsGenerated(text, index) === 1
      ? ''
      : String.fromCodePoint(pdfium.FPDFText_GetUnicode(text, index)),
  );
  pdfium.FPDFText_ClosePage(text);
  pdfium.FPDF_ClosePage(page);

  return characters.join('');
}

async function drawn(bytes: Uint8Array, pageIndex: number): Promise<PagePixels> {
  using document = await loadDocument(bytes);

  return drawPage(document, pageIndex, dpi);
}

/** Middles of the pixels that differ, in points. */
function differences(one: PagePixels, other: PagePixels): { readonly x: number; readonly y: number }[] {
  const points: { x: number; y: number }[] = [];

  for (let at = 0; at < one.data.length; at += 4) {
    if (
      [0, 1, 2].some((component) => Math.abs(one.data[at + component]! - other.data[at + component]!) > 8)
    ) {
      const pixel = at / 4;
      points.push({
        x: (((pixel % one.width) + 0.5) * 72) / dpi,
        y: ((Math.floor(pixel / one.width) + 0.5) * 72) / dpi,
      });
    }
  }

  return points;
}

/** True when every marked content has the text that it had, but for the change. */
function areMarksKept(
  before: PageInterpretation,
  result: Uint8Array,
  pageIndex: number,
  edit: TextEdit,
): boolean {
  const document = openPdf(result, codec);
  const after = new PageInterpreter(document, { codeMaps }).interpret(document.pages[pageIndex]!);
  const [one, other] = [markedTexts(before), markedTexts(after)];
  const differing = [...new Set([...one.keys(), ...other.keys()])].filter(
    (mark) => lettersOf(one.get(mark)) !== lettersOf(other.get(mark)),
  );

  return (
    differing.length === 0 ||
    (differing.length === 1 &&
      lettersOf((one.get(differing[0]!) ?? '') + edit.added) ===
        lettersOf((other.get(differing[0]!) ?? '') + edit.removed))
  );
}

/** Letters of a text in the order of the alphabet: those of Arabic are painted in several orders. */
function lettersOf(text = ''): string {
  return [...bare(text)].sort().join('');
}

function markedTexts({ glyphs }: PageInterpretation): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();

  for (const { shown, text } of glyphs) {
    const marks = shown.marks.filter(({ tag, mcid }) => mcid !== null || tag !== 'Span');
    const key = marks.map(({ tag, mcid }) => `${tag} ${mcid}`).join('/');
    texts.set(key, (texts.get(key) ?? '') + text);
  }

  return texts;
}

function share(values: readonly boolean[]): string {
  const good = values.filter(Boolean).length;

  return `${good} of ${values.length} (${((100 * good) / Math.max(1, values.length)).toFixed(1)} %)`;
}

function middle(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
}

for (const file of corpusFiles(/^pdf\/(?!hostile).*\.pdf$/i).filter(({ id }) => id.includes(part))) {
  // Some files of the corpus are damaged on purpose.
  await measure(file).catch((error: unknown) => console.log(`${file.id}: ${String(error).slice(0, 120)}`));
}

rmSync(folder, { recursive: true, force: true });

for (const task of ['insert', 'line', 'correct'] as const) {
  const own = outcomes.filter((outcome) => outcome.task === task);
  console.log(
    [
      `${task}: exact ${share(own.map(({ exact }) => exact))}`,
      `pdftotext ${share(own.map(({ poppler }) => poppler))}`,
      `PDFium ${share(own.map(({ pdfium }) => pdfium))}`,
      `nothing changed outside ${share(own.map(({ outside }) => outside === 0))}`,
      `qpdf no worse ${share(own.map(({ isValid }) => isValid))}`,
      `marks equal ${share(own.map(({ marks }) => marks))}`,
      `font of the document ${share(own.map(({ inDocumentFont }) => inDocumentFont))}`,
      `at most 40 kB ${share(own.map(({ bytes }) => bytes <= 40_000))}, median ${middle(own.map(({ bytes }) => bytes))} bytes`,
      `median ${middle(own.map(({ milliseconds }) => milliseconds)).toFixed(0)} ms`,
    ].join('\n  '),
  );
}

console.log(
  [
    `insertions by both, ${others.length}: exact ${share(others.map(({ own }) => own.exact))}`,
    `PDFium's functions ${share(others.map(({ pdfium }) => pdfium.exact))}`,
    `nothing else changed ${share(others.map(({ own }) => own.exact && own.outside === 0))}`,
    `PDFium's functions ${share(others.map(({ pdfium }) => pdfium.exact && pdfium.isUntouched))}`,
  ].join('\n  '),
);

const fits = new Map<string, number>();

for (const { fit } of outcomes) {
  fits.set(fit, (fits.get(fit) ?? 0) + 1);
}

console.log(`fits: ${[...fits].map(([fit, count]) => `${fit} ${count}`).join(', ')}`);
console.log(`failures: ${failures.length}`, ...failures.map((failure) => `\n${failure}`));
