import { cutName, cutText, withSuffix } from '@octavo/contract/file-name';
import { extensionOf, type FileKind, kinds } from '@octavo/contract/kinds';

/** In characters, and in bytes of UTF-8: a suffix and an extension follow, within what file systems take. */
const longestStem = { characters: 120, bytes: 180 };

/** Endings of kinds we know, and short ones of any other: `v1.Summary` is a name, `Budget.numbers` has an ending. */
const ending = new RegExp(
  `\\.(${Object.values(kinds)
    .flatMap(({ extensions }) => extensions)
    .join('|')}|[^.]{1,5})$`,
  'i',
);

/** The name of a result: the input's without its extension, a suffix, and the extension of the new kind. */
export function resultName(inputName: string, kind: FileKind, suffix = ''): string {
  return `${stemOf(inputName)}${suffix === '' ? '' : `-${suffix}`}.${extensionOf(kind)}`;
}

/** A file name without folder, extension and characters that a file system may refuse. */
export function stemOf(name: string): string {
  const base = name.split(/[\\/]/).at(-1) ?? '';
  const stem = base
    .replace(ending, '')
    .replace(/[\p{Cc}<>:"|?*]/gu, '_')
    .trim();

  const kept = [...(stem === '' ? 'document' : stem)].slice(0, longestStem.characters).join('');

  return cutText(kept, longestStem.bytes);
}

/**
 * Gives every name a place of its own: the second `a.pdf` becomes `a (2).pdf`. Letter case does not tell apart. None is
 * longer than a file name may be.
 */
export function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>();

  return names.map((name) => {
    let candidate = cutName(name);

    for (let count = 2; taken.has(candidate.toLowerCase()); count += 1) {
      candidate = withSuffix(name, ` (${count})`);
    }

    taken.add(candidate.toLowerCase());

    return candidate;
  });
}
