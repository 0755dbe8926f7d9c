import { uniqueNames } from '@octavo/contract/file-name';
import { codec } from '@octavo/engine-node/codec';
import { writeFileThrough } from '@octavo/engine-node/file-sink';
import { keepProtection } from '@octavo/engine-node/pdf/keep-protection';
import { assemblyNotes, repairedNotes } from '@octavo/engine-node/pdf/notes';
import { openPdfFile } from '@octavo/engine-node/pdf/open';
import type { OutputFile } from '@octavo/engine-node/run-files';
import { assemble } from '@octavo/pdf/assemble';
import type { PdfDocument } from '@octavo/pdf/document';
import { requireFewResults } from '../_kit/few-results.ts';
import { resultName, stemOf } from '../_kit/result-name.ts';
import type { ToolRun } from '../_kit/types.ts';
import { cutBySize } from './by-size.ts';
import type { options } from './options.ts';
import { partsOf } from './parts.ts';

export const run: ToolRun<typeof options> = async ({
  file,
  options,
  workspace,
  signal,
  report,
  mostResults,
}) => {
  const place = { workspace, signal };
  const opened = await openPdfFile(file, 'assemble', place);
  const { document } = opened;
  const title = stemOf(file.name);
  const modified = new Date();
  const plan = (pages: readonly number[]) => ({
    sources: [{ document, title }],
    pages: pages.map((page) => ({ source: 0, page })),
    bookmarks: 'keep' as const,
    modified,
  });
  const parts =
    options.maxSize === undefined
      ? partsOf(document, options)
      : cutBySize(
          document.pageCount,
          options.maxSize,
          (pages) => measure(plan(pages)),
          (done) => {
            signal.throwIfAborted();
            report(done, document.pageCount * 2);
          },
        );
  requireFewResults({ mostResults }, parts.length);
  const names = uniqueNames(parts.map((part) => resultName(file.name, 'pdf', part.suffix)));
  const results: OutputFile[] = [];

  for (const [index, part] of parts.entries()) {
    signal.throwIfAborted();
    const path = workspace.newPath('pdf');
    const made = writeFileThrough(path, (sink) => assemble(plan(part.pages), sink, codec));
    const overSize = options.maxSize !== undefined && made.bytes > options.maxSize;
    results.push({
      name: names[index] ?? resultName(file.name, 'pdf'),
      kind: 'pdf',
      path: await keepProtection(path, opened, place),
      pages: part.pages.length,
      notes: [
        ...(index === 0 ? repairedNotes(opened.repaired) : []),
        ...assemblyNotes(made),
        ...(overSize ? [{ code: 'page-over-size', values: { size: made.bytes } }] : []),
      ],
    });
    report(
      options.maxSize === undefined ? index + 1 : parts.length + index + 1,
      parts.length * (options.maxSize ? 2 : 1),
    );
  }

  return results;
};

/** Size in bytes of the file that the plan would write. */
function measure(
  plan: Parameters<typeof assemble>[0] & { sources: readonly { document: PdfDocument }[] },
): number {
  return assemble(plan, { write: () => undefined, skip: () => undefined }, codec).bytes;
}
