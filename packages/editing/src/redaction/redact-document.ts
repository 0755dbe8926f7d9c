import { Failure, isFailure } from '@octavo/contract/failures';
import { openPdf, type PdfDocument } from '@octavo/pdf/document';
import type { ImageHost } from '@octavo/pdf/edit/cut/cut-context';
import { type EditorHost, PdfEditor } from '@octavo/pdf/edit/pdf-editor';
import type { ByteSink, Codec } from '@octavo/pdf/host';
import { PageInterpreter } from '@octavo/pdf/interpret/interpret-page';
import { bytesOf } from '../committed.ts';
import { naming } from '../name-operation.ts';
import { removeSignatures } from '../signatures/remove-signatures.ts';
import { hasSignatures } from '../signatures/signed-changes.ts';
import type { Redaction } from '../stages.ts';
import { cleanDocument } from './clean-document.ts';
import { coverAreas } from './cover-areas.ts';
import { cutRedactions } from './cut-redactions.ts';
import { redactAnnotations } from './elsewhere/redact-annotations.ts';
import { removeAttachments } from './elsewhere/remove-attachments.ts';
import { isTextRedaction, planRedactions, type RedactionPlan } from './redaction-plan.ts';
import {
  type RedactionFinding,
  type RedactionReport,
  Removals,
  type ScanReport,
} from './redaction-report.ts';
import type { ReadScans, ScanReader } from './scanned-text.ts';
import { SecretSearch } from './secret-search.ts';

export interface RedactionHost extends EditorHost {
  /** Image codecs for a document. */
  imagesOf(document: PdfDocument): ImageHost;
  /** Reads pages without text; they are not searched without it. */
  readonly readScans?: ScanReader;
  /** Page of a key, counted from 0. */
  indexOf(pageKey: string): number;
  readonly signal: { throwIfAborted(): void };
}

/** Redacted document, not written yet. */
export interface RedactedDocument {
  readonly plan: RedactionPlan;
  readonly report: RedactionReport;
  write(sink: ByteSink): { readonly bytes: number };
}

/**
 * Removes texts and areas from a document, wherever the file holds them.
 *
 * @throws Failure `text-not-found` for a text that the file does not have, and when no pattern has found anything, and
 *   those of `cutPages`; with the id of the operation
 */
export async function redactDocument(
  document: PdfDocument,
  operations: readonly Redaction[],
  host: RedactionHost,
): Promise<RedactedDocument> {
  const { codeMaps, codec, signal } = host;
  const removals = new Removals();
  const cutter = PdfEditor.open(document, host);
  const scans = await readScansOf(document, operations, host);
  signal.throwIfAborted();
  const plan = planRedactions(document, operations, {
    scans: scans.pages,
    interpreter: new PageInterpreter(document, { codeMaps }),
    fonts: cutter.contentFonts,
    indexOf: (key) => host.indexOf(key),
    onPage: () => signal.throwIfAborted(),
  });
  const search = new SecretSearch(plan.secrets, plan.patterns);
  await cutNaming(cutter, plan, host.imagesOf(document), removals);
  signal.throwIfAborted();

  const coverer = PdfEditor.open(rewritten(cutter, codec), host);
  const interpreter = new PageInterpreter(coverer.changes.document, { codeMaps });
  await redactAnnotations(coverer, interpreter, search, removals);
  removeAttachments(coverer.changes, search, removals);
  removals.note('signatures', null, hasSignatures(document) ? 1 : 0);
  // The page goes on to look as it did; only what is redacted leaves it.
  removeSignatures(coverer.changes, { keepsLooks: true });
  coverAreas(coverer, plan);
  signal.throwIfAborted();

  const redactedPages = new Set(plan.pages.map(({ pageIndex }) => pageIndex));
  const write = cleanDocument(rewritten(coverer, codec), search, redactedPages, { codec, removals });
  requireFindings(operations, plan, search, scans);

  return {
    plan,
    report: {
      findings: operations.map((operation) => findingOf(operation, plan, (key) => host.indexOf(key))),
      scans: scanReportOf(scans),
      removals: removals.list,
      attachments: removals.attachments,
    },
    write,
  };
}

