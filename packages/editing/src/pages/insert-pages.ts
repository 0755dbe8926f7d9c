import type { EditList, OperationOf } from '@octavo/contract/edits/edit-list';
import { isFailure, withValues } from '@octavo/contract/failures';
import { type AssemblyPlan, assemble } from '@octavo/pdf/assemble';
import { openPdf, type PdfDocument } from '@octavo/pdf/document';
import { appendPages } from '@octavo/pdf/edit/insert/append-pages';
import { insertPages as copyPages, insertBlankPage } from '@octavo/pdf/edit/insert/insert-pages';
import { ObjectChanges } from '@octavo/pdf/edit/object-changes';
import type { Codec } from '@octavo/pdf/host';
import type { PdfRef } from '@octavo/pdf/objects';
import { bytesOf } from '../committed.ts';
import type { EditHost } from '../edit-context.ts';
import { editNotFound, editNotPossible } from '../edit-failures.ts';
import { checkSignatures } from '../signatures/signed-changes.ts';

type Insertion = OperationOf<'page.insert'>;

/** Document to which the other operations of a list are applied. */
export interface ExtendedDocument {
  /** The base with the inserted pages at its end; the base itself when there are none. */
  readonly document: PdfDocument;
  /** Indexes of the inserted pages by their keys. */
  readonly inserted: ReadonlyMap<string, number>;
  /** True when the bytes of the document begin with those of the base. */
  readonly isUpdate: boolean;
}

/**
 * Adds the pages that a list inserts, so that its other operations find them like those of the base. The update is
 * appended to the bytes of the base.
 *
 * @throws Failure of an insertion, with its id and its number, and DocumentError of a file that can't be read.
 */
export async function withInsertedPages(
  document: PdfDocument,
  { operations }: Pick<EditList, 'operations'>,
  host: Pick<EditHost, 'fileOf'> & { readonly codec: Codec },
): Promise<ExtendedDocument> {
  const insertions = operations.filter((operation) => operation.kind === 'page.insert');

  if (insertions.length === 0) {
    return { document, inserted: new Map(), isUpdate: true };
  }

  const changes = new ObjectChanges(document, host.codec);
  const refs = new Map<string, PdfRef>();

  for (const group of groupsOf(insertions)) {
    const [first] = group;

    try {
      group.forEach((operation) => checkSignatures(document, operation));
      const made = await pagesOf(group, changes, host);
      made.forEach((ref, index) => refs.set(group[index]!.id, ref));
    } catch (error) {
      const number = operations.findIndex(({ id }) => id === first?.id) + 1;

      throw isFailure(error) ? withValues(error, { operation: first?.id ?? '', number }) : error;
    }
  }

  appendPages(
    changes,
    insertions.map(({ id }) => refs.get(id)!),
  );
  let isUpdate = false;
  const bytes = bytesOf(({ write }) =>
    changes.append({
      write(chunk) {
        // An update begins with the bytes of the base themselves.
        isUpdate ||= chunk === document.bytes;
        write(chunk);
      },
    }),
  );
  const inserted = new Map(insertions.map(({ id }, index) => [id, document.pageCount + index]));

  return { document: openPdf(bytes, host.codec), inserted, isUpdate };
}

/** Pages of one file belong together, so that what they share is copied once. */
function groupsOf(insertions: readonly Insertion[]): readonly (readonly Insertion[])[] {
  const groups = new Map<string, Insertion[]>();

  for (const insertion of insertions) {
    const { source } = insertion;
    const key = source.kind === 'blank' ? `blank ${insertion.id}` : `file ${source.asset}`;
    groups.set(key, [...(groups.get(key) ?? []), insertion]);
  }

  return [...groups.values()];
}

async function pagesOf(
  group: readonly Insertion[],
  changes: ObjectChanges,
  { codec, fileOf }: Pick<EditHost, 'fileOf'> & { readonly codec: Codec },
): Promise<readonly PdfRef[]> {
  const source = group[0]?.source;

  if (source === undefined || source.kind === 'blank') {
    return source === undefined ? [] : [insertBlankPage(changes, source)];
  }

  const bytes = await fileOf(source.asset);

  if (bytes === null) {
    throw editNotPossible('asset-missing');
  }

  const asset = openPdf(bytes, codec);
  const pages = group.map(({ source: each }) => (each.kind === 'file' ? each.number - 1 : 0));
  const missing = pages.find((page) => asset.pages[page] === undefined);

  if (missing !== undefined) {
    throw editNotFound(`page ${missing + 1} of ${asset.pageCount}`);
  }

  const plan: AssemblyPlan = {
    sources: [{ document: asset, title: '' }],
    pages: pages.map((page) => ({ source: 0, page })),
    bookmarks: 'none',
    attachments: 'none',
  };

  // Pages of their own, without anything that belongs to the others.
  return copyPages(
    changes,
    openPdf(
      bytesOf((sink) => assemble(plan, sink, codec)),
      codec,
    ),
  );
}
