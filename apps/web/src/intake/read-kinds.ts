import { readSample } from '@octavo/engine/sniff/sample';
import { sniffKind } from '@octavo/engine/sniff/sniff';
import type { DroppedFile } from './check.ts';

/** What each file really is, from its bytes. A file that can't be read any more counts as of no kind. */
export function readKinds(files: readonly File[]): Promise<DroppedFile[]> {
  return Promise.all(
    files.map(async (file) => {
      const sample = await readSample(
        file.size,
        async (start, end) => new Uint8Array(await file.slice(start, end).arrayBuffer()),
      ).catch(() => null);

      return { file, kind: sample === null ? null : sniffKind(sample, file.name) };
    }),
  );
}
