import { Failure } from '@octavo/contract/failures';
import { codec } from '@octavo/engine-node/codec';
import { heldBytesOf } from '@octavo/engine-node/file-bytes';
import { writeFileThrough } from '@octavo/engine-node/file-sink';
import { keepProtection } from '@octavo/engine-node/pdf/keep-protection';
import { assemblyNotes, protectionNotes, repairedNotes } from '@octavo/engine-node/pdf/notes';
import { type OpenedPdf, openPdfFile } from '@octavo/engine-node/pdf/open';
import { assemble } from '@octavo/pdf/assemble';
import type { AssemblyPlan } from '@octavo/pdf/assemble/plan';
import { resultName, stemOf } from '../_kit/result-name.ts';
import { parseTurns } from '../_kit/turns.ts';
import type { ToolRun } from '../_kit/types.ts';
import type { options } from './options.ts';
import { type PageSlot, parseOrder } from './order.ts';

export const run: ToolRun<typeof options> = async ({ files, options, workspace, signal, report }) => {
  const place = { workspace, signal, heldBytes: heldBytesOf(files) };
  const opened: OpenedPdf[] = [];

  for (const [index, file] of files.entries()) {
    opened.push(await openPdfFile(file, 'assemble', place));
    report(index + 1, files.length + 1);
  }

  const order = parseOrder(
    options.order,
    opened.map(({ document }) => document.pageCount),
  );

  if (!order.some((placed) => placed !== 'blank')) {
    throw new Failure('no-pages-left', 'the order keeps no page');
  }

  const turns = parseTurns(options.rotate, order.length);
  const pages = order.map((placed, index) => planned(placed, turns.get(index) ?? 0, order, index, opened));
  const path = workspace.newPath('pdf');
  const plan = {
    sources: opened.map(({ document }, index) => ({ document, title: stemOf(files[index]?.name ?? '') })),
    pages,
    bookmarks: 'keep' as const,
    modified: new Date(),
  };
  const made = writeFileThrough(path, (sink) => assemble(plan, sink, codec));
  const [first] = opened;

  return [
    {
      name: resultName(files[0]?.name ?? 'document.pdf', 'pdf', 'organized'),
      kind: 'pdf',
      path: first !== undefined && opened.length === 1 ? await keepProtection(path, first, place) : path,
      pages: pages.length,
      notes: [
        ...protectionNotes(opened),
        ...repairedNotes(opened.flatMap(({ repaired }) => repaired)),
        ...assemblyNotes(made),
      ],
    },
  ];
};

function planned(
  placed: PageSlot,
  turn: 0 | 90 | 180 | 270,
  order: readonly PageSlot[],
  index: number,
  opened: readonly OpenedPdf[],
): AssemblyPlan['pages'][number] {
  if (placed !== 'blank') {
    return { source: placed.file, page: placed.page, turn };
  }

  // An empty page has the size of the page before it, or of the next page at the beginning.
  const neighbour = order.slice(0, index).findLast(isPage) ?? order.slice(index).find(isPage);
  const page = neighbour && opened[neighbour.file]?.document.pages[neighbour.page];

  return { blank: { widthPoints: page?.widthPoints ?? 595, heightPoints: page?.heightPoints ?? 842 } };
}

function isPage(placed: PageSlot): placed is Exclude<PageSlot, 'blank'> {
  return placed !== 'blank';
}
