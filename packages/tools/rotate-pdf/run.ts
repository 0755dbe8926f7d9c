import { assemble } from '@octavo/engine/pdf/assemble';
import { parsePages } from '@octavo/engine/pdf/page-expression';
import { rotatePages } from '@octavo/engine/pdf/rotate';
import { codec } from '@octavo/engine-node/codec';
import { writeFileThrough } from '@octavo/engine-node/file-sink';
import { keepProtection } from '@octavo/engine-node/pdf/keep-protection';
import { mendedNotes } from '@octavo/engine-node/pdf/notes';
import { openPdfFile } from '@octavo/engine-node/pdf/open';
import { resultName, stemOf } from '../_kit/result-name.ts';
import { type Angle, parseTurns } from '../_kit/turns.ts';
import type { ToolRun } from '../_kit/types.ts';
import type { options } from './options.ts';

export const run: ToolRun<typeof options> = async ({ file, options, workspace, signal, report }) => {
  const place = { workspace, signal };
  const opened = await openPdfFile(file, 'assemble', place);
  const { document } = opened;
  const all = options.pages === '' && options.rotate === '';
  const chosen =
    options.pages === '' && !all ? [] : parsePages(all ? '1-' : options.pages, document.pageCount);
  const turns = new Map<number, Angle>([
    ...chosen.map((page): [number, Angle] => [page, options.angle]),
    ...parseTurns(options.rotate, document.pageCount),
  ]);
  const path = workspace.newPath('pdf');

  writeFileThrough(path, (sink) => {
    // A few bytes after the file turn its pages; a file that had to be mended is written anew instead.
    if (opened.mended.length === 0) {
      rotatePages(document, turns, sink, codec);

      return;
    }

    const pages = Array.from({ length: document.pageCount }, (_, page) => ({
      source: 0,
      page,
      turn: turns.get(page) ?? (0 as const),
    }));
    const sources = [{ document, title: stemOf(file.name) }];
    assemble({ sources, pages, bookmarks: 'keep', modified: new Date() }, sink, codec);
  });
  report(1, 1);

  return [
    {
      name: resultName(file.name, 'pdf', 'rotated'),
      kind: 'pdf',
      path: await keepProtection(path, opened, place),
      pages: document.pageCount,
      notes: mendedNotes(opened.mended),
    },
  ];
};
