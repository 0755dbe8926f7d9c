import { extensionOf, type FileKind, kinds } from '@octavo/contract/kinds';

/** Names longer than this, in characters, are refused by some file systems once they are encoded. */
const longestStem = 120;

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

  return [...(stem === '' ? 'document' : stem)].slice(0, longestStem).join('');
}

/** Gives every name a place of its own: the second `a.pdf` becomes `a (2).pdf`. Letter case does not tell apart. */
export function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>();

  return names.map((name) => {
    const dot = name.lastIndexOf('.');
    const [stem, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
    let candidate = name;

    for (let count = 2; taken.has(candidate.toLowerCase()); count += 1) {
      candidate = `${stem} (${count})${extension}`;
    }

    taken.add(candidate.toLowerCase());

    return candidate;
  });
}
