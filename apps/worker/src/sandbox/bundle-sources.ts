import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** File name in the folder of a bundle. */
export const sourceList = 'sources.json';

/** Files that a bundle was made of, as they were then, and the engine that compiled it. */
interface SourceList {
  readonly engine: string;
  /** Path of the entry module: another checkout has the same files elsewhere, which runs of this one cannot read. */
  readonly entry: string;
  readonly files: readonly BundleSource[];
}

interface BundleSource {
  readonly path: string;
  readonly sizeBytes: number;
  /** Milliseconds since 1970. */
  readonly modifiedAt: number;
}

/** Writes the list of the files that a bundle was made of, from its entry module on, into its folder. */
export async function writeSources(folder: string, entry: string, paths: Iterable<string>): Promise<void> {
  const list: SourceList = {
    engine: process.version,
    entry,
    files: await Promise.all([...new Set(paths)].toSorted().map(describe)),
  };
  await writeFile(join(folder, sourceList), JSON.stringify(list));
}

/** True for a bundle that this engine would make in the same way of this entry module now. */
export async function isCurrent(folder: string, entry: string): Promise<boolean> {
  const list = JSON.parse(await readFile(join(folder, sourceList), 'utf8')) as SourceList;
  const { engine, files } = list;

  if (engine !== process.version || list.entry !== entry) {
    return false;
  }

  const changed = await Promise.all(files.map(hasChanged));

  return !changed.includes(true);
}

async function describe(path: string): Promise<BundleSource> {
  const { size, mtimeMs } = await stat(path);

  return { path, sizeBytes: size, modifiedAt: mtimeMs };
}

async function hasChanged({ path, sizeBytes, modifiedAt }: BundleSource): Promise<boolean> {
  return describe(path).then(
    (now) => now.sizeBytes !== sizeBytes || now.modifiedAt !== modifiedAt,
    // A source that is gone.
    () => true,
  );
}
