import type { JobView } from '@octavo/contract/job';
import type { FileKind } from '@octavo/contract/kinds';
import { readBeginning } from '../../../transports/api.ts';

const texts: readonly FileKind[] = ['txt', 'md', 'html'];

/** Pictures stand in a page as text; what follows the first of them may lie far behind it. */
const pageBytes = 400_000;

export function isText(kind: FileKind): boolean {
  return texts.includes(kind);
}

/** The beginning of a result that is text; of a web page what it says, without its markup. */
export async function readWords(
  { token, kind }: JobView['results'][number],
  bytes: number,
  signal: AbortSignal,
): Promise<string> {
  if (kind !== 'html') {
    return readBeginning(token, bytes, signal);
  }

  const page = new DOMParser().parseFromString(await readBeginning(token, pageBytes, signal), 'text/html');

  return (page.body.textContent ?? '').trim().slice(0, bytes);
}
