import { cutName } from '@octavo/contract/file-name';
import { extensionOf, type FileKind, kinds } from '@octavo/contract/kinds';

/** Control characters, unpaired surrogates, and bidirectional control characters that reorder a name. */
const unreadable = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Last path segment of the name, without unreadable characters and with an extension that matches the file
 * type.
 */
export function cleanName(given: string, kind: FileKind): string {
  const [name = ''] = given.replace(unreadable, '').split(/[/\\]/).slice(-1);
  const extensions: readonly string[] = kinds[kind].extensions;
  const trimmed = name.trim();
  const dot = trimmed.lastIndexOf('.');
  const hasExtension = dot > 0 && extensions.includes(trimmed.slice(dot + 1).toLowerCase());
  const stem = hasExtension ? trimmed.slice(0, dot) : trimmed;
  const extension = hasExtension ? trimmed.slice(dot + 1) : extensionOf(kind);
  // Prevents names like `..`, which mean a folder.
  const kept = /^\.*$/.test(stem) ? 'file' : stem;

  return cutName(`${kept}.${extension}`);
}
