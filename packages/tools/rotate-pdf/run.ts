import type { Note } from '@octavo/contract/job';
import { codec } from '@octavo/engine-node/codec';
import { writeFileThrough } from '@octavo/engine-node/file-sink';
import { isIntact } from '@octavo/engine-node/pdf/check-output';
import { keepProtection } from '@octavo/engine-node/pdf/keep-protection';
import { changedNotes, repairedNotes, signatureNotes } from '@octavo/engine-node/pdf/notes';
import { openPdfFile } from '@octavo/engine-node/pdf/open';
import type { OutputFile } from '@octavo/engine-node/run-files';
import { assemble } from '@octavo/pdf/assemble';
import type { PdfDocument } from '@octavo/pdf/document';
import { parsePages } from '@octavo/pdf/pages/page-expression';
import { rotatePages } from '@octavo/pdf/pages/rotate';
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
  const output = (path: string, notes: readonly Note[]): OutputFile => ({
    name: resultName(file.name, 'pdf', 'rotated'),
    kind: 'pdf',
    path,
    pages: document.pageCount,
    notes,
  });
  const appended = opened.repaired.length > 0 ? null : workspace.newPath('pdf');

  // Rotates by appending a few bytes to the file, unless the file had to be repaired.
  if (appended !== null) {
    writeFileThrough(appended, (sink) => rotatePages(document, turns, sink, codec));

    // Damage that our reader tolerates can make other readers count the pages differently.
    if (await isIntact(output(appended, []), place)) {
      report(1, 1);

      const notes = opened.protection === null ? changedNotes(document) : signatureNotes(document);

      return [output(await keepProtection(appended, opened, place), notes)];
    }
  }

  const path = workspace.newPath('pdf');
  rotateAnew(document, turns, path, stemOf(file.name));
  report(1, 1);

  const repaired = appended === null ? opened.repaired : ['rewritten'];
  const notes = [...repairedNotes(repaired), ...signatureNotes(document)];

  return [output(await keepProtection(path, opened, place), notes)];
};

function rotateAnew(
  document: PdfDocument,
  turns: ReadonlyMap<number, Angle>,
  path: string,
  title: string,
): void {
  const pages = Array.from({ length: document.pageCount }, (_, page) => ({
    source: 0,
    page,
    turn: turns.get(page) ?? (0 as const),
  }));
  const plan = { sources: [{ document, title }], pages, bookmarks: 'keep', modified: new Date() } as const;
  writeFileThrough(path, (sink) => assemble(plan, sink, codec));
}
