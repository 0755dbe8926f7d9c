import { Failure, isFailure } from '@octavo/contract/failures';
import { readAnnotations } from '@octavo/editing/annotations/read-annotations';
import { applyEdits } from '@octavo/editing/apply-edits';
import { committed } from '@octavo/editing/committed';
import { PageReadings } from '@octavo/editing/content/page-readings';
import { isXfaOnly } from '@octavo/editing/fields/xfa-form';
import { PageSpace } from '@octavo/editing/geometry/page-space';
import { readLinks } from '@octavo/editing/links/read-links';
import { readObjects } from '@octavo/editing/objects/read-objects';
import { readRules } from '@octavo/editing/objects/read-rules';
import { dropContent } from '@octavo/editing/pages/drop-content';
import { portableCodec } from '@octavo/editing/portable-codec';
import { permittedLevel } from '@octavo/editing/signatures/permitted-level';
import { hasSignatures } from '@octavo/editing/signatures/signed-changes';
import { isOfFirstStage } from '@octavo/editing/stages';
import { readTextUnits } from '@octavo/editing/text/read-text-units';
import type { SetTextReport, TextUnit } from '@octavo/editing/text/text-unit';
import { joinBytes } from '@octavo/pdf/bytes/join-bytes';
import { openPdf, type PdfDocument } from '@octavo/pdf/document';
import { PdfEditor } from '@octavo/pdf/edit/pdf-editor';
import type { Codec } from '@octavo/pdf/host';
import type { PdfPage } from '@octavo/pdf/pages/page-tree';
import type { CodeMaps } from '@octavo/pdf/text-font/code-maps';
import { BrowserCodeMaps } from './browser-code-maps.ts';
import { browserFonts } from './browser-fonts.ts';
import { browserPicture } from './browser-picture.ts';
import { findInUnits, PageTexts } from './page-texts.ts';
import type { EditingContent, EditingRequest, EditingResponse } from './protocol.ts';
import { UpdateBytes, type WrittenUpdate } from './update-bytes.ts';

interface AppliedEdits extends WrittenUpdate {
  readonly texts: readonly SetTextReport[];
  readonly indexes: ReadonlyMap<string, number>;
}

interface KeptReadings {
  readonly maps: CodeMaps;
  readonly pages: PageReadings;
}

type EditsToApply = Pick<Extract<EditingRequest, { readonly kind: 'apply' }>, 'list' | 'assets'>;

const scope = self as unknown as DedicatedWorkerScope;
/** Bytes that are drawn and then dropped are not worth the time of compressing them. */
const proofCodec: Codec = { ...portableCodec, deflate: (data) => portableCodec.deflate(data, 0) };

const fonts = browserFonts();
const codeMaps = new BrowserCodeMaps();
let opened: Promise<PdfDocument> | null = null;
let readings: KeptReadings | null = null;
let texts: PageTexts | null = null;

scope.onmessage = async ({ data }: MessageEvent<EditingRequest>) => {
  const response = await answer(data);
  scope.postMessage(response, 'bytes' in response ? [response.bytes] : []);
};

async function answer(request: EditingRequest): Promise<EditingResponse> {
  const { task } = request;

  try {
    return { task, ...(await read(request)) };
  } catch (error) {
    return isFailure(error)
      ? { task, kind: 'failed', code: error.code, detail: error.message, values: error.values }
      : { task, kind: 'failed', code: 'engine-crashed', detail: String(error), values: {} };
  }
}

async function open(file: Blob): Promise<PdfDocument> {
  return openPdf(new Uint8Array(await file.arrayBuffer()), portableCodec);
}

