import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isLeftOut } from '@octavo/domain/folders/plan';
import type { SeenFile } from '@octavo/domain/folders/still';
import { listing, systemCode } from './problem.ts';

/**
 * Finds the files of a folder and of all folders in it. Links are not followed: they may lead elsewhere, or in a
 * circle. A folder in it that is closed to the user, or goes meanwhile, is left out.
 *
 * @param except folder that is left out, such as the one of the results
 */
export async function findFiles(folder: string, except: string): Promise<SeenFile[]> {
  const found: SeenFile[] = [];
  const entries = await listing(() => readdir(folder, { withFileTypes: true }));
  const waiting = [{ path: '', entries }];

  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const entry of next.entries) {
      const path = next.path === '' ? entry.name : `${next.path}/${entry.name}`;
      const place = join(folder, path);

      if (isLeftOut(path) || place === except) {
        continue;
      }

      if (entry.isDirectory()) {
        const within = await unlessGone(() => readdir(place, { withFileTypes: true }));
        waiting.push({ path, entries: within ?? [] });
      } else if (entry.isFile()) {
        const facts = await unlessGone(() => stat(place));

        if (facts !== null) {
          found.push({ path, sizeBytes: facts.size, changedAt: facts.mtimeMs });
        }
      }
    }
  }

  return found;
}

async function unlessGone<Value>(act: () => Promise<Value>): Promise<Value | null> {
  try {
    return await act();
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM'].includes(systemCode(error))) {
      return null;
    }

    throw error;
  }
}
