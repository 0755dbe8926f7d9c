import { readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';

export interface IworkCell {
  readonly text: string;
  /** True for numbers, which are aligned to the end of their cell. */
  readonly isNumber: boolean;
  readonly columns: number;
  readonly rows: number;
}

/** Rows and cells of a table; null for cells covered by a merged cell. */
export interface IworkTable {
  readonly name: string;
  readonly rows: readonly (readonly (IworkCell | null)[])[];
}

/** Time limit of one document in wall-clock seconds. Real ones take less than one. */
const mostSeconds = 8;

/** Heap limit in megabytes. */
const heapMegabytes = 512;

/**
 * Tables of a Numbers document of 2013 or later, in order, with merged cells. Formulas have the values they
 * were saved with; colours and charts are not read.
 *
 * Returns no tables when the document cannot be read, or not in time: the caller has other ways to convert
 * it.
 */
export async function readNumbersTables(path: string): Promise<IworkTable[]> {
  const bytes = await readFile(path);
  // The library reports damage on standard output, which is reserved for results.
  const thread = new Worker(new URL('./tables-thread.ts', import.meta.url), {
    workerData: bytes,
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
  });
  let timer: NodeJS.Timeout | undefined;

  try {
    return await new Promise<IworkTable[]>((resolve) => {
      const resolveNone = () => resolve([]);
      timer = setTimeout(resolveNone, mostSeconds * 1000);
      thread.once('message', (tables: IworkTable[]) => resolve(tables));
      thread.once('error', resolveNone);
      thread.once('exit', resolveNone);
    });
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}

/** All words of the tables, to check if another rendering contains them. */
export function wordsOf(tables: readonly IworkTable[]): string[] {
  return tables.flatMap(({ rows }) =>
    rows.flatMap((row) => row.flatMap((cell) => wordsIn(cell?.text ?? ''))),
  );
}

function wordsIn(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}
