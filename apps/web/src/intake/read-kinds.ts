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

      const kind = sample === null ? null : sniffKind(sample, file.name);
      // A text is recognised by its name, here by that of another type.
      const content = sample === null || kind !== null ? kind : sniffKind(sample, 'text.txt');

      return { file, kind, content };
    }),
  );
}
