import type { Failure } from '@octavo/contract/failures';
import type { Note } from '@octavo/contract/job';
import type { FileKind } from '@octavo/contract/kinds';
import { filesPerTask } from '@octavo/contract/limits';
import type { OperatorBlank } from '@octavo/engine-node/forms/operator-blanks';
import { optimiseLate } from '@octavo/engine-node/late-optimisation';
import { checkOutput } from '@octavo/engine-node/pdf/check-output';
import type { LocalProxy } from '@octavo/engine-node/web/open-local-proxy';
import { createWorkspace } from '@octavo/engine-node/workspace';
import { catalogue } from '@octavo/tools/catalogue';
import { type RunnableTool, runTool } from '@octavo/tools/kit/run-tool';
import type { RunFacts } from '@octavo/tools/kit/types';
import { loadRun } from '@octavo/tools/runs';
import type { RunCommand } from './arguments.ts';
import { loadAllOptions } from './options-schema.ts';
import {
  namedPath,
  placeResult,
  refuseAnotherKind,
  refuseOneFileForSeveral,
  refuseOverwriting,
} from './place-result.ts';
import { readInput, readOptionFiles } from './read-input.ts';
import { type TakenReports, takeReports } from './verification-results.ts';

/** A result that was written to its path. */
interface WrittenResult {
  readonly path: string;
  readonly kind: FileKind;
  readonly notes: readonly Note[];
  /** Input as given; null for a result of all inputs. */
  readonly input: string | null;
  readonly sizeBytes: number;
  readonly pages: number | null;
}

export interface LocalOutcome {
  readonly written: readonly WrittenResult[];
  readonly failures: readonly { readonly input?: string; readonly failure: Failure }[];
  readonly reports: TakenReports['reports'];
}

interface LocalRun {
  readonly signal: AbortSignal;
  /** Passwords of single inputs, in their order; the password of the command opens the others. */
  readonly passwords?: readonly (string | undefined)[];
  onProgress(share: number): void;
}

/**
 * Runs a tool in this process, checks its results and writes them to their paths.
 *
 * @throws Failure when the run as a whole fails
 * @throws CliUsageError when a result would overwrite an input, or several results have one name
 */
export async function runHere(
  command: RunCommand,
  options: Readonly<Record<string, unknown>>,
  { signal, onProgress, passwords = [] }: LocalRun,
): Promise<LocalOutcome> {
  const { joins } = catalogue[command.tool];
  await refuseAnotherKind(command);
  await refuseOverwriting(command);
  await refuseOneFileForSeveral(command, joins === 'each' ? command.files.length : 1);
  const workspace = await createWorkspace();
  let proxy: LocalProxy | null = null;

  try {
    const files = await Promise.all(
      command.files.map((given, index) =>
        readInput(given, { ...command, inputPassword: passwords[index] ?? command.inputPassword }, workspace),
      ),
    );
    const optionFiles = await readOptionFiles(command);
    const tool = asLocal(await loadRun(command.tool), await loadAllOptions(command.tool));
    const partFailures: Failure[] = [];
    proxy = tool.facts.reaches === undefined ? null : await openProxy();
    optimiseLate();
    const outcome = await runTool(tool, {
      files: [...files, ...optionFiles],
      options,
      workspace,
      signal,
      webProxy: proxy?.address ?? null,
      formBlanks: await operatorBlanks(tool.facts),
      onPartFailed: (failure) => partFailures.push(failure),
      onProgress,
    });
    const sourceOf = (input: number) => command.files[input] ?? '';
    const { files: results, reports } = await takeReports(outcome, command, sourceOf);
    await refuseOneFileForSeveral(
      command,
      results.filter((each) => namedPath(each, command) === null).length,
    );
    const written: WrittenResult[] = [];

    for (const result of results) {
      const checked = await checkOutput(result.file, { workspace, signal });
      const path = await placeResult(result, results, command);
      const { kind, notes } = result.file;
      const input = result.input === null ? null : sourceOf(result.input);
      written.push({ path, kind, ...checked, notes, input });
    }

    const failures = [
      ...outcome.failures.map(({ input, failure }) => ({ input: sourceOf(input), failure })),
      ...partFailures.map((failure) => ({ failure })),
    ];

    return { written, failures, reports };
  } finally {
    proxy?.close();
    await workspace.remove();
  }
}

async function openProxy(): Promise<LocalProxy> {
  const { openLocalProxy } = await import('@octavo/engine-node/web/open-local-proxy');
  const { createWebProxy } = await import('@octavo/engine-node/web/web-proxy');

  return openLocalProxy(createWebProxy());
}

/** Blank forms of the operator, from the folder that the environment names, as for the service. */
async function operatorBlanks({ form }: RunFacts): Promise<readonly OperatorBlank[]> {
  const folder = process.env['OCTAVO_FORMS'];

  if (form === undefined || folder === undefined) {
    return [];
  }

  const { readOperatorBlanks } = await import('@octavo/engine-node/forms/operator-blanks');

  return readOperatorBlanks(folder);
}

/**
 * The tool as it runs here: with all options, and without the service's limit of files per task, so that only tools
 * with a smaller limit of their own keep it.
 */
function asLocal(tool: RunnableTool, options: RunnableTool['options']): RunnableTool {
  const { facts } = tool;
  const maxFiles = facts.maxFiles < filesPerTask ? facts.maxFiles : Number.POSITIVE_INFINITY;

  return { facts: { ...facts, maxFiles }, options, run: (request) => tool.run(request) };
}
