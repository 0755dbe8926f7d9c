import type { OperationOf } from '@octavo/contract/edits/edit-list';
import { PdfDict, type PdfObject } from '@octavo/pdf/objects';
import { pdfDate } from '../annotations/dates.ts';
import type { EditContext } from '../edit-context.ts';
import { findLink } from './find-link.ts';
import { areaEntries, targetEntries } from './link-entries.ts';

/** Entries that say where a link leads (ISO 32000-2, table 176). */
const targetKeys = ['A', 'Dest', 'PA'];

export function changeLink(context: EditContext, operation: OperationOf<'link.change'>): void {
  const { page, ref, dict } = findLink(context, operation.page, operation.link);
  const changes: Record<string, PdfObject | undefined> = {
    M: pdfDate(context.host.now),
    ...(operation.target === undefined ? {} : targetEntries(context, operation.target)),
    ...(operation.areas === undefined ? {} : areaEntries(page, operation.areas)),
  };
  const dropped = operation.target === undefined ? [] : targetKeys;
  const changed = new PdfDict([...dict.entries].filter(([key]) => !dropped.includes(key)));

  for (const [key, value] of Object.entries(changes)) {
    if (value === undefined) {
      changed.delete(key);
    } else {
      changed.set(key, value);
    }
  }

  context.editor.changes.set(ref, changed);
}
