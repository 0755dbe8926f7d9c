import { readSample } from '@octavo/formats/sniff/sample';
import { sniffKind } from '@octavo/formats/sniff/sniff';
import type { DroppedFile } from './check.ts';

/** Detects the kind of each file from its bytes; null for a file that can no longer be read. */
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
