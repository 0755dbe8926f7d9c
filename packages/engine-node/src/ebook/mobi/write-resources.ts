import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readResource } from '@octavo/ebook/mobi/resources';
import { codec } from '../../codec.ts';
import type { MobiFile } from './mobi-file.ts';

/** Writes pictures and fonts into the folder and returns their paths by number, from 0. */
export async function writeResources(file: MobiFile, folder: string): Promise<Map<number, string>> {
  const paths = new Map<number, string>();
  await mkdir(join(folder, 'resources'), { recursive: true });

  for (let index = 0; index < file.resourceCount; index += 1) {
    const bytes = file.resource(index);

    if (Buffer.from(bytes.subarray(0, 8)).toString('latin1') === 'BOUNDARY') {
      break;
    }

    const resource = readResource(bytes, codec);

    if (resource !== null) {
      const path = `resources/${index}.${resource.extension}`;
      await writeFile(join(folder, path), resource.bytes);
      paths.set(index, path);
    }
  }

  return paths;
}
