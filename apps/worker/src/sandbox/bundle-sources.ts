import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** File name in the folder of a bundle. */
export const sourceList = 'sources.json';

/** Files that a bundle was made of, as they were then, and the engine that compiled it. */
interface SourceList {
  readonly engine: string;
  readonly files: readonly Source[];
}

interface Source {
  readonly path: string;
  readonly sizeBytes: number;
  /** Milliseconds since 1970. */
  readonly modifiedAt: number;
}

/** Writes the list of the files that a bundle was made of into its folder. */
export async function writeSources(folder: string, paths: Iterable<string>): Promise<void> {
  const list: SourceList = {
    engine: process.version,
    files: await Promise.all([...new Set(paths)].toSorted().map(describe)),
  };
  await writeFile(join(folder, sourceList), JSON.stringify(list));
}

/** True for a bundle that this engine would make in the same way now. */
export async function isCurrent(folder: string): Promise<boolean> {
  const { engine, files } = JSON.parse(await readFile(join(folder, sourceList), 'utf8')) as SourceList;

  if (engine !== process.version) {
    return false;
  }

  const changed = await Promise.all(files.map(hasChanged));

  return !changed.includes(true);
}

async function describe(path: string): Promise<Source> {
  const { size, mtimeMs } = await stat(path);

  return { path, sizeBytes: size, modifiedAt: mtimeMs };
}

async function hasChanged({ path, sizeBytes, modifiedAt }: Source): Promise<boolean> {
  return describe(path).then(
    (now) => now.sizeBytes !== sizeBytes || now.modifiedAt !== modifiedAt,
    // A source that is gone.
    () => true,
  );
}
