/** Character classes of ISO 32000-2, 7.2.3. */
export const regular = 0;
export const whitespace = 1;
const delimiter = 2;

export const classes = new Uint8Array(256);

for (const code of [0, 9, 10, 12, 13, 32]) {
  classes[code] = whitespace;
}

for (const character of '()<>[]{}/%') {
  classes[character.charCodeAt(0)] = delimiter;
}

/** Value of a hexadecimal digit, 255 for any other byte. */
export const hexValues = new Uint8Array(256).fill(255);

for (let value = 0; value < 16; value++) {
  const digit = value.toString(16);
  hexValues[digit.charCodeAt(0)] = value;
  hexValues[digit.toUpperCase().charCodeAt(0)] = value;
}

export function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

/** First position at or after `at` that is neither white space nor part of a comment. */
export function skipBlanks(bytes: Uint8Array, at: number, end: number): number {
  let position = at;

  while (position < end) {
    const code = bytes[position]!;

    if (classes[code] === whitespace) {
      position++;
    } else if (code === 0x25) {
      while (position < end && bytes[position] !== 10 && bytes[position] !== 13) {
        position++;
      }
    } else {
      break;
    }
  }

  return position;
}

/** True when `word` (ASCII) is at position `at`. */
export function standsAt(bytes: Uint8Array, at: number, word: string): boolean {
  if (at < 0 || at + word.length > bytes.length) {
    return false;
  }

  for (let index = 0; index < word.length; index++) {
    if (bytes[at + index] !== word.charCodeAt(index)) {
      return false;
    }
  }

  return true;
}

/** Position of `word` (ASCII) in `[from, to)`, or -1. */
export function findWord(bytes: Uint8Array, word: string, from: number, to = bytes.length): number {
  const first = word.charCodeAt(0);
  const last = to - word.length;

  for (let at = bytes.indexOf(first, from); at !== -1 && at <= last; at = bytes.indexOf(first, at + 1)) {
    if (standsAt(bytes, at, word)) {
      return at;
    }
  }

  return -1;
}

/** Last position of `word` (ASCII) that starts in `[from, to)`, or -1. */
export function findLastWord(bytes: Uint8Array, word: string, from: number, to = bytes.length): number {
  for (let at = Math.min(to, bytes.length - word.length + 1) - 1; at >= from; at--) {
    if (bytes[at] === word.charCodeAt(0) && standsAt(bytes, at, word)) {
      return at;
    }
  }

  return -1;
}
