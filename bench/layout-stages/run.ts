import { parseArgs } from 'node:util';
import { compareRecordings } from './compare.ts';
import { recordCorpus } from './record.ts';

/**
 * Records what each stage of layout analysis finds on the pages of the corpus, or lists what moved between two
 * recordings.
 */

const usage = `Usage: node bench/layout-stages/run.ts --out FOLDER [--pages COUNT] [PATTERN]
       node bench/layout-stages/run.ts compare BEFORE AFTER`;

const { values, positionals } = parseArgs({
  options: { out: { type: 'string' }, pages: { type: 'string' } },
  allowPositionals: true,
});
const [first, before, after] = positionals;
const mostPages = values.pages === undefined ? Number.POSITIVE_INFINITY : Number(values.pages);

if (first === 'compare' && before !== undefined && after !== undefined) {
  process.exitCode = compareRecordings(before, after) === 0 ? 0 : 1;
} else if (values.out !== undefined && mostPages >= 1) {
  await recordCorpus(values.out, mostPages, new RegExp(first ?? ''));
} else {
  console.error(usage);
  process.exitCode = 2;
}
