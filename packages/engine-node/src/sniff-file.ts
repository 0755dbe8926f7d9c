import type { FileHandle } from 'node:fs/promises';
import type { FileKind } from '@octavo/contract/kinds';
import { readSample, sampleOf } from '@octavo/formats/sniff/sample';
import { sniffKind } from '@octavo/formats/sniff/sniff';

/** Detects the kind of an open file from its bytes; null for an unsupported kind. */
export async function sniffFile(file: FileHandle, name: string): Promise<FileKind | null> {
  const { size } = await file.stat();
  const sample = await readSample(size, async (start, end) => {
    const length = Math.max(0, Math.min(end, size) - start);
    const { buffer, bytesRead } = await file.read(new Uint8Array(length), 0, length, start);

    return buffer.subarray(0, bytesRead);
  });

  return sniffKind(sample, name);
}

/** Detects the kind of a whole file in memory; null for an unsupported kind. */
export function sniffBytes(bytes: Uint8Array, name: string): FileKind | null {
  return sniffKind(sampleOf(bytes), name);
}
