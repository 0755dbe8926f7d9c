import { Failure } from '@octavo/contract/failures';
import type { Note } from '@octavo/contract/job';
import { filesPerTask } from '@octavo/contract/limits';
import { type OperatorBlank, readOperatorBlanks } from '@octavo/engine-node/forms/operator-blanks';
import { checkOutput } from '@octavo/engine-node/pdf/check-output';
import { type LocalProxy, openLocalProxy } from '@octavo/engine-node/web/open-local-proxy';
import { createWebProxy } from '@octavo/engine-node/web/web-proxy';
import { createWorkspace } from '@octavo/engine-node/workspace';
import '@octavo/i18n/every-language';
import { noteFigures, noteText } from '@octavo/i18n/notes';
import { catalogue } from '@octavo/tools/catalogue';
import { type RunnableTool, runTool } from '@octavo/tools/kit/run-tool';
import type { RunFacts } from '@octavo/tools/kit/types';
import { loadRun } from '@octavo/tools/runs';
import { type RunCommand } from './arguments.ts';
import { asFailure } from './internal-failure.ts';
import { loadAllOptions } from './options-schema.ts';
import {
  namedPath,
  placeResult,
  refuseAnotherKind,
  refuseOneFileForSeveral,
  refuseOverwriting,
} from './place-result.ts';
import { verificationExitCode, verificationText } from './print-verification.ts';
import { clearProgress, showProgress } from './progress.ts';
import { readInput, readOptionFiles } from './read-input.ts';
import { readOptions } from './read-options.ts';
import { failureLine, reportFailure, withInput } from './report-failure.ts';
import { CliUsageError } from './usage-error.ts';
import { type TakenReports, takeReports } from './verification-results.ts';

/** Runs a tool here, without a server. Output paths go to stdout, failures to stderr; returns the exit code. */
export async function runCommand(command: RunCommand): Promise<number> {
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  process.once('SIGTERM', () => stop.abort());

  try {
    return await convert(command, stop.signal);
  } catch (error) {
    clearProgress();

    if (error instanceof CliUsageError) {
      throw error;
    }

    const failure = stop.signal.aborted
      ? new Failure('cancelled', 'stopped')
      : withInput(asFailure(error), command.files);

    if (command.json) {
      const { file } = failure.values;
      const input = file === undefined ? {} : { input: file };
      console.log(
        JSON.stringify({ results: [], failures: [{ ...input, ...reportFailure(failure) }] }, null, 2),
      );
    }

    throw failure;
  }
}

async function convert(command: RunCommand, signal: AbortSignal): Promise<number> {
  const { joins } = catalogue[command.tool];
  await refuseAnotherKind(command);
  await refuseOverwriting(command);
  await refuseOneFileForSeveral(command, joins === 'each' ? command.files.length : 1);
  const options = await readOptions(command);
  const workspace = await createWorkspace();
  let proxy: LocalProxy | null = null;

  try {
    const files = await Promise.all(command.files.map((given) => readInput(given, command, workspace)));
    const optionFiles = await readOptionFiles(command);
    const tool = asLocal(await loadRun(command.tool), await loadAllOptions(command.tool));
    const parts: Failure[] = [];
    proxy = tool.facts.reaches === undefined ? null : await openLocalProxy(createWebProxy());
    const outcome = await runTool(tool, {
      files: [...files, ...optionFiles],
      options,
      workspace,
      signal,
      webProxy: proxy?.address ?? null,
      formBlanks: await operatorBlanks(tool.facts),
      onPartFailed: (failure) => parts.push(failure),
      onProgress: showProgress,
    });
    const sourceOf = (input: number) => command.files[input] ?? '';
    const taken = await takeReports(outcome, command, sourceOf);
    await refuseOneFileForSeveral(
      command,
      taken.files.filter((each) => namedPath(each, command) === null).length,
    );
    const written = [];

    for (const result of taken.files) {
      const checked = await checkOutput(result.file, { workspace, signal });
      const path = await placeResult(result, taken.files, command);
      const { kind, notes } = result.file;
      written.push({
        path,
        kind,
        ...checked,
        notes,
        input: result.input === null ? null : sourceOf(result.input),
      });
    }

    clearProgress();
    const failures = [
      ...outcome.failures.map(({ input, failure }) => ({ input: sourceOf(input), failure })),
      ...parts.map((failure) => ({ failure })),
    ];
    report(command, written, failures, taken);

    return failures.length > 0 ? 1 : verificationExitCode(taken.reports.map((each) => each.report));
  } finally {
    proxy?.close();
    await workspace.remove();
  }
}

/** Blanks of the folder that the environment names, as for the service. */
async function operatorBlanks({ form }: RunFacts): Promise<readonly OperatorBlank[]> {
  const folder = process.env['OCTAVO_FORMS'];

  return form === undefined || folder === undefined ? [] : readOperatorBlanks(folder);
}

function report(
  command: RunCommand,
  written: readonly { path: string; notes: readonly Note[] }[],
  failures: readonly { readonly input?: string; readonly failure: Failure }[],
  { reports }: TakenReports,
): void {
  if (command.json) {
    const reported = failures.map(({ failure, ...input }) => ({ ...input, ...reportFailure(failure) }));
    const verified = reports.length > 0 ? { reports } : {};
    console.log(JSON.stringify({ ...verified, results: written, failures: reported }, null, 2));
  } else {
    for (const each of reports) {
      console.log(verificationText(each.input, each.report));
    }

    for (const { path, notes } of written) {
      console.log(path);

      for (const note of notes) {
        const figures = noteFigures('en', note).map(({ label, value }) => `; ${label}: ${value}`);
        console.error(`${path}: ${noteText('en', note)}${figures.join('')}`);
      }
    }
  }

  for (const { input, failure } of failures) {
    console.error(failureLine(failure, input));
  }
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
