import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { corpusFiles } from '@octavo/testkit/corpus';

/**
 * Cites every sentence and every cell of the PDFs of the corpus, and reads the boxes again with poppler, which shares
 * no code with Octavo. `node bench/answers/cite.ts [WORD OF THE PATHS]`
 */
const wanted = process.argv[2] ?? '';
const files = corpusFiles(/^(pdf|forms)\/.*\.pdf$/).filter(({ id }) => id.includes(wanted));
const fields = [
  'pages',
  'unread',
  'scanned',
  'seconds',
  'megabytes',
  'bytes',
  'wanted',
  'cited',
  'checked',
  'same',
  'rightToLeft',
  'rightToLeftCited',
] as const;
const all = Object.fromEntries(fields.map((field) => [field, 0])) as Record<(typeof fields)[number], number>;
let refused = 0;

for (const { id, path, password } of files) {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'cite-file.ts'), path, password],
    { encoding: 'utf8', timeout: 600_000, maxBuffer: 256 * 1024 ** 2 },
  );

  if (status !== 0) {
    refused += 1;
    console.log(`${id.padEnd(60)} ${/code: '([a-z-]+)'/.exec(stderr)?.[1] ?? `status ${status}`}`);
    continue;
  }

  const counts: Record<(typeof fields)[number], number> = JSON.parse(stdout);

  for (const field of fields) {
    all[field] = field === 'megabytes' ? Math.max(all[field], counts[field]) : all[field] + counts[field];
  }

  console.log(`${id.padEnd(60)} ${lineOf(counts)}`);
}

console.log(`\n${files.length} files, ${refused} refused, ${all.pages} pages`);
console.log(lineOf(all));

function lineOf(counts: Record<(typeof fields)[number], number>): string {
  const share = (part: number, whole: number) => (whole === 0 ? '–' : (part / whole).toFixed(4));

  return [
    `${counts.wanted} sentences and cells`,
    `cited ${share(counts.cited, counts.wanted)}`,
    `read again ${share(counts.same, counts.checked)}`,
    `right to left ${share(counts.rightToLeftCited, counts.rightToLeft)}`,
    `${(counts.pages / counts.seconds).toFixed(0)} pages/s`,
    `${counts.megabytes} MB`,
    `${counts.unread} pages unread, ${counts.scanned} scanned`,
  ].join(', ');
}