async function read(request: EditingRequest): Promise<EditingContent> {
  if (request.kind === 'open') {
    opened = open(request.file);
    await opened;

    return { kind: 'opened' };
  }

  if (opened === null) {
    throw new Failure('engine-crashed', 'no document is open');
  }

  const document = await opened;

  if (request.kind === 'describe') {
    const signatures = {
      isSigned: hasSignatures(document),
      certification: permittedLevel(document),
    };

    return { kind: 'described', signatures };
  }

  if (request.kind === 'annotations') {
    const page = pageAt(document, request.pageIndex);

    return {
      kind: 'annotations',
      annotations: readAnnotations(document, page),
      links: readLinks(document, page),
    };
  }

  switch (request.kind) {
    case 'objects': {
      const page = pageAt(document, request.pageIndex);
      const content = await codeMaps.read((maps) => readingsOf(document, maps).of(page));

      return { kind: 'objects', objects: readObjects(document, page, content) };
    }
    case 'rules': {
      const page = pageAt(document, request.pageIndex);
      const content = await codeMaps.read((maps) => readingsOf(document, maps).of(page));

      return { kind: 'rules', rules: readRules(page, content) };
    }
    case 'redactions': {
      const { listHits } = await import('@octavo/editing/redaction/list-hits');
      const page = pageAt(document, request.pageIndex);
      const { glyphs } = await codeMaps.read((maps) => readingsOf(document, maps).of(page));

      return { kind: 'redactions', hits: listHits(page, glyphs, request.operations) };
    }
    case 'unsign':
      return unsigned(document);
    case 'read-comments': {
      const { readXfdf } = await import('@octavo/editing/xfdf/read-xfdf');
      const { operations, assets, skipped } = readXfdf(request.xml, document, request.prefix);
      const files = new Map([...assets].map(([name, bytes]) => [name, bytes.slice()]));

      return { kind: 'comments-read', operations, assets: files, skipped };
    }
    case 'write-comments': {
      const { writeXfdf } = await import('@octavo/editing/xfdf/write-xfdf');

      return { kind: 'comments-written', xml: writeXfdf(await afterEdits(document, request)) };
    }
    case 'fields': {
      const { readFields } = await import('@octavo/editing/fields/read-fields');

      return { kind: 'fields', fields: readFields(document), isXfaOnly: isXfaOnly(document) };
    }
    case 'read-values': {
      const { readFieldValues } = await import('@octavo/editing/field-values/read-field-values');
      const { valueOperations } = await import('@octavo/editing/field-values/value-operations');
      const { readFields } = await import('@octavo/editing/fields/read-fields');
      const values = readFieldValues(request.format, new Uint8Array(await request.file.arrayBuffer()));
      const fields = readFields(await afterEdits(document, request));
      const { operations, unknown } = valueOperations(fields, values);

      return {
        kind: 'values-read',
        values: operations.map(({ name, value }) => ({ name, value })),
        unknown,
      };
    }
    case 'write-values': {
      const { readFields } = await import('@octavo/editing/fields/read-fields');
      const { writeFieldValues } = await import('@octavo/editing/field-values/write-field-values');
      const fields = readFields(await afterEdits(document, request));

      return { kind: 'values-written', bytes: writeFieldValues(request.format, fields).slice().buffer };
    }
    case 'texts':
      return { kind: 'texts', units: await textsOf(document).of(request.pageIndex) };
    case 'find':
      return { kind: 'found', places: await textsOf(document).find(request.pageIndex, request.query) };
    case 'annotations-after': {
      const { contentsAfter } = await import('./contents-after.ts');
      const { extended, editor, report } = await codeMaps.read((maps) => edited(document, request, maps));

      return {
        kind: 'annotations-after',
        ...contentsAfter(request.page, extended, editor, report.indexes),
      };
    }
    case 'find-after':
      return { kind: 'found', places: findInUnits(await textsAfter(document, request), request.query) };
    case 'texts-after':
      return { kind: 'texts', units: await textsAfter(document, request) };
    case 'objects-after':
      return codeMaps.read(async (maps) => {
        const { document: after, page } = await pageAfter(document, request, maps);
        const objects = page === null ? [] : readObjects(after, page, new PageReadings(after, maps).of(page));

        return { kind: 'objects', objects };
      });
    case 'apply':
      return { kind: 'applied', ...(await applied(document, request, request.withoutContent)) };
  }
}

async function unsigned(document: PdfDocument): Promise<EditingContent> {
  const { removeSignatures } = await import('@octavo/editing/signatures/remove-signatures');
  const editor = await codeMaps.read((maps) =>
    PdfEditor.open(document, { codec: portableCodec, fonts, codeMaps: maps }),
  );
  removeSignatures(editor.changes);
  const sink = new UpdateBytes(document.bytes);
  editor.commit({ mode: 'rewrite' }, sink);

  return { kind: 'unsigned', bytes: sink.taken().bytes };
}

