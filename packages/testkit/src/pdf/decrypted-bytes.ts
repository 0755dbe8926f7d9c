import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { CorpusFile } from '../corpus.ts';

/** Bytes of a file, decrypted by qpdf; as they are when it is not encrypted or qpdf cannot open it. */
export function decryptedBytes({ path, password }: CorpusFile): Uint8Array {
  if (spawnSync('qpdf', ['--is-encrypted', path]).status !== 0) {
    return readFileSync(path);
  }

  const { status, stdout } = spawnSync('qpdf', ['--decrypt', `--password=${password}`, path, '-'], {
    maxBuffer: 256 * 1024 ** 2,
  });

  return status === 0 || status === 3 ? stdout : readFileSync(path);
}
