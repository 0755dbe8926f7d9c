import { Failure } from '@octavo/contract/failures';
import '@octavo/i18n/english';
import { noteFigures, noteText } from '@octavo/i18n/notes';
import type { RunCommand } from './arguments.ts';
import { asFailure } from './internal-failure.ts';
import { verificationExitCode, verificationText } from './print-verification.ts';
import { clearProgress, showProgress } from './progress.ts';
import { readOptions } from './read-options.ts';
import { failureLine, reportFailure, withInput } from './report-failure.ts';
import { type LocalOutcome, runHere } from './run-here.ts';
import { CliUsageError } from './usage-error.ts';

/** Runs a tool here, without a server. Output paths go to stdout, failures to stderr; returns the exit code. */
export async function runCommand(command: RunCommand): Promise<number> {
  const stop = new AbortController();
  const abort = () => stop.abort();
  process.once('SIGINT', abort);
  process.once('SIGTERM', abort);

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
  } finally {
    process.off('SIGINT', abort);
    process.off('SIGTERM', abort);
  }
}

async function convert(command: RunCommand, signal: AbortSignal): Promise<number> {
  const options = await readOptions(command);
  const outcome = await runHere(command, options, { signal, onProgress: showProgress });
  clearProgress();
  report(command, outcome);

  return outcome.failures.length > 0 ? 1 : verificationExitCode(outcome.reports.map((each) => each.report));
}

function report(command: RunCommand, { written, failures, reports }: LocalOutcome): void {
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
