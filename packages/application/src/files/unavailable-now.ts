import type { FileRecord } from '@octavo/domain/ports';
import { unavailableBy } from '@octavo/domain/retention';
import type { ApplicationPorts } from '../ports.ts';

/**
 * Reason why a file is gone at this moment; null while it can be read. A file whose key is destroyed counts
 * as deleted even before its row says so: on a full disk the row is updated later.
 */
export async function unavailableNow(
  { clock, vault }: Pick<ApplicationPorts, 'clock' | 'vault'>,
  file: FileRecord,
): Promise<ReturnType<typeof unavailableBy>> {
  const reason = unavailableBy(file, clock.now());

  if (reason !== null) {
    return reason;
  }

  return (await vault.holds(file.blob)) ? null : 'file-deleted';
}
