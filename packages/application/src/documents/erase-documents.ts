import type { DocumentRecord } from '@octavo/domain/documents/document';
import { requestCancel } from '@octavo/domain/job';
import type { ApplicationPorts } from '../ports.ts';

export type EraseDocumentPorts = Pick<ApplicationPorts, 'documents' | 'files' | 'jobs' | 'vault' | 'clock'>;

/** Destroys what was read of documents and said about them: keys first, then bytes and rows. */
export async function eraseDocuments(
  ports: EraseDocumentPorts,
  documents: readonly DocumentRecord[],
): Promise<void> {
  const now = ports.clock.now();
  await ports.documents.erase(
    documents.map(({ id }) => id),
    now,
  );

  for (const { job } of documents.flatMap(({ files }) => files)) {
    await ports.jobs.change(job, (current) => requestCancel(current, now));

    for (const { token, blob } of [
      ...(await ports.files.resultsOf(job)),
      ...(await ports.files.previewsOf(job)),
    ]) {
      if (blob === '') {
        continue;
      }

      await ports.vault.destroy(blob);
      await ports.files.erase(token);
      await ports.files.forgetBlob(blob);
    }
  }
}
