import { readdir, readFile } from 'node:fs/promises';

export interface RunProcess {
  readonly id: number;
  /** Name in the kernel, at most 15 characters. */
  readonly name: string;
}

/** Processes of runs whose folders are inside this one. */
export async function processesOf(folder: string): Promise<RunProcess[]> {
  const mark = `OCTAVO_RUN=${folder}`;
  const found = [];

  for (const id of await readdir('/proc')) {
    const environment = /^\d+$/.test(id) ? await readFile(`/proc/${id}/environ`, 'utf8').catch(() => '') : '';

    if (environment.includes(mark)) {
      const name = await readFile(`/proc/${id}/comm`, 'utf8').catch(() => '');
      found.push({ id: Number(id), name: name.trim() });
    }
  }

  return found;
}
