import type { JobView } from '@octavo/contract/job';
import type { FileKind } from '@octavo/contract/kinds';
import type { Transport } from '../../transports/transport.ts';

const texts: readonly FileKind[] = ['txt', 'md', 'html'];

/**
 * Bytes to read of a web page: pictures are embedded as text, so the words after the first one may come late
 * in the file.
 */
const pageBytes = 400_000;

export function isText(kind: FileKind): boolean {
  return texts.includes(kind);
}

/** Reads the beginning of a text result; for a web page, its text without markup. */
export async function readWords(
  { readBeginning }: Transport,
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
