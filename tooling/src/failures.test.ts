import { describe, expect, it } from 'vitest';
import { failuresOfPlaywright, failuresOfVitest, passedInPlaywright, passedInVitest } from './failures.ts';

describe('the failures of a report', () => {
  it('of Vitest are its failed tests, and files that could not be read', () => {
    const failures = failuresOfVitest({
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          assertionResults: [
            { status: 'passed', fullName: 'adds' },
            { status: 'failed', fullName: 'divides', failureMessages: ['Error: by zero\n    at a.ts:1'] },
          ],
        },
        { name: 'b.test.ts', status: 'failed', message: 'Cannot find ./c.ts', assertionResults: [] },
        { name: 'd.test.ts', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'd' }] },
      ],
    });

    expect(failures).toEqual([
      { test: 'a.test.ts › divides', error: 'Error: by zero' },
      { test: 'b.test.ts', error: 'Cannot find ./c.ts' },
    ]);
  });

  it('leave the files that have passed', () => {
    const passed = { status: 'passed', fullName: 'adds' };
    const report = {
      testResults: [
        { name: '/octavo/one.test.ts', status: 'passed', assertionResults: [passed, passed] },
        { name: '/octavo/two.test.ts', status: 'failed', assertionResults: [passed] },
        {
          name: '/octavo/three.test.ts',
          status: 'passed',
          assertionResults: [{ ...passed, status: 'skipped' }],
        },
      ],
    };

    expect(passedInVitest(report, '/octavo')).toEqual([
      { path: 'one.test.ts', tests: 2 },
      { path: 'three.test.ts', tests: 0 },
    ]);
  });

  const spec = (title: string, status: string, file = 'merge.spec.ts') => ({
    file,
    title,
    tests: [{ status, results: [{ error: { message: `\n${title} timed out\nat page` } }, {}] }],
  });

  it('of Playwright leave the files that have passed, without running a test twice', () => {
    const report = {
      suites: [
        { specs: [spec('one', 'expected')], suites: [{ specs: [spec('two', 'expected')] }] },
        { specs: [spec('three', 'expected', 'split.spec.ts'), spec('four', 'flaky', 'split.spec.ts')] },
        { specs: [spec('five', 'skipped', 'crop.spec.ts')] },
      ],
    };

    expect(passedInPlaywright(report, 'e2e')).toEqual([{ path: 'e2e/merge.spec.ts', tests: 2 }]);
  });

  it('of Playwright are found in nested suites, those that passed when run again among them', () => {
    const failures = failuresOfPlaywright({
      suites: [{ specs: [spec('one', 'expected')], suites: [{ specs: [spec('two', 'unexpected')] }] }],
    });

    expect(failures).toEqual([{ test: 'merge.spec.ts › two', error: 'two timed out' }]);
    expect(failuresOfPlaywright({ suites: [{ specs: [spec('three', 'flaky')] }] })).toHaveLength(1);
  });

  it('are none where a suite left no report', () => {
    expect(failuresOfVitest({})).toEqual([]);
    expect(failuresOfPlaywright({})).toEqual([]);
  });
});
