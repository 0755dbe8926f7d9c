const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Encodes bytes (RFC 4648, 4). */
export function toBase64(bytes: Uint8Array): string {
  const parts: string[] = [];

  for (let at = 0; at < bytes.length; at += 3) {
    const [one = 0, two = 0, three = 0] = bytes.subarray(at, at + 3);
    const bits = (one << 16) | (two << 8) | three;
    const letters = [18, 12, 6, 0].map((shift) => digits[(bits >> shift) & 63] ?? '').join('');
    const missing = Math.max(0, at + 3 - bytes.length);
    parts.push(letters.slice(0, 4 - missing) + '='.repeat(missing));
  }

  return parts.join('');
}

/** Decodes text of this alphabet; null for other text. */
export function fromBase64(text: string): Uint8Array | null {
  const letters = text.replace(/\s+/g, '').replace(/={1,2}$/, '');

  if (!/^[A-Za-z0-9+/]*$/.test(letters) || letters.length % 4 === 1) {
    return null;
  }

  const bytes = new Uint8Array(Math.floor((letters.length * 3) / 4));

  for (let at = 0, written = 0; at < letters.length; at += 4) {
    const bits = [0, 1, 2, 3].reduce((sum, index) => {
      const letter = letters[at + index];

      return (sum << 6) | (letter === undefined ? 0 : digits.indexOf(letter));
    }, 0);

    for (const shift of [16, 8, 0]) {
      // The last group may be shorter; what is written beyond the end is dropped.
      bytes[written] = (bits >> shift) & 255;
      written += 1;
    }
  }

  return bytes;
}
