import { cutName, partsOf, withSuffix } from '@octavo/contract/file-name';
import { extensionOf, type FileKind } from '@octavo/contract/kinds';
import { cleanName } from '../file-name.ts';
import { nameOf } from './plan.ts';

/** A result as a tool names it. */
export interface NamedResult {
  readonly name: string;
  readonly kind: FileKind;
}

/** Characters that some file systems have no room for. */
const impossible = /[<>:"|?*\\/]/g;

/**
 * Names of the results of a file in the tree of results. A single result keeps the name of its file, with the ending of
 * its kind; of several, each has the name that its tool gave.
 */
export function resultNames(path: string, results: readonly NamedResult[]): string[] {
  const name = nameOf(path);

  return results.map(({ name: given, kind }) => {
    const { stem, ending } = partsOf(name);
    const own = ending.toLowerCase() === `.${extensionOf(kind)}` ? name : `${stem}.${extensionOf(kind)}`;

    return results.length === 1 ? cutName(own) : cleanName(given, kind).replace(impossible, '_');
  });
}

/** Names to try for a result, until one is free: `a.pdf`, `a (2).pdf`. */
export function* namesFor(name: string): Generator<string> {
  yield name;

  for (let count = 2; ; count += 1) {
    yield withSuffix(name, ` (${count})`);
  }
}
