import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of real files; null when there is none, so that tests on it are skipped. */
export const corpusFolder = folderOf(
  process.env['OCTAVO_CORPUS'] ?? join(import.meta.dirname, '../../../../shared/corpus'),
);

function folderOf(path: string): string | null {
  return existsSync(join(path, 'manifest.tsv')) ? path : null;
}

export interface CorpusFile {
  /** Path inside the corpus: its name in test reports. */
  readonly id: string;
  readonly path: string;
  /** Password of the file; empty when none is needed or known. */
  readonly password: string;
  readonly category: string;
}

/** Inputs whose path inside the corpus matches. */
export function corpusFiles(fitting: RegExp): CorpusFile[] {
  if (corpusFolder === null) {
    return [];
  }

  const [header = '', ...rows] = readFileSync(join(corpusFolder, 'manifest.tsv'), 'utf8')
    .trimEnd()
    .split('\n');
  const columns = header.split('\t');
  const cell = (row: string, name: string) => row.split('\t')[columns.indexOf(name)] ?? '';

  return rows
    .filter((row) => cell(row, 'kind') === 'input' && fitting.test(cell(row, 'path')))
    .map((row) => ({
      id: cell(row, 'path'),
      path: join(corpusFolder ?? '', cell(row, 'path')),
      password: /(?:user|open)=([^,]+)/.exec(cell(row, 'password'))?.[1] ?? '',
      category: cell(row, 'category'),
    }));
}
