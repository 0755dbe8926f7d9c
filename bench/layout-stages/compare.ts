import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, type StageRecord } from './stage-record.ts';

/** Differences printed per stage of a page; the rest is counted. */
const mostPrinted = 6;

/**
 * Prints what moved between two recordings, by file, page and stage.
 *
 * @returns the number of stages of pages that moved.
 */
export function compareRecordings(before: string, after: string): number {
  const files = [...new Set([...recordedFiles(before), ...recordedFiles(after)])].sort();
  const movedByStage = new Map<string, number>();

  for (const file of files) {
    const [old, changed] = [readStages(before, file), readStages(after, file)];

    for (const key of new Set([...old.keys(), ...changed.keys()])) {
      const { removed, added } = differenceOf(old.get(key) ?? [], changed.get(key) ?? []);

      if (removed.length + added.length > 0) {
        const [stage = ''] = key.split(' ');
        movedByStage.set(stage, (movedByStage.get(stage) ?? 0) + 1);
        print(`${file.replace(/\.jsonl$/, '')}, ${key}`, removed, added);
      }
    }
  }

  const moved = [...movedByStage].map(([stage, pages]) => `${stage} on ${pages} pages`);
  process.stdout.write(`${files.length} files, ${moved.length === 0 ? 'nothing' : moved.join(', ')} moved\n`);

  return moved.length;
}

function print(title: string, removed: readonly string[], added: readonly string[]): void {
  const lines = [...removed.map((item) => `  - ${item}`), ...added.map((item) => `  + ${item}`)];
  const left = lines.length - mostPrinted;
  const shown = left > 0 ? [...lines.slice(0, mostPrinted), `  and ${left} more`] : lines;
  process.stdout.write(`${title}\n${shown.join('\n')}\n`);
}

function recordedFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.jsonl'));
}

/** Descriptions of the results of a file by stage and page, in order; none for a file that is absent. */
function readStages(folder: string, file: string): Map<string, string[]> {
  const stages = new Map<string, string[]>();

  if (!recordedFiles(folder).includes(file)) {
    return stages;
  }

  for (const line of readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean)) {
    const record = JSON.parse(line) as StageRecord;
    const key = `${record.stage} of page ${record.page}`;
    const items = stages.get(key) ?? [];
    items.push(describe(record));
    stages.set(key, items);
  }

  return stages;
}

interface Difference {
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

function differenceOf(before: readonly string[], after: readonly string[]): Difference {
  const removed = missingFrom(after, before);
  const added = missingFrom(before, after);

  if (removed.length + added.length > 0) {
    return { removed, added };
  }

  const at = before.findIndex((item, index) => item !== after[index]);

  return at < 0
    ? { removed, added }
    : { removed: [`next in order: ${before[at]}`], added: [`next in order: ${after[at]}`] };
}

/** Items of `from` that `others` lacks; equal items are counted. */
function missingFrom(others: readonly string[], from: readonly string[]): string[] {
  const left = new Map<string, number>();

  for (const item of others) {
    left.set(item, (left.get(item) ?? 0) + 1);
  }

  return from.filter((item) => {
    const count = left.get(item) ?? 0;
    left.set(item, count - 1);

    return count <= 0;
  });
}
