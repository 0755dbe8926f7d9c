import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Files of a folder by the folders they are in, parents first; paths are relative, and the folder itself is ''. */
export function filesByFolder(folder: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>([['', []]]);

  // Patterns of globSync pass over names that begin with a dot.
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = relative(folder, join(entry.parentPath, entry.name));

    if (entry.isDirectory()) {
      found.set(path, found.get(path) ?? []);
    } else if (entry.isFile()) {
      const parent = relative(folder, entry.parentPath);
      found.set(parent, [...(found.get(parent) ?? []), entry.name]);
    }
  }

  return new Map([...found].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
