import type { DocumentRecord } from '@octavo/domain/documents/document';
import { type ReadSoFar, storedParts } from '@octavo/domain/documents/reading-parts';
import type { ApplicationPorts } from '../ports.ts';

/** Pages that can be asked of the files that are still being read; files without any are left out. */
export async function readSoFar(
  { files }: Pick<ApplicationPorts, 'files'>,
  document: DocumentRecord,
): Promise<ReadSoFar[]> {
  const reading = document.files.filter(({ state }) => state === 'reading');
  const read = await Promise.all(
    reading.map(async ({ place, job }) => {
      const { pages, pageCount } = storedParts(await files.previewsOf(job));

      return { file: place, pages, pageCount };
    }),
  );

  return read.filter(({ pages }) => pages > 0);
}
