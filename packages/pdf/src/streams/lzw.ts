const clearCode = 256;
const endCode = 257;

/** Decodes LZW (ISO 32000-2, 7.4.4). Stops at the first invalid code. */
export function decodeLzw(data: Uint8Array, earlyChange: number, limitBytes: number): Uint8Array {
  const early = earlyChange === 0 ? 0 : 1;
  const prefix = new Uint16Array(4096);
  const suffix = new Uint8Array(4096);
  const lengths = new Uint16Array(4096);

  for (let code = 0; code < 256; code++) {
    suffix[code] = code;
    lengths[code] = 1;
  }

  let decoded = new Uint8Array(Math.min(Math.max(data.length * 4, 256), limitBytes));
  let length = 0;
  let next = 258;
  let width = 9;
  let previous = -1;
  let buffer = 0;
  let bits = 0;

  for (let at = 0; at < data.length; ) {
    while (bits < width && at < data.length) {
      buffer = ((buffer << 8) | data[at++]!) & 0xffffff;
      bits += 8;
    }

    if (bits < width) {
      break;
    }

    const code = (buffer >> (bits - width)) & ((1 << width) - 1);
    bits -= width;

    if (code === endCode) {
      break;
    }

    if (code === clearCode) {
      next = 258;
      width = 9;
      previous = -1;
      continue;
    }

    if (code > next || (code === next && previous === -1)) {
      break;
    }

    // A code that is only now being defined repeats the previous run and its first byte.
    const isNew = code === next;
    const run = isNew ? previous : code;
    const size = lengths[run]! + (isNew ? 1 : 0);

    if (length + size > limitBytes) {
      break;
    }

    if (length + size > decoded.length) {
      const grown = new Uint8Array(Math.min(Math.max(decoded.length * 2, length + size), limitBytes));
      grown.set(decoded.subarray(0, length));
      decoded = grown;
    }

    let walk = run;

    for (let to = length + lengths[run]! - 1; to >= length; to--) {
      decoded[to] = suffix[walk]!;
      walk = prefix[walk]!;
    }

    const first = decoded[length]!;

    if (isNew) {
      decoded[length + size - 1] = first;
    }

    length += size;

    if (previous !== -1 && next < 4096) {
      prefix[next] = previous;
      suffix[next] = first;
      lengths[next] = lengths[previous]! + 1;
      next++;

      if (next + early >= 1 << width && width < 12) {
        width++;
      }
    }

    previous = code;
  }

  return decoded.subarray(0, length);
}
