import { type EditList, type Operation, pageOf } from '@octavo/contract/edits/edit-list';
import { withValues } from '@octavo/contract/failures';
import { openPdf, type PdfDocument } from '@octavo/pdf/document';
import type { ImageHost } from '@octavo/pdf/edit/cut/cut-context';
import { type EditorHost, PdfEditor } from '@octavo/pdf/edit/pdf-editor';
import { shownSize } from '@octavo/pdf/edit/shown-space';
import type { ByteSink } from '@octavo/pdf/host';
import { applyEdits, type EditReport } from './apply-edits.ts';
import { bytesOf, committed } from './committed.ts';
import { type EditHost, indexOfPage } from './edit-context.ts';
import { editNotPossible } from './edit-failures.ts';
import { naming } from './name-operation.ts';
import { writeWithout } from './pages/delete-pages.ts';
import { withInsertedPages } from './pages/insert-pages.ts';
import { redactionsAsShown } from './redaction/areas-as-shown.ts';
import { redactDocument } from './redaction/redact-document.ts';
import type { RedactionPlan } from './redaction/redaction-plan.ts';
import type { RedactionReport } from './redaction/redaction-report.ts';
import type { ScanReader } from './redaction/scanned-text.ts';
import { isFlattening, isOfFirstStage, type Redaction } from './stages.ts';

export interface StagedHost extends EditHost {
  readonly editor: EditorHost;
  /** Image codecs for a document. */
  imagesOf(document: PdfDocument): ImageHost;
  /** Reads pages without text for redactions; they are not searched without it. */
  readonly readScans?: ScanReader;
}

export interface Redacted {
  readonly plan: RedactionPlan;
  readonly report: RedactionReport;
}

/** Edited document, not written yet. */
export interface StagedEdits {
  /** Null for a list without redactions. */
  readonly redacted: Redacted | null;
  /** Pages of the result. */
  readonly pages: number;
  /** True when the bytes of the base stay, and with them its signatures. */
  readonly isAppended: boolean;
  write(sink: ByteSink): { readonly bytes: number };
}

/**
 * Applies a list of operations: pages are inserted first; deleted pages, flattening and redactions come last, each on
 * the result of the steps before, so that nothing of what they remove is left in the objects of an earlier step.
 *
 * @param editor of the base
 *
 * @throws Failure as `withInsertedPages`, `applyEdits` and `redactDocument` do, with the id and the number of the
 *   operation; DocumentError as `PdfEditor.flatten` does.
 */
export async function applyInStages(
  editor: PdfEditor,
  list: EditList,
  host: StagedHost,
): Promise<StagedEdits> {
  try {
    return await applied(editor, list, host);
  } catch (error) {
    // A stage knows a part of the list.
    throw naming(error, list);
  }
}

async function applied(editor: PdfEditor, list: EditList, host: StagedHost): Promise<StagedEdits> {
  const { codec } = host.editor;
  const flattened = new Set(list.operations.filter(isFlattening).flatMap(({ what }) => what));
  const ordinary = list.operations.filter(isOfFirstStage);
  const base = editor.changes.document;
  const { document, inserted } = await withInsertedPages(base, list, { ...host, codec });
  const redactions = redactionsAsShown(list, (key) => {
    const page = document.pages[indexOfPage(key, inserted, base.pageCount) ?? -1];

    return page === undefined ? null : shownSize(page);
  });
  requireSameHits(redactions, ordinary, flattened.size > 0);
  const first = document === base ? editor : PdfEditor.open(document, host.editor);
  const report = await applyEdits(first, { ...list, operations: ordinary }, host, inserted);
  const pages = document.pageCount - report.deleted.length;
  const isAppended = flattened.size + redactions.length + report.deleted.length === 0;

  if (isAppended) {
    return { redacted: null, pages, isAppended, write: (sink) => first.commit({ mode: 'append' }, sink) };
  }

  let current = ordinary.length === 0 ? document : committed(first, codec);

  if (report.deleted.length > 0) {
    const whole = current;
    const options = { codec, now: host.now };
    current = openPdf(
      bytesOf((sink) => writeWithout(whole, report.deleted, options, sink)),
      codec,
    );
  }

  const flattener = PdfEditor.open(current, host.editor);

  if (flattened.size > 0) {
    await flattener.flatten({
      forms: flattened.has('fields'),
      annotations: flattened.has('annotations'),
      layers: flattened.has('layers'),
    });
  }

  const remaining = redactions.flatMap((each) => onRemainingPages(each, report));

  if (remaining.length === 0) {
    return {
      redacted: null,
      pages,
      isAppended,
      write: (sink) => flattener.commit({ mode: 'rewrite' }, sink),
    };
  }

  const {
    plan,
    report: redaction,
    write,
  } = await redactDocument(flattened.size === 0 ? current : committed(flattener, codec), remaining, {
    ...host.editor,
    imagesOf: host.imagesOf,
    ...(host.readScans === undefined ? {} : { readScans: host.readScans }),
    indexOf: (key) => indexAfter(key, report),
    signal: host.signal,
  });

  return { redacted: { plan, report: redaction }, pages, isAppended, write };
}

/** A redaction without the pages that are deleted, which need none; nothing when it names no others. */
function onRemainingPages(redaction: Redaction, { indexes, deleted }: EditReport): Redaction[] {
  const remains = (key: string) => !deleted.includes(indexes.get(key) ?? -1);

  if (redaction.kind === 'redact.area') {
    return remains(redaction.page) ? [redaction] : [];
  }

  const pages = redaction.pages?.filter(remains);
  const except = redaction.except?.filter(({ page }) => remains(page));

  return pages?.length === 0 ? [] : [{ ...redaction, pages, except }];
}

/**
 * Hits that stay are numbered on the pages of the base, so that the text of these pages must not change before.
 *
 * @throws Failure `edit-not-possible`
 */
function requireSameHits(
  redactions: readonly Redaction[],
  ordinary: readonly Operation[],
  isFlattened: boolean,
): void {
  const kept = new Set(
    redactions.flatMap((each) => ('except' in each ? (each.except ?? []).map(({ page }) => page) : [])),
  );
  const isChanged = ordinary.some(
    (operation) => /^(?:text|image|path)\./.test(operation.kind) && kept.has(pageOf(operation) ?? ''),
  );

  if (kept.size > 0 && (isFlattened || isChanged)) {
    const operation = redactions.find((each) => 'except' in each && each.except !== undefined);

    throw withValues(editNotPossible('hits-moved'), { operation: operation?.id ?? '' });
  }
}

/**
 * Index of a page once the deleted ones are gone.
 *
 * @throws Failure `edit-not-possible`
 */
function indexAfter(key: string, { indexes, deleted }: EditReport): number {
  const index = indexes.get(key);

  if (index === undefined || deleted.includes(index)) {
    throw editNotPossible('page-missing');
  }

  return index - deleted.filter((each) => each < index).length;
}
