import { isFailure } from '@octavo/contract/failures';
import { type DocumentOutline, type DocumentRecord, readyPlaces } from '@octavo/domain/documents/document';
import type { ServerPorts } from '../ports.ts';
import { readFilesOf } from './read-files.ts';

export type OutlinePorts = Pick<ServerPorts, 'documents' | 'files' | 'vault' | 'reader' | 'log'>;

/** Outline of the files that are read, computed once and kept; null before the first is read. */
export async function outlineOf(
  ports: OutlinePorts,
  document: DocumentRecord,
): Promise<DocumentOutline | null> {
  const places = readyPlaces(document);

  if (places.length === 0) {
    return null;
  }

  const kept = await ports.documents.findOutline(document);

  if (kept !== null && kept.places.join() === places.join()) {
    return kept;
  }

  try {
    const files = await readFilesOf(ports, document, []);
    const [facts, summary] = await Promise.all([ports.reader.facts(files), ports.reader.summarise(files)]);
    const outline = { ...summary, places, files: facts };
    await ports.documents.saveOutline(document, outline);

    return outline;
  } catch (error) {
    // The document can be asked without it, and the next view tries again. Messages may repeat words of the document.
    const reason = isFailure(error) ? error.code : error instanceof Error ? error.name : typeof error;
    ports.log.warn({ documentId: document.id, reason }, 'document not outlined');

    return kept;
  }
}
