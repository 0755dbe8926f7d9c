import { Failure } from '@octavo/contract/failures';
import { uniqueNames } from '@octavo/contract/file-name';
import type { FileRecord, Vault } from '@octavo/domain/ports';
import { makeZip, predictLength } from 'client-zip';
import { contentDisposition, privateHeaders } from './download.ts';

/** Streams files as an uncompressed zip: documents and pictures are already compressed. */
export function answerZip(vault: Vault, name: string, files: readonly FileRecord[]): Response {
  if (files.length === 0) {
    throw new Failure('not-found', 'no results');
  }

  const names = uniqueNames(files.map((file) => file.name));
  const entries = files.map((file, index) => ({
    name: names[index] ?? file.name,
    size: file.sizeBytes,
    lastModified: file.createdAt,
    file,
  }));
  const length = predictLength(entries.map((entry) => ({ name: entry.name, size: entry.size })));
  const body = makeZip(withBytes(vault, entries));

  return new Response(body, {
    headers: {
      ...privateHeaders,
      'content-type': 'application/zip',
      'content-length': String(length),
      'content-disposition': contentDisposition('attachment', name),
    },
  });
}

/** Opens each file when the zip reaches it, so that only one at a time is read. */
function* withBytes(
  vault: Vault,
  entries: readonly { name: string; size: number; lastModified: Date; file: FileRecord }[],
) {
  for (const { file, ...entry } of entries) {
    yield { ...entry, input: vault.open(file) };
  }
}