/** Reads the pages without text among those that texts and patterns are searched on. */
async function readScansOf(
  document: PdfDocument,
  operations: readonly Redaction[],
  { readScans, indexOf }: RedactionHost,
): Promise<ReadScans> {
  const searched = operations.filter(isTextRedaction);
  const everyPage = document.pages.map(({ index }) => index);
  const pages = new Set(searched.flatMap((each) => each.pages?.map(indexOf) ?? everyPage));

  return readScans === undefined || pages.size === 0
    ? { pages: [], unread: [] }
    : readScans(document, [...pages]);
}

function scanReportOf({ pages, unread }: ReadScans): ScanReport {
  const wordless = pages.filter(({ lines }) => lines.length === 0);

  return {
    read: pages.map(({ pageIndex }) => pageIndex + 1),
    wordless: wordless.map(({ pageIndex }) => pageIndex + 1),
    unread: unread.map((pageIndex) => pageIndex + 1),
  };
}

function findingOf(
  operation: Redaction,
  { found, foundInPictures }: RedactionPlan,
  indexOf: (pageKey: string) => number,
): RedactionFinding {
  const { id } = operation;

  if (operation.kind === 'redact.area') {
    const page = indexOf(operation.page) + 1;

    return { operation: id, kind: 'area', hits: operation.areas.length, hitsInPictures: 0, pages: [page] };
  }

  const pages = found.get(id) ?? [];

  return {
    operation: id,
    kind: operation.kind === 'redact.text' ? 'text' : operation.pattern,
    hits: pages.length,
    hitsInPictures: foundInPictures.get(id)?.length ?? 0,
    pages: [...new Set(pages)].map((index) => index + 1),
  };
}

/**
 * Refuses a result from which a text is not removed because nothing has found it. A file need not have something of
 * every pattern, but of one.
 */
function requireFindings(
  operations: readonly Redaction[],
  { found }: RedactionPlan,
  search: SecretSearch,
  { unread }: ReadScans,
): void {
  const missing = operations.filter(
    (operation) =>
      operation.kind !== 'redact.area' &&
      !found.has(operation.id) &&
      !search.hasSeen(operation.kind === 'redact.text' ? operation : operation.pattern),
  );
  const text = missing.find(({ kind }) => kind === 'redact.text');
  const lost = text ?? (missing.length === operations.length ? missing[0] : undefined);

  if (lost !== undefined) {
    // A failure is kept with its job, and must not tell the text.
    const wanted =
      lost.kind === 'redact.text'
        ? { text: `${lost.text.slice(0, 1)}…` }
        : lost.kind === 'redact.pattern'
          ? { pattern: lost.pattern }
          : {};

    const unreadPages = unread.map((index) => index + 1).join(', ');

    throw new Failure('text-not-found', lost.kind, {
      values: { ...wanted, operation: lost.id, ...(unreadPages === '' ? {} : { unreadPages }) },
    });
  }
}

/** As `cutRedactions`; a picture that cannot be cut names an operation of its page. */
async function cutNaming(
  cutter: PdfEditor,
  plan: RedactionPlan,
  images: ImageHost,
  removals: Removals,
): Promise<void> {
  try {
    await cutRedactions(cutter, plan, images, removals);
  } catch (error) {
    const operations = plan.pages
      .filter(({ pageIndex }) => isFailure(error) && error.values['page'] === pageIndex + 1)
      .flatMap(({ areas }) => areas.map(({ operation }) => operation));

    throw naming(error, { operations }, operations[0]?.id);
  }
}

/** The document as an editor writes it anew, in which nothing of what was removed can be found. */
function rewritten(editor: PdfEditor, codec: Codec): PdfDocument {
  return openPdf(
    bytesOf((sink) => editor.commit({ mode: 'rewrite' }, sink)),
    codec,
  );
}
