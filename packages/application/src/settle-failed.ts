import type { Vault } from '@octavo/domain/ports';
import type { ApplicationPorts } from './ports.ts';

type FailedPorts = Pick<ApplicationPorts, 'isSurelyNotWritten'> & {
  readonly vault: Pick<Vault, 'destroy' | 'release'>;
};

/** Destroys the data stored for rows that were certainly not written; otherwise leaves it to the sweep. */
export async function settleFailed(
  { vault, isSurelyNotWritten }: FailedPorts,
  names: readonly string[],
  error: unknown,
): Promise<void> {
  if (!isSurelyNotWritten(error)) {
    vault.release(names);

    return;
  }

  for (const name of names) {
    await vault.destroy(name);
  }
}
