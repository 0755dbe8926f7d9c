import { copyFile, stat } from 'node:fs/promises';
import { isToolFailure, ToolFailure } from '@octavo/contract/failures';
import type { Note } from '@octavo/contract/job';
import { type CompressOutcome, compress, type Goal, summary } from '@octavo/engine-node/compress/compress';
import { checkOutput } from '@octavo/engine-node/pdf/check-output';
import { keepProtection } from '@octavo/engine-node/pdf/keep-protection';
import { mendedNotes } from '@octavo/engine-node/pdf/notes';
import { openPdfFile, type Place } from '@octavo/engine-node/pdf/open';
import type * as z from 'zod';
import { resultName } from '../_kit/result-name.ts';
import type { OutputFile, ToolRun } from '../_kit/types.ts';
import type { options } from './options.ts';

/** What protecting a result again adds at most. */
const protectionBytes = 4096;

export const run: ToolRun<typeof options> = async ({ file, options, workspace, signal, report }) => {
  const place = { workspace, signal };
  const opened = await openPdfFile(file, 'modify', place);
  const { document, protection } = opened;
  const goal = goalOf(options, protection === null ? 0 : protectionBytes);
  const output = (path: string, notes: readonly Note[]): OutputFile => ({
    name: resultName(file.name, 'pdf', 'compressed'),
    kind: 'pdf',
    path,
    ...(protection === null ? { pages: document.pageCount } : {}),
    notes,
  });
  const unchanged = async (note: Note): Promise<OutputFile[]> => {
    const path = workspace.newPath('pdf');
    await copyFile(file.path, path);
    const original = output(path, [note]);
    if (opened.mended.length > 0) await mustOpen(original, place);
    return [original];
  };

  const outcome = await compress({ document, path: opened.path, goal, place, report });
  if (outcome.kind === 'signed') return unchanged({ code: 'signed-kept', values: {} });

  const before = file.sizeBytes;
  // What was mended has to be seen to look as before; taken on trust, a reading error would lose content for good.
  const isTrusted = outcome.kind === 'written' && (opened.mended.length === 0 || outcome.pages.size > 0);
  const smaller = isTrusted ? await keepProtection(outcome.path, opened, place) : undefined;
  const after = smaller === undefined ? before : (await stat(smaller)).size;
  if (outcome.kind !== 'written' || smaller === undefined || after >= before) {
    return unchanged({ code: 'already-small', values: { before } });
  }

  return [
    output(smaller, [
      ...resultNotes(outcome, before, after, options.targetSize),
      ...mendedNotes(opened.mended),
    ]),
  ];
};

/** Only we may have been able to read the damaged file that is about to be handed back as it came. */
async function mustOpen(original: OutputFile, place: Place): Promise<void> {
  try {
    await checkOutput(original, place);
  } catch (cause) {
    if (!isToolFailure(cause)) throw cause;
    throw new ToolFailure('damaged-file', 'it cannot be made smaller before it is repaired', { cause });
  }
}

function goalOf(chosen: z.output<typeof options>, reserve: number): Goal {
  if (chosen.targetSize !== undefined)
    return { kind: 'size', bytes: Math.max(1, chosen.targetSize - reserve) };

  return chosen.level === 'custom'
    ? { kind: 'dpi', dpi: chosen.dpi }
    : { kind: 'level', level: chosen.level };
}

function resultNotes(
  outcome: Extract<CompressOutcome, { kind: 'written' }>,
  before: number,
  after: number,
  target: number | undefined,
): Note[] {
  const compressed = { code: 'compressed', values: { before, after, ...summary(outcome.pages) } };
  if (!outcome.missed || target === undefined) return [compressed];

  return [compressed, { code: 'target-missed', values: { target, smallest: after } }];
}
