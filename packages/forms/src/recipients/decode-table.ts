/**
 * Text of a table that a spreadsheet program has saved: UTF-8 with or without a mark, UTF-16 with one, or else the
 * code page of Windows; null for bytes that are no text.
 */
export function decodeTable(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  const isMarkedUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const text = isMarkedUtf16
    ? new TextDecoder(first === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes)
    : (utf8(bytes) ?? new TextDecoder('windows-1252').decode(bytes));

  return text.includes('\u0000') ? null : text;
}

function utf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // The decoder has no other answer to bytes of another encoding.
    return null;
  }
}
