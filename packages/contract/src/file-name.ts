/** Longest stored file name in UTF-8 bytes: file systems allow 255, and copies add a number. */
export const longestNameBytes = 200;

/** Endings longer than this, with their dot, are part of the name. */
const longestEnding = 16;

/** Shortens a name to a number of UTF-8 bytes, cutting whole characters before the extension. */
export function cutName(name: string, bytes: number = longestNameBytes): string {
  if (byteLength(name) <= bytes) {
    return name;
  }

  const { stem, ending } = partsOf(name);

  return cutText(stem, bytes - byteLength(ending)) + ending;
}

/** Gives a file another name and keeps its extension, which tells systems what opens it. */
export function renamed(name: string, stem: string): string {
  return cutName(stem.replace(/[\\/\p{Cc}]/gu, '_') + partsOf(name).ending);
}

/** Inserts a suffix before the extension; the result keeps to `longestNameBytes`. */
export function withSuffix(name: string, suffix: string): string {
  const { stem, ending } = partsOf(name);

  return cutText(stem, longestNameBytes - byteLength(suffix) - byteLength(ending)) + suffix + ending;
}

/**
 * Makes names unique: the second `a.pdf` becomes `a (2).pdf`. Case-insensitive. Names are cut to the longest
 * valid file name.
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

/** The name without its extension, and the extension with its dot. */
export function partsOf(name: string): { readonly stem: string; readonly ending: string } {
  const dot = name.lastIndexOf('.');
  const hasEnding = dot > 0 && byteLength(name.slice(dot)) <= longestEnding;

  return hasEnding ? { stem: name.slice(0, dot), ending: name.slice(dot) } : { stem: name, ending: '' };
}

/** Cuts a text to a number of UTF-8 bytes, at a character boundary. */
export function cutText(text: string, bytes: number): string {
  let used = 0;
  let end = 0;

  for (const character of text) {
    used += byteLength(character);

    if (used > bytes) {
      return text.slice(0, end).trimEnd();
    }

    end += character.length;
  }

  return text;
}

/** Bytes in UTF-8 (RFC 3629). */
function byteLength(text: string): number {
  let bytes = 0;

  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x1_0000 ? 3 : 4;
  }

  return bytes;
}
