import { relative } from 'node:path';

/** One failed test: its file and title, and the first line of its error. */
export interface TestFailure {
  readonly test: string;
  readonly error: string;
}

/** The part read here of the JSON report of Vitest, which follows Jest's. */
export interface VitestReport {
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  readonly testResults?: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

interface PlaywrightSpec {
  readonly file: string;
  readonly title: string;
  readonly tests: readonly {
    readonly status: string;
    readonly results: readonly { readonly error?: { readonly message?: string } }[];
  }[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly PlaywrightSpec[];
}

/** The part read here of the JSON report of Playwright. */
export interface PlaywrightReport {
  readonly stats?: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites?: readonly PlaywrightSuite[];
}

/** Lists the failed tests of a report of Vitest, and the files that failed before their first test. */
export function failuresOfVitest({ testResults = [] }: VitestReport): readonly TestFailure[] {
  return testResults.flatMap(({ name, status, message = '', assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed');

    if (failed.length === 0 && status === 'failed') {
      return [{ test: name, error: firstLine(message) }];
    }

    return failed.map(({ fullName, failureMessages }) => ({
      test: `${name} › ${fullName}`,
      error: firstLine(failureMessages?.[0] ?? ''),
    }));
  });
}

/** Lists the failed tests of a report of Playwright, and those that passed only when they were run again. */
export function failuresOfPlaywright(report: PlaywrightReport): readonly TestFailure[] {
  return specsIn(report).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => ({
        test: `${file} › ${title}`,
        error: firstLine(results.find(({ error }) => error !== undefined)?.error?.message ?? ''),
      })),
  );
}

/** Test file whose tests have all passed, by its path from the root, with the number of its tests. */
export interface PassedFile {
  readonly path: string;
  readonly tests: number;
}

/** Lists the files of a report of Vitest whose tests have all passed. */
export function passedInVitest({ testResults = [] }: VitestReport, root: string): readonly PassedFile[] {
  return testResults
    .filter(({ status }) => status === 'passed')
    .map(({ name, assertionResults }) => ({
      path: relative(root, name),
      tests: assertionResults.filter(({ status }) => status === 'passed').length,
    }));
}

/**
 * Lists the files of a report of Playwright whose tests have all passed at once.
 *
 * @param folder folder of the tests, from the root
 */
export function passedInPlaywright(report: PlaywrightReport, folder: string): readonly PassedFile[] {
  const specs = specsIn(report);
  const statusesIn = (path: string) =>
    specs.filter(({ file }) => file === path).flatMap(({ tests }) => tests.map(({ status }) => status));

  return [...new Set(specs.map(({ file }) => file))]
    .map((file) => ({ path: `${folder}/${file}`, statuses: statusesIn(file) }))
    .filter(({ statuses }) => statuses.every((status) => status === 'expected'))
    .map(({ path, statuses }) => ({ path, tests: statuses.length }));
}

function specsIn({ suites = [] }: PlaywrightReport): readonly PlaywrightSpec[] {
  return suites.flatMap((suite) => [...(suite.specs ?? []), ...specsIn(suite)]);
}

function firstLine(text: string): string {
  return text.trimStart().split('\n', 1)[0] ?? '';
}