/** Texts of a page as operations show it, whose content they leave as it is. */
function textsAfter(
  document: PdfDocument,
  request: EditsToApply & { readonly page: string },
): Promise<readonly TextUnit[]> {
  return codeMaps.read(async (maps) => {
    const { document: after, page } = await pageAfter(document, request, maps);

    return page === null
      ? []
      : readTextUnits(after, new PageReadings(after, maps).of(page), new PageSpace(page));
  });
}

/** A page as operations show it, whose content they leave as it is. */
async function pageAfter(
  document: PdfDocument,
  request: EditsToApply & { readonly page: string },
  maps: CodeMaps,
): Promise<{ readonly document: PdfDocument; readonly page: PdfPage | null }> {
  const { editor, report } = await edited(document, request, maps);
  const after = committed(editor, portableCodec);

  return { document: after, page: after.pages[report.indexes.get(request.page) ?? -1] ?? null };
}

/** The document as the operations leave it. */
async function afterEdits(document: PdfDocument, request: EditsToApply): Promise<PdfDocument> {
  const { bytes, isUpdate } = await applied(document, request);
  const parts = isUpdate ? [document.bytes, new Uint8Array(bytes)] : [new Uint8Array(bytes)];

  return openPdf(joinBytes(parts), portableCodec);
}

function textsOf(document: PdfDocument): PageTexts {
  texts ??= new PageTexts(document, (work) => codeMaps.read((maps) => work(readingsOf(document, maps))));

  return texts;
}

/** Content of the pages, read anew after maps of their fonts have arrived. */
function readingsOf(document: PdfDocument, maps: CodeMaps): PageReadings {
  if (readings?.maps !== maps) {
    readings = { maps, pages: new PageReadings(document, maps) };
  }

  return readings.pages;
}

/** Applies operations, again when fonts of the document need maps that have just arrived. */
function applied(document: PdfDocument, edits: EditsToApply, withoutContent = false): Promise<AppliedEdits> {
  return codeMaps.read((maps) => written(document, { ...edits, withoutContent }, maps));
}

async function written(
  document: PdfDocument,
  edits: EditsToApply & { readonly withoutContent: boolean },
  maps: CodeMaps,
): Promise<AppliedEdits> {
  const { extended, editor, report } = await edited(document, edits, maps);

  if (edits.withoutContent) {
    dropContent(editor.changes);
  }

  const { texts, indexes } = report;
  const sink = new UpdateBytes(extended.document.bytes);
  editor.commit({ mode: 'append' }, sink);
  const { bytes, isUpdate } = sink.taken();

  if (extended.document === document || !isUpdate) {
    return { bytes, isUpdate, indexes, texts };
  }

  // The inserted pages lie between the file and the update.
  const from = extended.isUpdate ? document.bytes.length : 0;
  const joined = joinBytes([extended.document.bytes.subarray(from), new Uint8Array(bytes)]);

  return { bytes: joined.buffer, isUpdate: extended.isUpdate, indexes, texts };
}

/** Applies edits; nothing is written. */
async function edited(document: PdfDocument, { list, assets }: EditsToApply, maps: CodeMaps) {
  const fileOf = async (name: string) => {
    const asset = assets.get(name);

    return asset === undefined ? null : new Uint8Array(await asset.arrayBuffer());
  };
  const extended = list.operations.some(({ kind }) => kind === 'page.insert')
    ? await (await import('@octavo/editing/pages/insert-pages')).withInsertedPages(document, list, {
        fileOf,
        codec: portableCodec,
      })
    : { document, inserted: new Map<string, number>(), isUpdate: true };
  const editor = PdfEditor.open(extended.document, { codec: proofCodec, fonts, codeMaps: maps });
  // Content that flattening and redactions remove is marked on the page, and not drawn.
  const report = await applyEdits(
    editor,
    { ...list, operations: list.operations.filter(isOfFirstStage) },
    {
      now: new Date(),
      readings: readingsOf(document, maps),
      signal: new AbortController().signal,
      fileOf,
      async pictureOf(name) {
        const asset = assets.get(name);

        return asset === undefined ? null : browserPicture(asset, portableCodec);
      },
    },
    extended.inserted,
  );

  return { extended, editor, report };
}

/** @throws Failure `invalid-pages` */
function pageAt(document: PdfDocument, index: number): PdfPage {
  const page = document.pages[index];

  if (page === undefined) {
    throw new Failure('invalid-pages', `page ${index + 1}`);
  }

  return page;
}
