/**
 * Takes pieces out of an input as long as it fails as before (delta debugging, Zeller 1999), the largest pieces first,
 * until nothing more can go or the time is over.
 */
export async function minimise(
  bytes: Uint8Array,
  fails: (candidate: Uint8Array) => Promise<boolean>,
  milliseconds: number,
): Promise<Uint8Array> {
  const end = Date.now() + milliseconds;
  let best = bytes;

  for (let size = best.length >> 1; size >= 1 && Date.now() < end; size >>= 1) {
    for (let at = 0; at < best.length && Date.now() < end; ) {
      const candidate = Buffer.concat([best.subarray(0, at), best.subarray(at + size)]);

      if (await fails(candidate)) {
        best = candidate;
      } else {
        at += size;
      }
    }
  }

  return best;
}
