import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { editList } from '@octavo/contract/edits/edit-list';
import type { Box } from '@octavo/contract/edits/primitives';
import { applyEdits } from '@octavo/editing/apply-edits';
import { codec } from '@octavo/engine-node/codec';
import { installedCodeMaps } from '@octavo/engine-node/fonts/code-maps';
import { installedFonts } from '@octavo/engine-node/fonts/installed-fonts';
import { drawPage, type PagePixels } from '@octavo/engine-node/pdfium/draw';
import { loadDocument } from '@octavo/engine-node/pdfium/library';
import { openPdf } from '@octavo/pdf/document';
import { PdfEditor } from '@octavo/pdf/edit/pdf-editor';
import { shownRectangle } from '@octavo/pdf/edit/shown-space';
import { PageInterpreter } from '@octavo/pdf/interpret/interpret-page';
import type { PaintedObject } from '@octavo/pdf/interpret/painted-object';
import type { PdfPage } from '@octavo/pdf/pages/page-tree';
import { type CorpusFile, corpusFiles } from '@octavo/testkit/corpus';
import { decryptedBytes } from '@octavo/testkit/pdf/decrypted-bytes';
import { bytesFrom } from '@octavo/testkit/pdf/traces';
import { qpdfCheck } from '@octavo/testkit/programs/independent';

/**
 * Moves three pictures and three paths of the first page of real files, each by itself, and compares the pages before
 * and after in PDFium: nothing outside the old and the new position of the object may change, and it must look the same
 * at both. Beside it, PDFium moves the same object and writes the page.
 *
 *     node bench/editing-objects/run.ts [part of a path]
 */

const [part = ''] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'octavo-objects-'));
const host = {
  now: new Date('2026-05-12T08:30:00Z'),
  signal: new AbortController().signal,
  fileOf: async () => null,
  pictureOf: async () => null,
};
const fonts = installedFonts();
const codeMaps = installedCodeMaps();

/** Movement in points: whole pixels. */
const by = { x: 14, y: 10 };

/** Pixels that the edges of an object cover in part. */
const edge = 2;

interface MoveOutcome {
  readonly outside: boolean;
  /** Share of the pixels of the object that are the same at the new place. */
  readonly kept: number;
  readonly isWorse: boolean;
  readonly bytes: number;
}

const outcomes = { octavo: [] as MoveOutcome[], pdfium: [] as MoveOutcome[] };

async function applied(bytes: Uint8Array, operation: object): Promise<Uint8Array> {
  const document = openPdf(bytes, codec);
  const editor = PdfEditor.open(document, { codec, fonts, codeMaps });
  const list = editList.parse({
    version: 1,
    base: { sha256: '0'.repeat(64), pages: document.pageCount },
    operations: [{ id: 'o', page: 'p1', ...operation }],
  });
  await applyEdits(editor, list, host);

  return bytesFrom((sink) => editor.commit({ mode: 'append' }, sink));
}

async function draw(bytes: Uint8Array): Promise<PagePixels> {
  using document = await loadDocument(bytes);

  return drawPage(document, 0, 72);
}

function differing(one: PagePixels, other: PagePixels): Set<number> {
  const found = new Set<number>();

  if (one.width !== other.width || one.height !== other.height) {
    throw new Error('the size of the page differs');
  }

  for (let at = 0; at < one.data.length; at += 4) {
    if ([0, 1, 2].some((channel) => one.data[at + channel] !== other.data[at + channel])) {
      found.add(at / 4);
    }
  }

  return found;
}

function isIn(
  { left, top, width, height }: Box,
  pixel: number,
  pagePixels: PagePixels,
  unit: number,
): boolean {
  const [x, y] = [(pixel % pagePixels.width) * unit, Math.floor(pixel / pagePixels.width) * unit];

  return x >= left - edge && x <= left + width + edge && y >= top - edge && y <= top + height + edge;
}

