import type { EndedJob } from '@octavo/domain/job';
import type { Kysely } from 'kysely';
import { announceChange } from './job-channels.ts';
import type { DatabaseSchema } from './schema.ts';

/** Ends the reading of a file with its job. A reading without a result, such as that of a damaged file, failed. */
export async function settleReading(transaction: Kysely<DatabaseSchema>, job: EndedJob): Promise<void> {
  const isRead = job.state === 'done' && job.inputs.every(({ failure }) => failure === null);
  const [file] = await transaction
    .updateTable('document_files')
    .set({ state: isRead ? 'ready' : 'failed' })
    .where('job', '=', job.id)
    .where('state', '=', 'reading')
    .returning('document')
    .execute();

  if (file !== undefined) {
    await announceChange(transaction, file.document);
  }
}
