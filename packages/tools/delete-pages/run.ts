import { Failure } from '@octavo/contract/failures';
import { codec } from '@octavo/engine-node/codec';
import { writeFileThrough } from '@octavo/engine-node/file-sink';
import { keepProtection } from '@octavo/engine-node/pdf/keep-protection';
import { assemblyNotes, repairedNotes } from '@octavo/engine-node/pdf/notes';
import { openPdfFile } from '@octavo/engine-node/pdf/open';
import { assemble } from '@octavo/pdf/assemble';
import { parsePages } from '@octavo/pdf/pages/page-expression';
import { resultName, stemOf } from '../_kit/result-name.ts';
import type { ToolRun } from '../_kit/types.ts';
import type { options } from './options.ts';

export const run: ToolRun<typeof options> = async ({ file, options, workspace, signal, report }) => {
  const place = { workspace, signal };
  const opened = await openPdfFile(file, 'assemble', place);
  const { document } = opened;
  const dropped = new Set(parsePages(options.pages, document.pageCount));
  const kept = Array.from({ length: document.pageCount }, (_, page) => page).filter(
    (page) => !dropped.has(page),
  );

  if (kept.length === 0) {
    throw new Failure('no-pages-left', `all ${document.pageCount} pages`);
  }

  const path = workspace.newPath('pdf');
  const plan = {
    sources: [{ document, title: stemOf(file.name) }],
    pages: kept.map((page) => ({ source: 0, page })),
    bookmarks: 'keep' as const,
    modified: new Date(),
  };
  const made = writeFileThrough(path, (sink) => assemble(plan, sink, codec));
  report(1, 1);

  return [
    {
      name: resultName(file.name, 'pdf', 'trimmed'),
      kind: 'pdf',
      path: await keepProtection(path, opened, place),
      pages: kept.length,
      notes: [...repairedNotes(opened.repaired), ...assemblyNotes(made)],
    },
  ];
};