async function compare(
  {
    before,
    without,
    after,
  }: { readonly before: Uint8Array; readonly without: Uint8Array; readonly after: Uint8Array },
  box: Box,
  unit: number,
  isWorse: boolean,
): Promise<MoveOutcome> {
  const [old, blank, now] = [await draw(before), await draw(without), await draw(after)];
  const moved = { ...box, left: box.left + by.x, top: box.top + by.y };
  const outside = [...differing(old, now)].filter(
    (pixel) => !isIn(box, pixel, old, unit) && !isIn(moved, pixel, old, unit),
  );
  const [dx, dy] = [Math.round(by.x / unit), Math.round(by.y / unit)];
  const own = [...differing(old, blank)].filter((pixel) => {
    const [x, y] = [(pixel % old.width) + dx, Math.floor(pixel / old.width) + dy];

    return x < old.width && y < old.height;
  });
  const shift = dy * old.width + dx;
  const ink = differing(blank, now);
  const kept = own.filter((pixel) => ink.has(pixel + shift)).length / Math.max(1, own.length);

  return {
    outside: outside.length > 0,
    kept: own.length === 0 ? 1 : kept,
    isWorse,
    bytes: after.length - before.length,
  };
}

function isValid(bytes: Uint8Array): boolean {
  const path = join(folder, 'file.pdf');
  writeFileSync(path, bytes);

  return qpdfCheck(path).ok;
}

function boxOf(page: PdfPage, { bounds }: PaintedObject): Box {
  return shownRectangle(page, bounds);
}

/** Pictures and paths that a person could pick: on the page, not all of it, and larger than a dot. */
function candidates(page: PdfPage, objects: readonly PaintedObject[], kind: PaintedObject['kind']): number[] {
  return [...objects.keys()].filter((index) => {
    const object = objects[index]!;
    const { left, top, width, height } = boxOf(page, object);

    return (
      object.kind === kind &&
      object.isVisible &&
      width > 3 &&
      height > 3 &&
      left >= 0 &&
      top >= 0 &&
      left + width < page.widthPoints - by.x &&
      top + height < page.heightPoints - by.y
    );
  });
}

async function measure({ id }: CorpusFile, bytes: Uint8Array): Promise<void> {
  const document = openPdf(bytes, codec);
  const page = document.pages[0]!;
  const { objects } = new PageInterpreter(document, { codeMaps }).interpret(page);
  const wasValid = isValid(bytes);

  for (const kind of ['image', 'path'] as const) {
    const found = candidates(page, objects, kind);
    const chosen = new Set([0.1, 0.5, 0.9].map((share) => found[Math.floor(found.length * share)]));

    for (const index of chosen) {
      if (index !== undefined) {
        await measureObject({ id, bytes, page, wasValid }, index, objects[index]!);
      }
    }
  }
}

async function measureObject(
  file: {
    readonly id: string;
    readonly bytes: Uint8Array;
    readonly page: PdfPage;
    readonly wasValid: boolean;
  },
  index: number,
  object: PaintedObject,
): Promise<void> {
  const { id, bytes, page, wasValid } = file;
  const { kind } = object;
  const targets = [{ index, kind }];
  const without = await applied(bytes, { kind: 'path.delete', targets });
  const after = await applied(bytes, { kind: 'path.move', targets, by });
  const box = boxOf(page, object);
  const own = await compare({ before: bytes, without, after }, box, page.unit, wasValid && !isValid(after));
  outcomes.octavo.push(own);
  const theirs = await byPdfium(bytes, box, kind, page);
  const other =
    theirs === null
      ? null
      : await compare(
          { before: bytes, without, after: theirs },
          box,
          page.unit,
          wasValid && !isValid(theirs),
        );

  if (other !== null) {
    outcomes.pdfium.push(other);
  }

  console.log(
    `${id} ${kind} ${index}: ${outcomeText(own)}, ${own.bytes} bytes; ` +
      `PDFium ${other === null ? 'has no such object' : outcomeText(other)}`,
  );
}

