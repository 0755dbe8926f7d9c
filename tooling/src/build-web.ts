/**
 * Builds the web application when its sources changed since the last build. With `--strict`, as tests and CI ask for
 * it, a page over its size budget is an error; otherwise the build only prints a warning.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ProgressLine } from './progress-line.ts';
import { warnAboutUntranslated } from './registries.ts';

const root = join(import.meta.dirname, '../..');
const stamp = join(root, 'apps/web/build/.sources');
const overBudget = join(root, 'apps/web/build/.over-budget');
const sources = [
  'package-lock.json',
  'apps/web',
  'packages/ui',
  'packages/i18n',
  'packages/tools',
  'packages/contract',
  'packages/domain',
  'packages/pdf',
  'packages/formats',
  'packages/editing',
  'packages/signing',
  'packages/forms',
  'packages/engine-browser',
];
const skipped = new Set(['node_modules', 'build', '.react-router']);

const hash = createHash('sha256');
sources.forEach((source) => addTo(join(root, source)));
const wanted = hash.digest('hex');

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  await build();
}

warnAboutUntranslated(join(root, 'packages/tools'));

const heavy = readFileSync(overBudget, 'utf8');

if (heavy !== '' && (process.argv.includes('--strict') || process.env['CI'] !== undefined)) {
  console.error(`Over budget:\n${heavy}`);
  process.exit(1);
}

async function build(): Promise<void> {
  const line = new ProgressLine('Building the web application, usually half a minute');
  const building = spawn('npm', ['run', '--silent', 'build', '-w', '@octavo/web'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  // Shown only when the build fails: warnings and timings of the bundler are not for a person who starts the server.
  let output = '';

  for (const stream of [building.stdout, building.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      line.step(stepIn(output));
    });
  }

  const [status] = await once(building, 'close');

  if (status !== 0) {
    line.end('failed');
    process.stderr.write(output);
    process.exit(1);
  }

  line.end('done');
  writeFileSync(stamp, wanted);
}

/** Step of the bundler, which builds the code of browsers first, then that of the server. */
function stepIn(output: string): string {
  const parts = output.match(/building .*for production/g)?.length ?? 0;
  const read = output.match(/modules transformed/g)?.length ?? 0;

  return `${parts > 1 ? 'server' : 'browser'}, ${read < parts ? 'reading modules' : 'writing files'}`;
}

function addTo(path: string): void {
  if (path.endsWith('.json')) {
    hash.update(path).update(readFileSync(path));

    return;
  }

  for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const child = join(path, entry.name);

    if (entry.isDirectory() && !skipped.has(entry.name)) {
      addTo(child);
    } else if (entry.isFile() && !/\.test\.tsx?$/.test(entry.name)) {
      hash.update(child.slice(root.length)).update(readFileSync(child));
    }
  }
}
