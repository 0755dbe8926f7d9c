/**
 * Runs the suites of `./test` to the end even when one fails, and prints a summary. Called without arguments, it skips
 * tests that have passed with the same sources.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChanges } from './changes.ts';
import { root } from './check-layers.ts';
import { checksFor, everyCheck } from './checks.ts';
import {
  failuresOfPlaywright,
  failuresOfVitest,
  type PassedFile,
  type PlaywrightReport,
  passedInPlaywright,
  passedInVitest,
  type TestFailure,
  type VitestReport,
} from './failures.ts';
import { digestEnvironment, KeptPasses } from './kept-passes.ts';
import { runChecks } from './run-checks.ts';
import { SourceDigests } from './source-digests.ts';

type Suite = 'check' | 'unit' | 'e2e' | 'corpus' | 'faults' | 'fuzz';

const choices: Readonly<Record<string, readonly Suite[]>> = {
  '': ['check', 'unit', 'e2e'],
  check: ['check'],
  unit: ['unit'],
  e2e: ['e2e'],
  corpus: ['corpus'],
  faults: ['faults'],
  fuzz: ['fuzz'],
  all: ['check', 'unit', 'corpus', 'faults', 'e2e', 'fuzz'],
};

const words = process.argv.slice(2).filter((word) => word !== '--again');
/** `./test check --changed` runs the checks of what changed since the branch left `main`. */
const isChangedOnly = words[0] === 'check' && words[1] === '--changed';
const choice = (isChangedOnly ? words.slice(0, 1) : words).join(' ');
const suites = choices[choice];

if (suites === undefined) {
  console.error(
    `Usage: ./test [${Object.keys(choices).filter(Boolean).join('|')}]\n       ./test --again\n       ./test check --changed`,
  );
  process.exit(2);
}

const reports = mkdtempSync(join(tmpdir(), 'octavo-test-'));
const corpus = process.env['OCTAVO_CORPUS'] ?? join(root, '../shared/corpus');
const env = {
  ...process.env,
  OCTAVO_CORPUS: corpus,
  // Tests start hundreds of processes with the same modules.
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? join(root, 'node_modules/.cache/octavo'),
  PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH']}`,
};
const total = { passed: 0, failed: 0, skipped: 0 };
const passes = new KeptPasses(join(root, 'node_modules/.cache/octavo-test/passes.json'));
const sources = readSources();
const skipsPassed = choice === '' && !process.argv.includes('--again');
/** Printed once more at the end, because the output of a failure can be thousands of lines above it. */
const failures: TestFailure[] = [];

if (!existsSync(corpus)) {
  console.log('No corpus of real files (OCTAVO_CORPUS); its tests are skipped.');
}

for (const suite of suites) {
  if (suite === 'check') {
    await runCheckSuite();
  } else if (suite === 'e2e') {
    runEndToEnd();
  } else if (suite === 'fuzz') {
    runFuzzer();
  } else {
    runVitest(suite);
  }
}

rmSync(reports, { recursive: true, force: true });

for (const { test, error } of failures) {
  console.log(`\nFAILED ${test}\n       ${error}`);
}

const skipped = total.skipped === 0 ? '' : `, ${total.skipped} passed before with the same sources`;
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed === 0 && (total.passed + total.skipped > 0 || isChangedOnly) ? 0 : 1;

/** Null outside a Git checkout, where sources cannot be told from other files; all tests run then. */
function readSources(): SourceDigests | null {
  return existsSync(join(root, '.git')) ? new SourceDigests(root, digestEnvironment(env)) : null;
}

/** Counts a suite or file as skipped if it has passed with the same sources; false if it has to run. */
function skip(name: string, digest: string): boolean {
  const tests = skipsPassed ? passes.find(name, digest) : null;
  total.skipped += tests ?? 0;

  return tests !== null;
}

