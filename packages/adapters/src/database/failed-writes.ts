import { Failure, isFailure } from '@octavo/contract/failures';
import pg from 'pg';

/** SQLSTATE of a server without room for rows or log. */
const diskFull = '53100';
/** Refusals of a new connection: too many of them, and a server that is starting or stopping. */
const refusedConnection = ['53300', '57P03'];
/** The one ERROR after which the transaction may be committed: statement_completion_unknown. */
const unknownCompletion = '40003';
const unmadeConnection = ['ECONNREFUSED', 'ENOENT', 'EHOSTUNREACH', 'ENOTFOUND'];

/** Turns PostgreSQL's disk-full error into a `storage-full` failure; returns any other error unchanged. */
export function asDatabaseFailure<Thrown>(error: Thrown): Thrown | Failure {
  return error instanceof pg.DatabaseError && error.code === diskFull
    ? new Failure('storage-full', 'database', { cause: error })
    : error;
}

/**
 * True when a transaction that failed with this error has certainly not been committed: a rule refused it,
 * the server answered it with an error, or no connection was made. A connection that broke in between proves
 * nothing.
 */
export function isSurelyNotWritten(error: unknown): boolean {
  if (isFailure(error)) {
    return true;
  }

  if (error instanceof pg.DatabaseError) {
    const { code = '', severity } = error;

    return (severity === 'ERROR' && code !== unknownCompletion) || refusedConnection.includes(code);
  }

  if (error instanceof AggregateError) {
    return error.errors.every(isSurelyNotWritten);
  }

  return (
    error instanceof Error &&
    'syscall' in error &&
    error.syscall === 'connect' &&
    'code' in error &&
    unmadeConnection.includes(String(error.code))
  );
}
