import { readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';

export interface IworkCell {
  readonly text: string;
  /** Numbers stand at the end of their cell, words at its beginning. */
  readonly isNumber: boolean;
  readonly columns: number;
  readonly rows: number;
}

/** A table as it is drawn: null where a merged cell covers. */
export interface IworkTable {
  readonly name: string;
  readonly rows: readonly (readonly (IworkCell | null)[])[];
}

/** Wall seconds for one document. Real ones take less than one. */
const mostSeconds = 8;

/** Megabytes of heap. */
const heapMegabytes = 512;

/**
 * The tables of a Numbers document of 2013 or later, in their order, with merged cells. Formulas have the values
 * they were saved with; colours and charts are not read.
 *
 * Returns no tables when the document cannot be read, or not in time: other ways remain.
 */
export async function readNumbersTables(path: string): Promise<IworkTable[]> {
  const bytes = await readFile(path);
  // The library reports damaged parts on standard output, where only results belong.
  const thread = new Worker(new URL('./tables-thread.ts', import.meta.url), {
    workerData: bytes,
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
  });
  let timer: NodeJS.Timeout | undefined;

  try {
    return await new Promise<IworkTable[]>((resolve) => {
      const giveUp = () => resolve([]);
      timer = setTimeout(giveUp, mostSeconds * 1000);
      thread.once('message', (tables: IworkTable[]) => resolve(tables));
      thread.once('error', giveUp);
      thread.once('exit', giveUp);
    });
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}

/** Every word of the tables, to see whether another rendering has them. */
export function wordsOf(tables: readonly IworkTable[]): string[] {
  return tables.flatMap(({ rows }) =>
    rows.flatMap((row) => row.flatMap((cell) => wordsIn(cell?.text ?? ''))),
  );
}

function wordsIn(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}
