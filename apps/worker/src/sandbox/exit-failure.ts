import { Failure } from '@octavo/contract/failures';

/** Failure of a process that ended before its results; `lastWords` is the end of what it wrote to its error stream. */
export function failureOfExit(
  code: number | null,
  signal: NodeJS.Signals | null,
  lastWords: string,
): Failure {
  // bubblewrap and shells report the signal n of their child as the code 128 + n: SIGXCPU is 24, SIGXFSZ is 25.
  if (signal === 'SIGXFSZ' || code === 128 + 25) {
    return new Failure('output-limit', 'one file exceeds the limit');
  }

  if (signal === 'SIGXCPU' || code === 128 + 24) {
    return new Failure('time-limit', 'processor time');
  }

  return new Failure('engine-crashed', `ended with ${signal ?? code}`, { cause: new Error(lastWords) });
}
