import { Failure } from '@octavo/contract/failures';
import { type DocumentRecord, readyPlaces } from '@octavo/domain/documents/document';
import type { ReadFiles } from '@octavo/domain/documents/engine';
import type { FileRecord } from '@octavo/domain/ports';
import type { ServerPorts } from '../ports.ts';

type ReadPorts = Pick<ServerPorts, 'files' | 'vault'>;

/**
 * The files of a document that can be asked about.
 *
 * @throws Failure `document-not-ready` when none is read yet, `file-deleted` when its passages are gone
 */
export async function readFilesOf(ports: ReadPorts, document: DocumentRecord): Promise<ReadFiles> {
  const places = readyPlaces(document);
  const files = await Promise.all(
    document.files
      .filter(({ place }) => places.includes(place))
      .map(async ({ place, job }) => {
        const passages = await passagesOf(ports, job);

        return { place, name: passages.blob, load: () => bytesOf(ports, passages) };
      }),
  );

  if (files.length === 0) {
    throw new Failure('document-not-ready');
  }

  return { document: document.id, files, expiresAt: document.expiresAt };
}

/** The result of a reading job. */
async function passagesOf({ files }: Pick<ServerPorts, 'files'>, job: string): Promise<FileRecord> {
  const [passages] = await files.resultsOf(job);

  if (passages === undefined || passages.isErased) {
    throw new Failure('file-deleted');
  }

  return passages;
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
