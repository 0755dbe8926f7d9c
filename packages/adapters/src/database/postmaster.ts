import { readFile } from 'node:fs/promises';
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

/** Null when no server runs in the folder. */
export async function readPostmaster(folder: string): Promise<Postmaster | null> {
  const text = await readFile(postmasterFile(folder), 'utf8').catch(missingAsNull);
  const lines = text?.split('\n') ?? [];
  const processId = Number.parseInt(lines[0] ?? '', 10);

  // A server that is just starting has created the file but not written it yet.
  return processId > 0 ? { processId, isStopping: lines[statusLine]?.trim() === 'stopping' } : null;
}
