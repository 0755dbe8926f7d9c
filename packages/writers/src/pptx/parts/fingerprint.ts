/** Short fingerprint of bytes, practically collision-free (FNV-1a, twice 32 bits). */
export function fingerprint(bytes: Uint8Array): string {
  let [even, odd] = [0x811c9dc5, 0x01000193];

  for (const [index, byte] of bytes.entries()) {
    if (index % 2 === 0) {
      even = Math.imul(even ^ byte, 0x01000193);
    } else {
      odd = Math.imul(odd ^ byte, 0x01000193);
    }
  }

  return `${bytes.length} ${even >>> 0} ${odd >>> 0}`;
}
