import { ToolFailure } from '@octavo/contract/failures';
import type { FileRecord, Vault } from '@octavo/domain/ports';
import { makeZip, predictLength } from 'client-zip';
import { contentDisposition } from './download.ts';

/** Streams files as a zip without packing them: documents and pictures are packed already. */
export function answerZip(vault: Vault, name: string, files: readonly FileRecord[]): Response {
  if (files.length === 0) {
    throw new ToolFailure('not-found', 'no results');
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
      'cache-control': 'private, no-store',
      'content-type': 'application/zip',
      'content-length': String(length),
      'content-disposition': contentDisposition('attachment', `${name}.zip`),
    },
  });
}

/** A file is opened when its turn comes: only one at a time is read. */
function* withBytes(
  vault: Vault,
  entries: readonly { name: string; size: number; lastModified: Date; file: FileRecord }[],
) {
  for (const { file, ...entry } of entries) {
    yield { ...entry, input: vault.open(file) };
  }
}

/** `a.pdf`, `a.pdf` become `a.pdf`, `a (2).pdf`; case does not tell names apart on every system. */
function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>();

  return names.map((name) => {
    const dot = name.lastIndexOf('.');
    const stem = dot > 0 ? name.slice(0, dot) : name;
    const extension = dot > 0 ? name.slice(dot) : '';
    let unique = name;

    for (let count = 2; taken.has(unique.toLowerCase()); count += 1) {
      unique = `${stem} (${count})${extension}`;
    }

    taken.add(unique.toLowerCase());

    return unique;
  });
}
