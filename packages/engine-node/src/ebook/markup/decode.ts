/**
 * Decodes a file with the encoding given by its byte order mark or in its XML or HTML head, otherwise as
 * UTF-8.
 */
export function decodeMarkup(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) {
    return decode(bytes, 'utf-16le');
  }

  if (bytes[0] === 0xfe && bytes[1] === 0xff) {
    return decode(bytes, 'utf-16be');
  }

  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 1024));
  const declared =
    /^\s*<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1] ??
    /<meta[^>]+charset\s*=\s*["']?([\w.:-]+)/i.exec(head)?.[1];

  if (declared === undefined || /^utf-?(8|16)/i.test(declared)) {
    return asUtf8(bytes);
  }

  return decode(bytes, declared);
}

/**
 * Decodes as UTF-8 or Windows-1252: files that declare no encoding and are not UTF-8 were mostly written on
 * Windows.
 */
function asUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const text = new TextDecoder('utf-8').decode(bytes);
    const lost = text.match(/\ufffd/g)?.length ?? 0;

    // A few damaged characters are no reason to misread all others.
    return lost > text.length / 1000 + 2 ? decode(bytes, 'windows-1252') : text;
  }
}

function decode(bytes: Uint8Array, encoding: string): string {
  try {
    return new TextDecoder(encoding).decode(bytes);
  } catch {
    // An unknown encoding.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
