/**
 * Runs cases of one reader in a process of its own:
 * - `child.ts batch <reader> <seed> <first> <count> <folder of files or -> <progress file> <scratch folder>`
 * - `child.ts one <reader> <input file> <progress file> <scratch folder>`
 *
 * The progress file holds the number of the current case, for the parent to read after a crash. Faults are
 * lines of JSON on standard output.
 */
import { openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { inputOf, runCase } from './cases.ts';
import { seedsOf } from './given-files.ts';
import { readerOf } from './readers.ts';

const [mode = '', name = '', ...rest] = process.argv.slice(2);
const reader = readerOf(name);

// An error outside the awaited case is still a fault of the reader.
process.on('unhandledRejection', (error) => {
  console.error(error);
  process.exit(70);
});

if (mode === 'one') {
  const [input = '', progress = '', scratch = ''] = rest;
  writeFileSync(progress, '0');
  const fault = await runCase(reader, new Uint8Array(readFileSync(input)), scratch);
  console.log(JSON.stringify(fault));
} else {
  const [seed = '', first = '', count = '', folder = '', progress = '', scratch = ''] = rest;
  const seeds = await seedsOf(reader, folder === '-' ? null : folder);
  const descriptor = openSync(progress, 'w');
  const end = Number(first) + Number(count);

  for (let number = Number(first); number < end; number += 1) {
    writeSync(descriptor, String(number).padEnd(16), 0);
    const fault = await runCase(reader, inputOf(reader, seeds, Number(seed), number), scratch);

    if (fault !== null) {
      console.log(JSON.stringify({ number, ...fault }));
    }
  }

  writeSync(descriptor, String(end).padEnd(16), 0);
}

process.exit(0);
