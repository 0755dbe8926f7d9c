import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { slidesFile } from '@octavo/testkit/office/slides-file';
import { heading, paragraph, wordFile } from '@octavo/testkit/office/word-file';
import { workbookFile } from '@octavo/testkit/office/workbook-file';
import { RunProcesses } from '../../apps/worker/src/sandbox/processes.ts';
import { RunningProduct } from '../platform/running.ts';

/**
 * Measures the latency of office documents from request to result: with a spare process, without, and with
 * LibreOffice alone, started each time.
 */

const rounds = 5;
/** Milliseconds until a new spare LibreOffice is ready. */
const settleMilliseconds = 4000;
const text = 'Swifts sleep on the wing, and come down only to nest. '.repeat(8);
const documents = {
  'word-to-pdf': {
    name: 'letter.docx',
    bytes: wordFile(Array.from({ length: 20 }, (_, page) => heading(1, `Part ${page}`) + paragraph(text))),
  },
  'excel-to-pdf': {
    name: 'table.xlsx',
    bytes: workbookFile([
      { name: 'Table', rows: Array.from({ length: 200 }, (_, row) => [`Row ${row}`, row, row * 2, row / 3]) },
    ]),
  },
  'ppt-to-pdf': {
    name: 'talk.odp',
    bytes: slidesFile(Array.from({ length: 12 }, (_, slide) => ({ text: `Slide ${slide}` }))),
  },
};

const folder = mkdtempSync(join(tmpdir(), 'octavo-bench-office-'));
// Jobs run as another user, which needs access to their folders.
chmodSync(folder, 0o711);

try {
  await benchJobs('with a spare', { OCTAVO_SPARES: '1', OCTAVO_OFFICE_SPARES: '1' });
  await benchJobs('without', { OCTAVO_SPARES: '1', OCTAVO_OFFICE_SPARES: '0' });
  benchAlone();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function benchJobs(what: string, environment: Readonly<Record<string, string>>): Promise<void> {
  const octavo = await RunningProduct.start(join(folder, what.replace(/\W/g, '')), {
    ...environment,
    OCTAVO_CHROMIUM_SPARES: '0',
  });
  await delay(settleMilliseconds);
  console.log(
    `${what}: ${Math.round(new RunProcesses(octavo.workerId).measure().residentBytes / 1024 ** 2)} MB with all that waits`,
  );

  try {
    for (const [tool, { bytes }] of Object.entries(documents)) {
      const times: number[] = [];

      for (let round = 0; round < rounds; round += 1) {
        const token = await octavo.upload(bytes);
        times.push((await octavo.runJob(tool, token, {})).milliseconds);
        await delay(settleMilliseconds);
      }

      printTimes(tool, what, times);
    }
  } finally {
    await octavo.stop();
  }
}

/**
 * Runs LibreOffice cold and separately for each document, as a job does: with a profile of its own that does
 * not exist yet.
 */
function benchAlone(): void {
  for (const [tool, { name, bytes }] of Object.entries(documents)) {
    const path = join(folder, name);
    writeFileSync(path, bytes);
    const times: number[] = [];

    for (let round = 0; round < rounds; round += 1) {
      const startedAt = performance.now();
      const profile = `-env:UserInstallation=file://${join(folder, `profile-${tool}-${round}`)}`;
      const args = [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, path];
      execFileSync('soffice', args, { stdio: 'ignore', timeout: 120_000 });
      times.push(performance.now() - startedAt);
    }

    printTimes(tool, 'soffice --convert-to', times);
  }
}

function printTimes(tool: string, what: string, times: readonly number[]): void {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  console.log(`${tool}, ${what}: median ${at(0.5)} ms (${at(0)} to ${at(1)})`);
}
