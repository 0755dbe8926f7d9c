import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { missingAsNull } from '../system/durable.ts';

/** Main process of a PostgreSQL server. */
export interface Postmaster {
  readonly processId: number;
  /** True from the signal that stops the server, of any kind, until its end. */
  readonly isStopping: boolean;
}

/** Index of the status in the lines of the file, after process number, folder, start time, port and addresses. */
const statusLine = 7;

/** The file that a server keeps in its cluster while it runs; a killed server leaves it behind. */
export function postmasterFile(folder: string): string {
  return join(folder, 'cluster', 'postmaster.pid');
}

/** Null when no server runs in the folder. Read at once: of so short a file, a promise costs most of the time. */
export function readPostmaster(folder: string): Postmaster | null {
  const lines = textOf(postmasterFile(folder)).split('\n');
  const processId = Number.parseInt(lines[0] ?? '', 10);

  // A server that is just starting has created the file but not written it yet.
  return processId > 0 ? { processId, isStopping: lines[statusLine]?.trim() === 'stopping' } : null;
}

/** Text of a file, empty without one. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    return missingAsNull(error as NodeJS.ErrnoException) ?? '';
  }
}
