import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInput } from './batch.ts';
import { type FuzzFault, inputOf, keyOf, runCase } from './cases.ts';
import { seedsOf } from './given-files.ts';
import { minimise } from './minimise.ts';
import { readerOf } from './readers.ts';

export interface Finding extends FuzzFault {
  readonly reader: string;
  readonly seed: number;
  readonly number: number;
  readonly bytesBefore: number;
  readonly bytesAfter: number;
  readonly path: string;
}

const errorMilliseconds = 20_000;
const endMilliseconds = 60_000;

/** Minimises an input and writes it; null when it does not fail again on its own. */
export async function examine(
  reader: string,
  seed: number,
  fault: FuzzFault & { readonly number: number },
  folder: string | null,
  out: string,
): Promise<Finding | null> {
  const own = readerOf(reader);
  const input = inputOf(own, await seedsOf(own, folder), seed, fault.number);
  const scratch = mkdtempSync(join(tmpdir(), 'octavo-fuzz-'));
  const path = join(scratch, 'input');
  const key = keyOf(reader, fault);
  // Exceptions are reproduced in this process; an input that ends its process needs a new process for each
  // attempt.
  const isThrown = fault.frames.length > 0 || !/^(hang|ended|more than)/.test(fault.error);
  const faultOf = (bytes: Uint8Array): Promise<FuzzFault | null> => {
    if (isThrown) {
      return runCase(own, bytes, scratch);
    }

    writeFileSync(path, bytes);

    return runInput(reader, path);
  };
  const fails = async (bytes: Uint8Array) => {
    const again = await faultOf(bytes);

    return again !== null && (isThrown ? keyOf(reader, again) === key : again.error === fault.error);
  };

  try {
    if (!(await fails(input))) {
      return null;
    }

    const small = await minimise(input, fails, isThrown ? errorMilliseconds : endMilliseconds);
    const written = join(out, `${reader}-${seed}-${fault.number}.bin`);
    writeFileSync(written, small);

    return {
      ...fault,
      reader,
      seed,
      bytesBefore: input.length,
      bytesAfter: small.length,
      path: written,
    };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

export function lineOf({
  reader,
  seed,
  number,
  bytesBefore,
  bytesAfter,
  error,
  frames,
  path,
}: Finding): string {
  const size = `${bytesBefore} → ${bytesAfter} bytes`;

  return `${reader} --seed ${seed} case ${number}: ${error} at ${frames[0] ?? 'no frame of ours'} (${size}, ${path})`;
}
