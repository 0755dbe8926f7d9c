import { Failure } from '@octavo/contract/failures';
import { codec } from '@octavo/engine-node/codec';
import { heldBytesOf } from '@octavo/engine-node/file-bytes';
import { writeFileThrough } from '@octavo/engine-node/file-sink';
import { namingFile } from '@octavo/engine-node/naming-file';
import { assemblyNotes, keptNotes, protectionNotes, repairedNotes } from '@octavo/engine-node/pdf/notes';
import { type OpenedPdf, openPdfFile } from '@octavo/engine-node/pdf/open';
import type { InputFile } from '@octavo/engine-node/run-files';
import { assemble } from '@octavo/pdf/assemble';
import type { AssemblyPlan } from '@octavo/pdf/assemble/plan';
import type { PdfDocument } from '@octavo/pdf/document';
import { parsePages } from '@octavo/pdf/pages/page-expression';
import { resultName, stemOf } from '../_kit/result-name.ts';
import type { ToolRun } from '../_kit/types.ts';
import type { options } from './options.ts';

/** Share of the progress for reading the sources, which takes about as long as writing the result. */
const readingShare = 0.5;

export const run: ToolRun<typeof options> = async ({ files, options, workspace, signal, report }) => {
  const place = { workspace, signal, heldBytes: heldBytesOf(files) };
  const expressions = options.pages.split(';');

  if (expressions.slice(files.length).some((expression) => expression.trim() !== '')) {
    throw new Failure(
      'illegal-input',
      `pages: for ${expressions.length} files, and ${files.length} are given`,
      {
        values: { option: 'pages' },
      },
    );
  }

  const parts = files.map((file, index) => ({ file, pages: expressions[index]?.trim() ?? '' }));

  if (options.sort === 'name') {
    parts.sort((a, b) => compareNames(a.file, b.file));
  }

  const sources: { opened: OpenedPdf; title: string }[] = [];
  const pages: AssemblyPlan['pages'][number][] = [];

  for (const [index, part] of parts.entries()) {
    const opened = await openPdfFile(part.file, 'assemble', place);
    const chosen = await namingFile(part.file, async () =>
      parsePages(part.pages === '' ? '1-' : part.pages, opened.document.pageCount),
    );

    if (options.oddStart && pages.length % 2 === 1) {
      pages.push({ blank: sizeOf(sources[index - 1]?.opened.document) });
    }

    pages.push(...chosen.map((page) => ({ source: index, page })));
    sources.push({ opened, title: stemOf(part.file.name) });
    report((index + 1) * readingShare, parts.length);
  }

  signal.throwIfAborted();
  const path = workspace.newPath('pdf');
  const plan = {
    sources: sources.map(({ opened, title }) => ({ document: opened.document, title })),
    pages,
    bookmarks: bookmarksOf[options.bookmarks],
    modified: new Date(),
  };
  const made = writeFileThrough(path, (sink) => assemble(plan, sink, codec));
  const name = resultName(parts[0]?.file.name ?? 'document.pdf', 'pdf', 'merged');

  return [
    {
      name,
      kind: 'pdf',
      path,
      pages: pages.length,
      notes: [
        ...protectionNotes(sources.map(({ opened }) => opened)),
        ...repairedNotes(sources.flatMap(({ opened }) => opened.repaired)),
        ...keptNotes(made),
        ...assemblyNotes(made),
      ],
    },
  ];
};

const bookmarksOf = { file: 'by-source', keep: 'keep', none: 'none' } as const;

/** Natural sort order: `2.pdf` before `10.pdf`. */
function compareNames(a: InputFile, b: InputFile): number {
  return a.name.localeCompare(b.name, 'en', { numeric: true, sensitivity: 'base' });
}

/** Size of the blank page that completes a sheet: that of the page before it. */
function sizeOf(document: PdfDocument | undefined): { widthPoints: number; heightPoints: number } {
  const last = document?.pages.at(-1);

  return { widthPoints: last?.widthPoints ?? 595, heightPoints: last?.heightPoints ?? 842 };
}