function outcomeText({ outside, kept, isWorse }: MoveOutcome): string {
  return `${outside ? 'changed outside' : 'nothing else changed'}, kept ${kept.toFixed(2)}${isWorse ? ', no longer valid' : ''}`;
}

/** The file after PDFium moved the object with the same box; null when it has none on the page itself. */
async function byPdfium(
  bytes: Uint8Array,
  box: Box,
  kind: PaintedObject['kind'],
  page: PdfPage,
): Promise<Uint8Array | null> {
  using document = await loadDocument(bytes);
  const { pdfium } = document;
  const handle = pdfium.FPDF_LoadPage(document.handle, 0);
  const memory = pdfium.pdfium.wasmExports.malloc(16);
  const type = kind === 'image' ? 3 : 2;
  let target = 0;
  let least = 2;

  for (let at = 0; at < pdfium.FPDFPage_CountObjects(handle); at += 1) {
    const object = pdfium.FPDFPage_GetObject(handle, at);

    if (pdfium.FPDFPageObj_GetType(object) !== type) {
      continue;
    }

    pdfium.FPDFPageObj_GetBounds(object, memory, memory + 4, memory + 8, memory + 12);
    const [left = 0, bottom = 0, right = 0, top = 0] = new Float32Array(
      pdfium.pdfium.HEAPU8.slice(memory, memory + 16).buffer,
    );
    const shown = shownRectangle(page, [left, bottom, right, top]);
    const distance = (['left', 'top', 'width', 'height'] as const).reduce(
      (sum, side) => sum + Math.abs(shown[side] - box[side]),
      0,
    );

    if (distance < least) {
      [target, least] = [object, distance];
    }
  }

  pdfium.pdfium.wasmExports.free(memory);

  if (target === 0) {
    return null;
  }

  const [x, y] = userShift(page);
  pdfium.FPDFPageObj_Transform(target, 1, 0, 0, 1, x, y);
  pdfium.FPDFPage_GenerateContent(handle);
  const writer = pdfium.PDFiumExt_OpenFileWriter();
  pdfium.PDFiumExt_SaveAsCopy(document.handle, writer);
  const size = pdfium.PDFiumExt_GetFileWriterSize(writer);
  const out = pdfium.pdfium.wasmExports.malloc(size);
  pdfium.PDFiumExt_GetFileWriterData(writer, out, size);
  const result = pdfium.pdfium.HEAPU8.slice(out, out + size);
  pdfium.pdfium.wasmExports.free(out);
  pdfium.PDFiumExt_CloseFileWriter(writer);

  return result;
}

function userShift({ rotation, unit }: PdfPage): readonly [number, number] {
  const [x, y] = [by.x / unit, by.y / unit];

  return ({ 0: [x, -y], 90: [y, x], 180: [-x, y], 270: [-y, -x] } as const)[rotation];
}

function summary(list: readonly MoveOutcome[]): string {
  const count = (fits: (outcome: MoveOutcome) => boolean) => list.filter(fits).length;

  return [
    `${list.length} objects`,
    `nothing else changed ${count(({ outside }) => !outside)}`,
    `seen as before ${count(({ kept }) => kept > 0.9)}`,
    `no longer valid ${count(({ isWorse }) => isWorse)}`,
    `median bytes ${[...list].sort((one, other) => one.bytes - other.bytes)[list.length >> 1]?.bytes ?? 0}`,
  ].join(', ');
}

for (const file of corpusFiles(/\.pdf$/i).filter(({ id }) => id.includes(part))) {
  try {
    await measure(file, decryptedBytes(file));
  } catch (error) {
    // Some files of the corpus are damaged or certified.
    console.log(`${file.id}: ${String(error).slice(0, 120)}`);
  }
}

rmSync(folder, { recursive: true, force: true });
console.log(`Octavo: ${summary(outcomes.octavo)}`);
console.log(`PDFium: ${summary(outcomes.pdfium)}`);
