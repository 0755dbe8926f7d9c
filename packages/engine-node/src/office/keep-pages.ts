import { readFile } from 'node:fs/promises';
import { Failure } from '@octavo/contract/failures';
import { assemble } from '@octavo/pdf/assemble';
import { openPdf } from '@octavo/pdf/document';
import { codec } from '../codec.ts';
import { writeFileThrough } from '../file-sink.ts';
import type { Workspace } from '../run-files.ts';

/** Pages to keep of a printed PDF, counted from 0, and its page count. */
export interface WantedPages {
  readonly of: number;
  readonly kept: readonly number[];
}

/**
 * Writes a copy with the wanted pages, or returns the original when all are wanted.
 *
 * @throws Failure `output-broken` when the page count is not as expected: hidden content must not leak.
 */
export async function keepPages(
  path: string,
  { of, kept }: WantedPages,
  workspace: Workspace,
): Promise<string> {
  const document = openPdf(await readFile(path), codec);

  if (document.pageCount !== of) {
    throw new Failure('output-broken', `${document.pageCount} pages of ${of} sheets`);
  }

  if (kept.length === of) {
    return path;
  }

  const result = workspace.newPath('pdf');
  const pages = kept.map((page) => ({ source: 0, page }));
  const plan = {
    sources: [{ document, title: '' }],
    pages,
    bookmarks: 'keep' as const,
    modified: new Date(),
  };
  writeFileThrough(result, (sink) => assemble(plan, sink, codec));

  return result;
}