async function runCheckSuite(): Promise<void> {
  if (!isChangedOnly && skip('check', sources?.all ?? '')) {
    console.log('\n— check: passed before with the same sources');

    return;
  }

  passes.delete(['check']);
  const checks = isChangedOnly ? checksFor(findChanges(root)) : everyCheck;
  const failed = await runChecks(checks, env);
  total.passed += checks.length - failed.length;
  total.failed += failed.length;
  failures.push(...failed.map((name) => ({ test: `check › ${name}`, error: '' })));

  if (sources !== null && !isChangedOnly && failed.length === 0) {
    passes.keep([{ name: 'check', digest: sources.all, tests: checks.length }]);
  }
}

function runVitest(project: Suite): void {
  const all = project === 'unit' ? (sources?.unitTests ?? []) : [];
  const digest = (path: string) => sources?.of(path) ?? '';
  const wanted = chooseFiles(project, all, digest);

  if (wanted === null) {
    return;
  }

  const report = join(reports, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const status = run(project, 'vitest', ['run', '--project', project, ...reporters, ...wanted]);
  const read: VitestReport = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  const failed = read.numFailedTests ?? 0;
  count(status, read.numPassedTests ?? 0, failed);
  failures.push(...failuresOfVitest(read));

  // An error outside of all tests may come from any file: none of them counts as passed then.
  if (project === 'unit' && (status === 0 || failed > 0)) {
    keepFiles(passedInVitest(read, root), digest);
  }
}

function runEndToEnd(): void {
  const digest = (path: string) => sources?.ofBrowserTest(path) ?? '';
  const wanted = chooseFiles('e2e', sources?.browserTests ?? [], digest);

  if (wanted === null) {
    return;
  }

  const report = join(reports, 'e2e.json');
  const built = run('build', 'node', ['tooling/src/build-web.ts', '--strict']);

  if (built !== 0) {
    total.failed += 1;

    return;
  }

  const options = ['--config', 'e2e/playwright.config.ts', '--reporter=list,json'];
  const status = run('e2e', 'playwright', ['test', ...options, ...wanted], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  const read: PlaywrightReport = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  const { expected, unexpected, flaky } = read.stats ?? { expected: 0, unexpected: 0, flaky: 0 };
  count(status, expected, unexpected + flaky);
  failures.push(...failuresOfPlaywright(read));

  if (status === 0 || unexpected + flaky > 0) {
    keepFiles(passedInPlaywright(read, 'e2e'), digest);
  }
}

/**
 * Names of the files of a suite that have to run, which no longer count as passed; empty for all of them where their
 * sources are unknown, null for none.
 */
function chooseFiles(
  suite: Suite,
  all: readonly string[],
  digest: (path: string) => string,
): readonly string[] | null {
  const wanted = all.filter((path) => !skip(path, digest(path)));

  if (all.length > wanted.length) {
    console.log(`\n— ${suite}: ${all.length - wanted.length} files passed before with the same sources`);
  }

  passes.delete(wanted);

  return all.length > 0 && wanted.length === 0 ? null : wanted;
}

function keepFiles(files: readonly PassedFile[], digest: (path: string) => string): void {
  if (sources !== null) {
    passes.keep(files.map(({ path, tests }) => ({ name: path, digest: digest(path), tests })));
  }
}

/** Ten minutes of mutated documents, the same each time; counted as one test. */
function runFuzzer(): void {
  const passed = run('fuzz', 'node', ['bench/fuzz/run.ts', '--minutes', '10', '--seed', '1']) === 0;
  total[passed ? 'passed' : 'failed'] += 1;
}

/** A suite that exits with an error but reports no failed test counts as one failure. */
function count(status: number, passed: number, failed: number): void {
  total.passed += passed;
  total.failed += status === 0 ? failed : Math.max(1, failed);
}

function run(
  name: string,
  command: string,
  args: readonly string[],
  more: Record<string, string> = {},
): number {
  const start = Date.now();
  console.log(`\n— ${name}`);
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...env, ...more },
  });

  if (error !== undefined) {
    console.error(error.message);
  }

  console.log(
    `— ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${((Date.now() - start) / 1000).toFixed(1)} s`,
  );

  return status ?? 1;
}
