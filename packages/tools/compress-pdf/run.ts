import { copyFile, stat } from 'node:fs/promises';
import { Failure } from '@octavo/contract/failures';
import type { Note } from '@octavo/contract/job';
import { codec } from '@octavo/engine-node/codec';
import { compress } from '@octavo/engine-node/compress/compress';
import { summary } from '@octavo/engine-node/compress/page-likeness';
import type { CompressOutcome, Goal } from '@octavo/engine-node/compress/request';
import { openFileBytes } from '@octavo/engine-node/file-bytes';
import { writeFileThrough } from '@octavo/engine-node/file-sink';
import { isIntact } from '@octavo/engine-node/pdf/check-output';
import { keepProtection } from '@octavo/engine-node/pdf/keep-protection';
import { repairedNotes } from '@octavo/engine-node/pdf/notes';
import { type OpenedPdf, openPdfFile, type RunContext } from '@octavo/engine-node/pdf/open';
import type { OutputFile } from '@octavo/engine-node/run-files';
import { assemble } from '@octavo/pdf/assemble';
import { openPdf } from '@octavo/pdf/document';
import type * as z from 'zod';
import { resultName, stemOf } from '../_kit/result-name.ts';
import type { ToolRun } from '../_kit/types.ts';
import type { options } from './options.ts';

/** Upper limit of the size that protecting the result again adds. */
const protectionBytes = 4096;

export const run: ToolRun<typeof options> = async ({ file, options, workspace, signal, report }) => {
  const place = { workspace, signal };
  const opened = await openPdfFile(file, 'modify', place);
  const { protection } = opened;
  const goal = goalOf(options, protection === null ? 0 : protectionBytes);
  const before = file.sizeBytes;
  const output = (path: string, notes: readonly Note[]): OutputFile => ({
    name: resultName(file.name, 'pdf', 'compressed'),
    kind: 'pdf',
    path,
    ...(protection === null ? { pages: opened.document.pageCount } : {}),
    notes,
  });
  /**
   * Null when compression does not make the document smaller or the result cannot be trusted; `signed` for
   * signed documents.
   */
  const smallerOf = async ({
    document,
    path,
    repaired: rebuilt,
  }: OpenedPdf): Promise<OutputFile | 'signed' | null> => {
    const outcome = await compress({ document, path, isRepaired: rebuilt.length > 0, goal, place, report });

    if (outcome.kind === 'signed') {
      return 'signed';
    }

    // A reading error of a repaired file would permanently lose content.
    if (outcome.kind !== 'written' || (rebuilt.length > 0 && outcome.pages.size === 0)) {
      return null;
    }

    const smaller = await keepProtection(outcome.path, opened, place);
    const after = (await stat(smaller)).size;
    const notes = resultNotes(outcome, before, after, options);
    const result = output(smaller, [...notes, ...repairedNotes(rebuilt)]);

    return after < before && (await isIntact(result, place)) ? result : null;
  };

  const smaller = await smallerOf(opened);

  if (smaller !== null && smaller !== 'signed') {
    return [smaller];
  }

  const path = workspace.newPath('pdf');
  await copyFile(file.path, path);
  const note: Note =
    smaller === 'signed'
      ? { code: 'signed-kept', values: {} }
      : { code: 'already-small', values: { before, ...nextLevel(options) } };
  const unchanged = output(path, [note]);

  if (await isIntact(unchanged, place)) {
    return [unchanged];
  }

  if (smaller === 'signed') {
    throw new Failure('damaged-file', 'the file is signed, and rewriting it would invalidate the signature');
  }

  // The input may be readable only by our own lenient reader.
  const anew = await rewrite(opened, stemOf(file.name), place);
  const rewritten = await smallerOf(anew);

  if (rewritten !== null && rewritten !== 'signed') {
    return [rewritten];
  }

  return [output(await keepProtection(anew.path, opened, place), repairedNotes(anew.repaired))];
};

/** Writes the pages of a document to a new file that all readers interpret alike. */
async function rewrite(opened: OpenedPdf, title: string, { workspace }: RunContext): Promise<OpenedPdf> {
  const path = workspace.newPath('pdf');
  const pages = opened.document.pages.map(({ index }) => ({ source: 0, page: index }));
  const sources = [{ document: opened.document, title }];
  writeFileThrough(path, (sink) => assemble({ sources, pages, bookmarks: 'keep' }, sink, codec));
  const rebuilt = opened.repaired.length > 0 ? opened.repaired : ['rewritten'];

  return { ...opened, document: openPdf(await openFileBytes(path), codec), path, repaired: rebuilt };
}

function goalOf(chosen: z.output<typeof options>, reserve: number): Goal {
  if (chosen.targetSize !== undefined) {
    return { kind: 'size', bytes: Math.max(1, chosen.targetSize - reserve) };
  }

  return chosen.level === 'custom'
    ? { kind: 'dpi', dpi: chosen.dpi }
    : { kind: 'level', level: chosen.level };
}

/** Share of the size that has to be gained, or the file counts as well compressed before. */
const leastGain = 0.1;

function resultNotes(
  outcome: Extract<CompressOutcome, { kind: 'written' }>,
  before: number,
  after: number,
  chosen: z.output<typeof options>,
): Note[] {
  const { targetSize: target } = chosen;
  const notes: Note[] = [
    { code: 'compressed', values: { before, after, ...summary(outcome.pages) } },
    ...printDataNotes(outcome.printData),
  ];

  if (target === undefined) {
    return after > before * (1 - leastGain)
      ? [...notes, { code: 'well-compressed', values: nextLevel(chosen) }]
      : notes;
  }

  return outcome.missed ? [...notes, { code: 'target-missed', values: { target, smallest: after } }] : notes;
}

function printDataNotes(printData: Extract<CompressOutcome, { kind: 'written' }>['printData']): Note[] {
  if (printData?.isAny !== true) {
    return [];
  }

  const removed = { code: 'print-data-removed', values: {} };

  return printData.archivalPart > 0
    ? [removed, { code: 'archive-claim-removed', values: { part: printData.archivalPart } }]
    : [removed];
}

/** The level that makes smaller files than the chosen one; nothing when there is none. */
function nextLevel({ level, targetSize }: z.output<typeof options>): { next?: 'medium' | 'high' } {
  if (targetSize !== undefined || level === 'high') {
    return {};
  }

  return { next: level === 'low' ? 'medium' : 'high' };
}
