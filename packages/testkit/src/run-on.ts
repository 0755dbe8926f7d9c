import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FileKind } from '@octavo/contract/kinds';
import { checkOutput } from '@octavo/engine-node/pdf/check-output';
import type { InputFile, OutputFile } from '@octavo/engine-node/run-files';
import { workspaceIn } from '@octavo/engine-node/workspace';
import { sampleOf } from '@octavo/formats/sniff/sample';
import { sniffKind } from '@octavo/formats/sniff/sniff';
import { runTool, type ToolOutcome } from '@octavo/tools/kit/run-tool';
import type { RunnableId } from '@octavo/tools/runnable';
import { loadRun } from '@octavo/tools/runs';
import { newRunFolder } from './run-folders.ts';

export interface GivenFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly password?: string;
  /** Name of the option that takes the file. */
  readonly option?: string;
}

export interface RunOutcome extends ToolOutcome {
  /** The result files in order, each opened and counted as the worker would. */
  readonly files: readonly OutputFile[];
  /** All fractions of progress that were reported. */
  readonly progress: readonly number[];
}

/**
 * Runs a tool of the catalogue on files made by a test, in a folder that is deleted when the test file ends.
 */
export async function runOn(
  tool: RunnableId,
  given: readonly GivenFile[],
  options: Readonly<Record<string, unknown>> = {},
  webProxy: string | null = null,
  mostResults?: number,
  timeStampAuthority: string | null = null,
): Promise<RunOutcome> {
  const folder = newRunFolder();
  const workspace = workspaceIn(folder);
  const signal = new AbortController().signal;
  const progress: number[] = [];
  const outcome = await runTool(await loadRun(tool), {
    files: given.map((file, index) => inputOf(file, join(folder, `input-${index}`))),
    options,
    workspace,
    signal,
    webProxy,
    timeStampAuthority,
    ...(mostResults === undefined ? {} : { mostResults }),
    onProgress: (done) => progress.push(done),
  });

  for (const { file } of outcome.results) {
    await checkOutput(file, { workspace, signal });
  }

  return { ...outcome, files: outcome.results.map(({ file }) => file), progress };
}

function inputOf({ name, bytes, password, option }: GivenFile, path: string): InputFile {
  writeFileSync(path, bytes);
  // A file of unknown kind is passed on as PDF; its test must expect that.
  const kind = sniffKind(sampleOf(bytes), name) ?? ('pdf' satisfies FileKind);

  return { name, kind, path, sizeBytes: bytes.length, password, option };
}
