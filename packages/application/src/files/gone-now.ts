import type { FileRecord } from '@octavo/domain/ports';
import { goneBy } from '@octavo/domain/retention';
import type { ApplicationPorts } from '../ports.ts';

/**
 * Reason why a file is gone at this moment; null while it can be read. A file whose key is destroyed counts
 * as deleted even before its row says so: on a full disk the row is updated later.
 */
export async function goneNow(
  { clock, vault }: Pick<ApplicationPorts, 'clock' | 'vault'>,
  file: FileRecord,
): Promise<ReturnType<typeof goneBy>> {
  const gone = goneBy(file, clock.now());

  if (gone !== null) {
    return gone;
  }

  return (await vault.holds(file.blob)) ? null : 'file-deleted';
}
