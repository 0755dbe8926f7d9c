import { cutName } from '@octavo/contract/file-name';
import { extensionOf, type FileKind, kinds } from '@octavo/contract/kinds';

/** Control characters, halves of characters, and marks that reverse the order in which a name is read. */
const unreadable = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;

/** The last part of the name, without what no file system keeps, and with an extension that tells the truth. */
export function cleanName(given: string, kind: FileKind): string {
  const [name = ''] = given.replace(unreadable, '').split(/[/\\]/).slice(-1);
  const extensions: readonly string[] = kinds[kind].extensions;
  const trimmed = name.trim();
  const dot = trimmed.lastIndexOf('.');
  const hasExtension = dot > 0 && extensions.includes(trimmed.slice(dot + 1).toLowerCase());
  const stem = hasExtension ? trimmed.slice(0, dot) : trimmed;
  const extension = hasExtension ? trimmed.slice(dot + 1) : extensionOf(kind);
  // Never a name like `..`, which means a folder.
  const kept = /^\.*$/.test(stem) ? 'file' : stem;

  return cutName(`${kept}.${extension}`);
}
