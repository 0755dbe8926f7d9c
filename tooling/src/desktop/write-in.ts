import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes a text into a folder, with the folders that lead to it. */
export function writeIn(root: string, path: string, text: string, mode = 0o644): void {
  const full = join(root, path);
  mkdirSync(join(full, '..'), { recursive: true });
  writeFileSync(full, text);
  chmodSync(full, mode);
}
