import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FuzzReader } from './reader.ts';

/** Larger documents take longer than mutating them is worth. */
const largestBytes = 200_000;

/** Seeds of a reader: generated documents, and files of a folder that it takes. */
export async function seedsOf(reader: FuzzReader, folder: string | null): Promise<readonly Uint8Array[]> {
  const seeds = await reader.seeds();

  if (folder === null || reader.takes === undefined) {
    return seeds;
  }

  const { takes } = reader;
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => takes.test(name))
    .sort()
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile() && statSync(path).size <= largestBytes);

  return [...seeds, ...paths.map((path) => new Uint8Array(readFileSync(path)))];
}
