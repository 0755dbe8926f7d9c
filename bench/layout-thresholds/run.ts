import { allThresholds, type Threshold } from '../../tooling/src/thresholds.ts';
import { exposeThresholds } from './live-thresholds.ts';
import type { MeasuredFile } from './measured-file.ts';
import { sample } from './sample.ts';
import { readTable, type ThresholdRow, writeTable } from './table.ts';
import { unitOf } from './units.ts';

/**
 * Measures how many pages move when a threshold of layout analysis is smaller or larger, and updates the table in
 * `docs/layout-thresholds.md`: those whose file matches the argument; without one, those that are new or changed.
 */

exposeThresholds();

// Loaded after the hook, so that their modules hand over their thresholds.
const { openMeasuredFile } = await import('./measured-file.ts');
const { createWorkspace } = await import('@octavo/engine-node/workspace');
const { keepOcrResults } = await import('./kept-ocr.ts');

const [pattern] = process.argv.slice(2);
const wanted = pattern === undefined ? null : new RegExp(pattern);
const known = new Map(readTable().map((row) => [`${row.file} ${row.name}`, row]));
const thresholds = allThresholds();
const workspace = await createWorkspace();
const place = { workspace, signal: new AbortController().signal };

try {
  keepOcrResults(workspace.folder);
  const files: MeasuredFile[] = [];

  if (thresholds.some(isWanted)) {
    for (const id of Object.keys(sample)) {
      files.push(await openMeasuredFile(id, place));
    }

    const pages = files.reduce((sum, { pageCount }) => sum + pageCount, 0);
    process.stdout.write(`${files.length} files, ${pages} pages\n`);
  }

  for (const threshold of thresholds.filter(isWanted)) {
    const row = await measure(threshold, files);
    known.set(`${row.file} ${row.name}`, row);
    process.stdout.write(`${Object.values(row).join(' ')}\n`);
    save();
  }

  save();
} finally {
  await workspace.remove();
}

function isWanted(threshold: Threshold): boolean {
  const { file, name, spelling } = threshold;
  const row = known.get(`${file} ${name}`);
  const isNew =
    row === undefined || row.files === '' || row.value !== spelling || row.unit !== unitOf(threshold);

  return wanted?.test(file) ?? isNew;
}

/** Writes the rows measured so far and empty ones for the others, without those of thresholds that are gone. */
function save(): void {
  writeTable(
    thresholds.map((threshold) => known.get(`${threshold.file} ${threshold.name}`) ?? unmeasured(threshold)),
  );
}

function unmeasured(threshold: Threshold): ThresholdRow {
  const { file, name, spelling } = threshold;

  return { file, name, value: spelling, unit: unitOf(threshold), files: '', less: '', more: '' };
}

async function measure(threshold: Threshold, files: readonly MeasuredFile[]): Promise<ThresholdRow> {
  const { file, name, spelling } = threshold;
  const readers = files.filter((each) => each.reads(file, name));
  let [less, more] = [0, 0];

  for (const reader of readers) {
    less += await reader.pagesMoved(file, name, 'less');
    more += await reader.pagesMoved(file, name, 'more');
  }

  return { file, name, value: spelling, unit: unitOf(threshold), files: readers.length, less, more };
}
