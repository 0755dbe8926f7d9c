import type { FileView, JobView } from '@octavo/contract/job';
import type { Transport } from '../../../transports/transport.ts';

/** Input files of a job, as far as they still exist. */
export async function filesOf({ inputs }: JobView, { readFile }: Transport): Promise<FileView[]> {
  const files = await Promise.all(inputs.map(({ token }) => readFile(token).catch(() => null)));

  return files.filter((file) => file !== null);
}
