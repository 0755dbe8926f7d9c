/**
 * Feeds mutated documents to every reader of the product; see docs/security.md.
 * `npm run fuzz -- --minutes 10 --seed 1`
 */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runBatch } from './batch.ts';
import { keyOf } from './cases.ts';
import { examine, type Finding, lineOf } from './findings.ts';
import { readerOf, readers } from './readers.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string' },
    folder: { type: 'string' },
    reader: { type: 'string' },
    cases: { type: 'string' },
    first: { type: 'string', default: '0' },
    out: { type: 'string' },
  },
});

/** Target duration of a reader's process, and the smallest and largest number of cases it is given. */
const batchMilliseconds = 10_000;
const fewestCases = 20;
const mostCases = 20_000;

interface ReaderTurn {
  readonly reader: string;
  next: number;
  count: number;
  run: number;
  faults: number;
}

const seed = values.seed === undefined ? Date.now() % 1_000_000_000 : Number(values.seed);
const out = values.out ?? mkdtempSync(join(tmpdir(), 'octavo-findings-'));
const end = Date.now() + Number(values.minutes) * 60_000;
const most = values.cases === undefined ? Number.POSITIVE_INFINITY : Number(values.cases);
const chosen = values.reader === undefined ? readers : values.reader.split(',').map(readerOf);
const first = Number(values.first);
const turns = chosen.map(
  ({ name }): ReaderTurn => ({ reader: name, next: first, count: 1000, run: 0, faults: 0 }),
);
const found = new Map<string, Finding>();
const passing: string[] = [];

mkdirSync(out, { recursive: true });
console.log(`seed ${seed}, ${chosen.length} readers, findings in ${out}`);

// Also ends the child process, and reports the progress of the run.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    report();
    process.exit();
  });
}

for (let isOver = false; !isOver; ) {
  isOver = true;

  for (const turn of turns) {
    if (Date.now() < end && turn.run < most) {
      isOver = false;
      await takeTurn(turn);
    }
  }

  if (!isOver) {
    console.log(`${turns.reduce((sum, { run }) => sum + run, 0)} inputs, ${found.size} findings so far`);
  }
}

report();

async function takeTurn(turn: ReaderTurn): Promise<void> {
  const { reader, next } = turn;
  const start = Date.now();
  const count = Math.min(turn.count, most - turn.run);
  const folder = values.folder ?? null;
  const { faults, next: after } = await runBatch({ reader, seed, first: next, count, folder });
  const speed = (after - next) / Math.max(1, Date.now() - start);
  turn.count = Math.min(mostCases, Math.max(fewestCases, Math.round(speed * batchMilliseconds)));
  turn.run += after - next;
  turn.next = after;

  for (const fault of faults) {
    const key = keyOf(reader, fault);
    turn.faults += 1;

    if (found.has(key)) {
      continue;
    }

    const finding = await examine(reader, seed, fault, folder, out);

    if (finding === null) {
      passing.push(`${reader} --seed ${seed} case ${fault.number}: ${fault.error}, not when it is run alone`);
    } else {
      found.set(key, finding);
      console.log(lineOf(finding));
    }
  }
}

function report(): void {
  const width = Math.max(...turns.map(({ reader }) => reader.length));

  for (const { reader, run, faults } of turns) {
    console.log(`${reader.padEnd(width)} ${String(run).padStart(9)} inputs, ${faults} faults`);
  }

  const inputs = turns.reduce((sum, { run }) => sum + run, 0);
  passing.forEach((line) => console.log(line));
  console.log(`${inputs} inputs, ${found.size} findings, seed ${seed}`);
  writeFileSync(join(out, 'findings.json'), JSON.stringify([...found.values()], null, 2));
  process.exitCode = found.size === 0 ? 0 : 1;
}
