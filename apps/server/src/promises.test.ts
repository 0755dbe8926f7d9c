import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type FailureCode, failures } from '@octavo/contract/failures';
import { accountStatuses } from '@octavo/domain/access/viewer';
import '@octavo/i18n/every-language';
import { failureText } from '@octavo/i18n/failures';
import { logInWords } from '@octavo/i18n/log-in';
import { pricingWords } from '@octavo/i18n/pricing';
import { workbenchWords } from '@octavo/i18n/workbench';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const document = readFileSync(join(root, 'docs/promises.md'), 'utf8');

interface Promised {
  readonly what: string;
  readonly holds: string;
  /** Tests that cover it: the path and title of each. */
  readonly tests: readonly (readonly [path: string, title: string])[];
}

/** The items under a heading, each with the tests below it. */
function promisedUnder(heading: string): Promised[] {
  const [, section = ''] = document.split(`\n## ${heading}\n`);
  const [own = ''] = section.split('\n## ');
  const [, ...items] = own.split(/^- /m);

  return items.map((item) => {
    const [first = '', ...below] = item.trim().split('\n');
    const [what = '', holds = ''] = first.split(' — ');
    const tests = below.map((line) => {
      const [, path = 'a path', title = 'a title'] = /^ {2}- `([^`]+)` · (.+)$/.exec(line) ?? [];

      return [path, title] as const;
    });

    return { what: what.replace(/^[`“]|[`”]$/g, ''), holds, tests };
  });
}

/**
 * A string that begins a call or an array and is followed by a comma: a test title, or the first cell of a
 * table of cases.
 */
const title = /[([]\s*(['"`])((?:(?!\1).)+)\1,/g;

/** Titles of the tests in a file, or in all specs of a folder. */
function titlesIn(path: string): string[] {
  const place = join(root, path);
  const files = statSync(place).isFile()
    ? [place]
    : globSync('*.spec.ts', { cwd: place }).map((name) => join(place, name));

  return files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(title)].map(([, , words = '']) => words),
  );
}

/** All texts of a word bundle, however deeply nested. */
function textsIn(words: unknown): string[] {
  if (typeof words === 'string') {
    return [words];
  }

  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(textsIn) : [];
}

describe('the promises', () => {
  const promised = ['Roles', 'Messages', 'Safety', 'Results'].flatMap(promisedUnder);

  it.each(promised.map(({ what, holds, tests }) => [`${what}: ${holds}`, tests] as const))(
    '%s',
    (_what, tests) => {
      expect(tests.length).toBeGreaterThan(0);

      for (const [path, title] of tests) {
        expect(
          titlesIn(path).some((known) => known.includes(title)),
          `${path}: ${title}`,
        ).toBe(true);
      }
    },
  );

  it('cover every role', () => {
    const named = new Set(promisedUnder('Roles').map(({ what }) => what));

    expect([...named].toSorted()).toEqual([...accountStatuses, 'program'].toSorted());
  });

  it('quote messages that the product shows', () => {
    // The keys of the table are failure codes.
    const codes = Object.keys(failures) as FailureCode[];
    const shown = [
      ...codes.map((code) => failureText('en', code, code === 'too-few-files' ? { minimum: 2 } : {})),
      ...textsIn([logInWords('en'), pricingWords('en'), workbenchWords('en')]),
    ];
    const missing = promisedUnder('Messages')
      .map(({ what }) => what)
      .filter((words) => !shown.some((text) => text.includes(words)));

    expect(missing).toEqual([]);
  });
});
