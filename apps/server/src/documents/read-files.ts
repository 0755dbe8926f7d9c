import { Failure } from '@octavo/contract/failures';
import { mebibyte } from '@octavo/contract/limits';
import type { DocumentFile, DocumentRecord } from '@octavo/domain/documents/document';
import type { ReadFile, ReadFiles } from '@octavo/domain/documents/engine';
import { type ReadSoFar, storedParts } from '@octavo/domain/documents/reading-parts';
import type { FileRecord } from '@octavo/domain/ports';
import type { ServerPorts } from '../ports.ts';

type ReadPorts = Pick<ServerPorts, 'files' | 'vault'>;

/** Stored bytes that the engine takes at a time: with its index, a document needs six times as much memory. */
const mostBytes = 160 * mebibyte;

/**
 * The files of a document that can be asked about: those that are read, and the first pages of others.
 *
 * @throws Failure `document-not-ready` when nothing is read yet, `file-deleted` when passages are gone, `memory-limit`
 */
export async function readFilesOf(
  ports: ReadPorts,
  document: DocumentRecord,
  soFar: readonly ReadSoFar[],
): Promise<ReadFiles> {
  const found = await Promise.all(
    document.files.map(async (file) => ({ file, passages: await passagesOf(ports, file, soFar) })),
  );
  const read = found.filter(({ passages }) => passages.length > 0);
  const bytes = read.flatMap(({ passages }) => passages).reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);

  if (read.length === 0) {
    throw new Failure('document-not-ready');
  }

  if (bytes > mostBytes) {
    throw new Failure('memory-limit', `${bytes} bytes of passages`);
  }

  const files = read.map(
    ({ file: { place }, passages }): ReadFile => ({
      place,
      name: passages.map(({ blob }) => blob).join('+'),
      load: () => Promise.all(passages.map((each) => bytesOf(ports, each))),
    }),
  );

  return { document: document.id, files, expiresAt: document.expiresAt };
}

/** The result of a reading job, or its parts while it runs. */
async function passagesOf(
  { files }: Pick<ServerPorts, 'files'>,
  { place, job, state }: DocumentFile,
  soFar: readonly ReadSoFar[],
): Promise<readonly FileRecord[]> {
  const read = soFar.find(({ file }) => file === place);

  if (read !== undefined) {
    return partsUpTo(await files.previewsOf(job), read.pages);
  }

  if (state !== 'ready') {
    return [];
  }

  const [passages] = await files.resultsOf(job);

  if (passages === undefined || passages.isErased) {
    throw new Failure('file-deleted');
  }

  return [passages];
}

function partsUpTo(previews: readonly FileRecord[], pages: number): readonly FileRecord[] {
  const stored = storedParts(previews, pages);

  if (stored.pages < pages) {
    throw new Failure('file-deleted');
  }

  return stored.parts;
}

async function bytesOf({ vault }: Pick<ServerPorts, 'vault'>, file: FileRecord): Promise<Uint8Array> {
  const bytes = new Uint8Array(file.sizeBytes);
  let at = 0;

  for await (const chunk of vault.open(file)) {
    bytes.set(chunk, at);
    at += chunk.length;
  }

  return bytes;
}
