import { sniffBytes, sniffKind } from '@octavo/engine/sniff/sniff';
import type { Candidate } from './check.ts';

/** What each file really is, from its first bytes. A file that can't be read any more counts as of no kind. */
export function readKinds(files: readonly File[]): Promise<Candidate[]> {
  return Promise.all(
    files.map(async (file) => {
      const head = await file
        .slice(0, sniffBytes)
        .arrayBuffer()
        .catch(() => new ArrayBuffer(0));

      return { file, kind: sniffKind(new Uint8Array(head), file.name) };
    }),
  );
}
