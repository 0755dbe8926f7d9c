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

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly file: string;
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
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
export function failuresOfPlaywright({ suites = [] }: PlaywrightReport): readonly TestFailure[] {
  return suites.flatMap((suite) => [
    ...failuresOfPlaywright(suite),
    ...(suite.specs ?? []).flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ results }) => ({
          test: `${file} › ${title}`,
          error: firstLine(results.find(({ error }) => error !== undefined)?.error?.message ?? ''),
        })),
    ),
  ]);
}

/** Lists the files whose tests have all passed, by their path from the root, with the number of their tests. */
export function passedFiles(
  { testResults = [] }: VitestReport,
  root: string,
): readonly { readonly path: string; readonly tests: number }[] {
  return testResults
    .filter(({ status }) => status === 'passed')
    .map(({ name, assertionResults }) => ({
      path: relative(root, name),
      tests: assertionResults.filter(({ status }) => status === 'passed').length,
    }));
}

function firstLine(text: string): string {
  return text.trimStart().split('\n', 1)[0] ?? '';
}
