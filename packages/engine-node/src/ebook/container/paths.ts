/**
 * Target of a reference: a file of the book and a fragment in it. Null for the web and for an empty
 * reference.
 */
export interface Reference {
  readonly path: string;
  readonly fragment: string | null;
}

/** Resolves a reference between files of the book. An empty path means the file itself. */
export function resolveReference(from: string, reference: string): Reference | null {
  const [address = '', fragment] = splitFragment(reference.trim());

  if (/^[a-z][a-z0-9+.-]*:/i.test(address) || address.startsWith('//')) {
    return null;
  }

  const path = address === '' ? from : resolvePath(folderOf(from), unescaped(address.replace(/\?.*$/s, '')));

  return path === null ? null : { path, fragment: fragment === undefined ? null : unescaped(fragment) };
}

/** Joins a relative path to a folder (`''` or ending in `/`); null when it leads out of the book. */
export function resolvePath(folder: string, relative: string): string | null {
  const parts = relative.startsWith('/') ? [] : folder.split('/').filter((part) => part !== '');

  for (const part of relative.split('/')) {
    if (part === '' || part === '.') {
      continue;
    }

    if (part !== '..') {
      parts.push(part);
    } else if (parts.pop() === undefined) {
      return null;
    }
  }

  return parts.join('/');
}

/** Folder of a path: `''` at the top, otherwise ending in `/`. */
export function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

/** Escapes a path for use in an address. */
export function escapedPath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

function splitFragment(reference: string): [string, string?] {
  const hash = reference.indexOf('#');

  return hash === -1 ? [reference] : [reference.slice(0, hash), reference.slice(hash + 1)];
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A per cent sign that escapes nothing stands for itself.
    return text;
  }
}
