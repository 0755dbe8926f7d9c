import type { Viewer } from '@octavo/domain/access/viewer';
import type { FileRecord } from '@octavo/domain/ports';
import type { ApplicationPorts } from '../ports.ts';
import { destroyFiles } from './destroy-files.ts';
import { findFile } from './find-file.ts';

type DeleteFilePorts = Pick<ApplicationPorts, 'documents' | 'files' | 'jobs' | 'clock' | 'vault' | 'log'>;

/** Deletes a file of the viewer, with the previews of a result. @throws Failure as `findFile`. */
export async function deleteFile(ports: DeleteFilePorts, viewer: Viewer, token: string): Promise<void> {
  const file = await findFile(ports, viewer, token);
  await destroyFiles(ports, [...(await previewsOf(ports, file)), file]);
}

/** Previews of a result, which are deleted with it. */
async function previewsOf({ files }: DeleteFilePorts, { origin }: FileRecord): Promise<FileRecord[]> {
  if (origin === null) {
    return [];
  }

  return (await files.previewsOf(origin.job)).filter((each) => each.origin?.place === origin.place);
}
