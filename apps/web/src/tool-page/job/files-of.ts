import type { FileView, JobView } from '@octavo/contract/job';
import { isOptionFile } from '@octavo/contract/option-files';
import type { Transport } from '../../transports/transport.ts';

/** Files that a job worked on, as far as they still exist. */
export async function filesOf({ inputs }: JobView, { readFile }: Transport): Promise<FileView[]> {
  const files = await Promise.all(
    inputs.filter((input) => !isOptionFile(input)).map(({ token }) => readFile(token).catch(() => null)),
  );

  return files.filter((file) => file !== null);
}
