/** Runs the suites of `./test` to the end even when one fails, and prints a summary. */
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
  type PlaywrightReport,
  type TestFailure,
  type VitestReport,
} from './failures.ts';
import { runChecks } from './run-checks.ts';

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

const words = process.argv.slice(2);
/** `./test check --changed` runs the checks of what changed since the branch left `main`. */
const isChangedOnly = words[0] === 'check' && words[1] === '--changed';
const choice = (isChangedOnly ? words.slice(0, 1) : words).join(' ');
const suites = choices[choice];

if (suites === undefined) {
  console.error(
    `Usage: ./test [${Object.keys(choices).filter(Boolean).join('|')}]\n       ./test check --changed`,
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
const total = { passed: 0, failed: 0 };
/** Printed once more at the end, because the output of a failure can be thousands of lines above it. */
const failures: TestFailure[] = [];

if (!existsSync(corpus)) {
  console.log('No corpus of real files (OCTAVO_CORPUS); its tests are skipped.');
}

for (const suite of suites) {
  if (suite === 'check') {
    const checks = isChangedOnly ? checksFor(findChanges(root)) : everyCheck;
    const failed = await runChecks(checks, env);
    total.passed += checks.length - failed.length;
    total.failed += failed.length;
    failures.push(...failed.map((name) => ({ test: `check › ${name}`, error: '' })));
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

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 && (total.passed > 0 || isChangedOnly) ? 0 : 1;

function runVitest(project: string): void {
  const report = join(reports, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const status = run(project, 'vitest', ['run', '--project', project, ...reporters]);
  const read: VitestReport = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  count(status, read.numPassedTests ?? 0, read.numFailedTests ?? 0);
  failures.push(...failuresOfVitest(read));
}

function runEndToEnd(): void {
  const report = join(reports, 'e2e.json');
  const built = run('build', 'node', ['tooling/src/build-web.ts', '--strict']);

  if (built !== 0) {
    total.failed += 1;

    return;
  }

  const status = run(
    'e2e',
    'playwright',
    ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
    {
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    },
  );
  const read: PlaywrightReport = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  const { expected, unexpected, flaky } = read.stats ?? { expected: 0, unexpected: 0, flaky: 0 };
  count(status, expected, unexpected + flaky);
  failures.push(...failuresOfPlaywright(read));
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
