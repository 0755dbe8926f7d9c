import type { Viewer } from '@octavo/domain/access/viewer';
import { destroyFiles } from '../files/destroy-files.ts';
import type { ApplicationPorts } from '../ports.ts';
import { eraseDocuments } from './erase-documents.ts';
import { findDocument } from './find-document.ts';

/**
 * Deletes a document with its uploads, questions and answers. Results of other tasks that it used stay with them.
 *
 * @throws Failure as `findDocument`
 */
export async function deleteDocument(
  ports: Pick<ApplicationPorts, 'documents' | 'files' | 'jobs' | 'vault' | 'clock' | 'log'>,
  viewer: Viewer,
  id: string,
): Promise<void> {
  const document = await findDocument(ports, viewer, id);
  const files = await Promise.all(document.files.map(({ token }) => ports.files.find(token)));
  await eraseDocuments(ports, [document]);
  await destroyFiles(
    ports,
    files.filter((file) => file !== null).filter(({ origin }) => origin === null),
  );
}
