import { writeDocument } from '@octavo/pdf/write/write';
import { codec } from '../codec.ts';
import { writeFileThrough } from '../file-sink.ts';
import type { Workspace } from '../run-files.ts';
import type { OpenedPdf } from './open.ts';

/**
 * Path of a file that other programs read as we do: the document's own, or a rewritten copy when it had to be
 * repaired.
 */
export function intactPath(opened: OpenedPdf, workspace: Workspace): string {
  if (opened.repaired.length === 0) {
    return opened.path;
  }

  const path = workspace.newPath('pdf');
  writeFileThrough(path, (sink) => writeDocument(opened.document, {}, sink, codec));

  return path;
}
