import { cutText } from '@octavo/contract/file-name';
import { extensionOf, type FileKind, kinds } from '@octavo/contract/kinds';

/** Limits in characters and in UTF-8 bytes; a suffix and an extension still fit within file system limits. */
const longestStem = { characters: 120, bytes: 180 };

/**
 * Extensions of known kinds and short ones of others: `v1.Summary` is a whole name, `Budget.numbers` has an
 * extension.
 */
const ending = new RegExp(
  `\\.(${Object.values(kinds)
    .flatMap(({ extensions }) => extensions)
    .join('|')}|[^.]{1,5})$`,
  'i',
);

/** Number that a browser or the command line appends to a name that another file has. */
const copyNumber = / ?\(\d+\)$/;

/**
 * Name of a result: the input's name without its extension, a suffix, and the extension of the new kind. A word that
 * the name already ends with is not repeated: a file that is compressed twice stays `a-compressed.pdf`.
 */
export function resultName(inputName: string, kind: FileKind, suffix = ''): string {
  const stem = stemOf(inputName);
  const first = stem.replace(copyNumber, '');

  if (/^[a-z]+$/.test(suffix) && first.endsWith(`-${suffix}`)) {
    return `${first}.${extensionOf(kind)}`;
  }

  return `${stem}${suffix === '' ? '' : `-${suffix}`}.${extensionOf(kind)}`;
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
