import { Failure } from '@octavo/contract/failures';
import { isTheirs, mayDownload } from '@octavo/domain/access/access';
import type { Viewer } from '@octavo/domain/access/viewer';
import type { FileRecord } from '@octavo/domain/ports';
import type { ApplicationPorts } from '../ports.ts';
import { requireAccess } from '../require-access.ts';
import { unavailableNow } from './unavailable-now.ts';

type FindFilePorts = Pick<ApplicationPorts, 'files' | 'clock' | 'vault'>;

/**
 * Finds a file of the viewer.
 *
 * @throws Failure `not-found` for an unknown token or a file of another owner, `file-expired` for an
 * expired file, `file-deleted` for a deleted one.
 */
export async function findFile(ports: FindFilePorts, viewer: Viewer, token: string): Promise<FileRecord> {
  const file = await ports.files.find(token);

  if (file === null || !isTheirs(file.owner, viewer)) {
    throw new Failure('not-found');
  }

  await refuseGone(ports, file);

  return file;
}

/**
 * Finds a file that the viewer may download; users may always download their own uploads.
 *
 * @throws Failure as `findFile`, or the reason why results may not be downloaded.
 */
export async function findDownload(ports: FindFilePorts, viewer: Viewer, token: string): Promise<FileRecord> {
  const file = await findFile(ports, viewer, token);

  if (file.origin !== null) {
    requireAccess(mayDownload(viewer));
  }

  return file;
}

/** File of a signed address; the signature proves the right to it. @throws Failure as `findFile`. */
export async function findSignedFile(ports: FindFilePorts, token: string): Promise<FileRecord> {
  const file = await ports.files.find(token);

  if (file === null) {
    throw new Failure('not-found');
  }

  await refuseGone(ports, file);

  return file;
}

/** @throws Failure `file-expired`, `file-deleted` */
export async function refuseGone(
  ports: Pick<ApplicationPorts, 'clock' | 'vault'>,
  file: FileRecord,
): Promise<void> {
  const gone = await unavailableNow(ports, file);

  if (gone !== null) {
    throw new Failure(gone);
  }
}
