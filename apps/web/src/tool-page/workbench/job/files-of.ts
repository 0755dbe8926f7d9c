import type { FileView, JobView } from '@octavo/contract/job';
import { readFile } from '../../../transports/api.ts';

/** Input files of a job, as far as they still exist. */
export async function filesOf({ inputs }: JobView): Promise<FileView[]> {
  const files = await Promise.all(inputs.map(({ token }) => readFile(token).catch(() => null)));

  return files.filter((file) => file !== null);
}
