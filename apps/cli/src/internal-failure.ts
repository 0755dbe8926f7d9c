import { Failure, isFailure } from '@octavo/contract/failures';
import { failureLine } from './report-failure.ts';

/** Any error as a failure with a code; an error that no part of Octavo declares becomes `engine-crashed`. */
export function asFailure(error: unknown): Failure {
  if (isFailure(error)) {
    return error;
  }

  const detail = error instanceof Error ? `${error.name}: ${error.message}` : String(error);

  return new Failure('engine-crashed', detail, { cause: error });
}

/** Text of a failure on the command line; for an internal one also how to report it. */
export function failureReport(failure: Failure, logLevel: string | undefined): string {
  if (failure.code !== 'engine-crashed') {
    return failureLine(failure);
  }

  const isVerbose = logLevel === 'debug' || logLevel === 'trace';
  const { cause } = failure;
  const stack = cause instanceof Error ? cause.stack : failure.stack;

  return [
    failureLine(failure),
    failure.message.slice(failure.code.length + 2),
    isVerbose ? (stack ?? '') : '',
    'This is a bug in Octavo. Please report it to the maintainers with the command, the output of',
    `octavo --version and, if you can share it, the file.${isVerbose ? '' : ' Set OCTAVO_LOG=debug to see where it occurred.'}`,
  ]
    .filter((line) => line !== '')
    .join('\n');
}
