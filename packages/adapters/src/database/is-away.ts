import { SilentDatabase } from './ping.ts';

/**
 * SQLSTATE: connection exceptions (class 08), shutdown, crash, and a server that is starting up or has no
 * free connection.
 */
const awayStates = /^(08\w{3}|57P0[1-4]|53300)$/;

/** System errors of a connection to a server that is not running, or no longer running. */
const awayErrors: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
]);

/** Messages of the driver, which gives these errors no code. */
const awayMessages =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/;

/**
 * True for an error that says nothing about the query, but that the database is unavailable: it restarts or
 * cannot be reached. Checks causes, too.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) {
    return false;
  }

  const { code, syscall } = error as NodeJS.ErrnoException;
  const isSocketGone = code === 'ENOENT' && syscall === 'connect';
  const members = error instanceof AggregateError ? error.errors : [];

  return (
    isSocketGone ||
    error instanceof SilentDatabase ||
    awayErrors.has(code) ||
    (typeof code === 'string' && awayStates.test(code)) ||
    awayMessages.test(error.message) ||
    members.some(isDatabaseAway) ||
    isDatabaseAway(error.cause)
  );
}
