import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isFailure } from '@octavo/contract/failures';
import { mutate } from './mutations/mutate.ts';
import { Random } from './random.ts';
import type { FuzzReader } from './reader.ts';

/** The input of a case, the same on every machine for the same seeds. */
export function inputOf(
  reader: FuzzReader,
  seeds: readonly Uint8Array[],
  seed: number,
  number: number,
): Uint8Array {
  const random = new Random(seed, reader.name, number);

  return new Uint8Array(mutate(random.pick(seeds), reader.shape, random, seeds));
}

/** Error that no reader may end with. */
export interface FuzzFault {
  readonly error: string;
  /** Innermost stack frames of the product's own code, without line numbers, which change. */
  readonly frames: readonly string[];
}

/** Returns null when a reader reads an input, or rejects it with an error it declares. */
export async function runCase(
  reader: FuzzReader,
  bytes: Uint8Array,
  scratch: string,
): Promise<FuzzFault | null> {
  const folder = join(scratch, 'case');
  mkdirSync(folder, { recursive: true });

  try {
    await reader.read(bytes, folder);

    return null;
  } catch (error) {
    return isFailure(error) || reader.declares?.(error) === true ? null : faultOf(error);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const mostFrames = 3;

function faultOf(error: unknown): FuzzFault {
  if (!(error instanceof Error)) {
    return { error: `thrown ${String(error).slice(0, 80)}`, frames: [] };
  }

  const lines = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const own = lines.flatMap((line) => {
    const found = /at (?:async )?(\S+) .*\/(?:packages|apps)\/(.*?\.ts)/.exec(line);

    return found === null ? [] : [`${found[2]} ${found[1]}`];
  });
  // Values in messages differ between cases.
  const message = error.message
    .replaceAll(/\d+/g, '#')
    .replaceAll(/"[^"]*"|'[^']*'/g, '…')
    .slice(0, 100);

  return { error: `${error.name}: ${message}`, frames: own.slice(0, mostFrames) };
}

export function keyOf(reader: string, { error, frames }: FuzzFault): string {
  return [reader, error, ...frames].join(' | ');
}
