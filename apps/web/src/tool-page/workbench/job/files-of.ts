import type { FileView, JobView } from '@octavo/contract/job';
import { readFile } from '../../../transports/api.ts';

/** The files a job was given, as far as they are still kept. */
export async function filesOf({ inputs }: JobView): Promise<FileView[]> {
  const files = await Promise.all(inputs.map(({ token }) => readFile(token).catch(() => null)));

  return files.filter((file) => file !== null);
}
