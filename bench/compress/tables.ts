import type { Compared, Made } from './run.ts';

/**
 * Similarities from which two results count as equally good; "1" in the table is 0.9995, which allows for the
 * rounding of outlines.
 */
const levels = [0.9995, 0.99, 0.98, 0.95];

export function printTables(compared: readonly Compared[]): void {
  printSizes(compared);
  printEqual(compared);
  printKept(compared);
}

function printSizes(compared: readonly Compared[]): void {
  const shown = ['low', 'medium', 'high'];
  const names = [...(compared[0]?.peers.map(({ name }) => name) ?? []), ...shown];
  row('Size (SSIM)', 'KB', ...names);
  row('---', ...names.map(() => '---:'), '---:');

  for (const { file, before, peers, octavo } of compared) {
    const made = names.map((name) => [...peers, ...octavo].find((one) => one.name === name));
    row(
      file,
      String(Math.round(before / 1024)),
      ...made.map((one) => (one === undefined ? 'failed' : cellOf(one, before))),
    );
  }

  console.log();
}

function cellOf({ bytes, ssim }: Made, before: number): string {
  return `${(bytes / before).toFixed(2)} (${ssim.toFixed(3)})`;
}

/** For each similarity, the smallest result that reaches it: theirs, ours, and how often ours is smaller. */
function printEqual(compared: readonly Compared[]): void {
  row(
    'At SSIM of at least',
    'files',
    'Octavo smaller',
    'equal (1 %)',
    'larger',
    'Octavo / best peer, geometric mean',
    'larger on',
  );
  row('---:', '---:', '---:', '---:', '---:', '---:', '---');

  for (const level of levels) {
    let smaller = 0;
    let equal = 0;
    const larger: string[] = [];
    let logs = 0;

    for (const { file, before, peers, octavo } of compared) {
      // The original is always available as a fallback.
      const theirs = smallestAt(peers, level) ?? before;
      const ours = smallestAt(octavo, level) ?? before;
      const ratio = ours / theirs;
      logs += Math.log(ratio);

      if (ratio < 0.99) {
        smaller += 1;
      } else if (ratio <= 1.01) {
        equal += 1;
      } else {
        larger.push(`${file} ${ratio.toFixed(2)}`);
      }
    }

    const mean = Math.exp(logs / compared.length);
    const name = level > 0.999 ? '1' : String(level);
    row(
      name,
      String(compared.length),
      String(smaller),
      String(equal),
      String(larger.length),
      mean.toFixed(2),
      larger.join(', '),
    );
  }

  console.log();
}

function smallestAt(made: readonly Made[], level: number): number | undefined {
  const fitting = made.filter(({ ssim }) => ssim >= level).map(({ bytes }) => bytes);

  return fitting.length === 0 ? undefined : Math.min(...fitting);
}

function printKept(compared: readonly Compared[]): void {
  const names = [...(compared[0]?.peers.map(({ name }) => name) ?? []), 'low', 'medium', 'high'];
  row('Kept', ...names, 'of');
  row('---', ...names.map(() => '---:'), '---:');
  const made = (name: string): (Made | undefined)[] =>
    compared.map(({ peers, octavo }) => [...peers, ...octavo].find((one) => one.name === name));
  row(
    'files with the same text',
    ...names.map((name) => String(made(name).filter((one) => one?.keptText).length)),
    String(compared.length),
  );

  for (const feature of [
    'internalLinksResolving',
    'annotations',
    'fields',
    'structElements',
    'outlineItems',
    'namedDestinations',
    'attachments',
    'layers',
  ] as const) {
    const had = compared.reduce((sum, one) => sum + one.had[feature], 0);
    const kept = names.map((name) => made(name).reduce((sum, one) => sum + (one?.kept?.[feature] ?? 0), 0));
    row(feature, ...kept.map(String), String(had));
  }

  console.log();
}

function row(...cells: string[]): void {
  console.log(`| ${cells.join(' | ')} |`);
}
