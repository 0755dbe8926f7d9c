import { readFile } from 'node:fs/promises';
import type { ReadDocument } from '@octavo/answers/passages/passage';
import type { Workspace } from '@octavo/engine-node/run-files';
import { createWorkspace } from '@octavo/engine-node/workspace';
import { readingTool } from '@octavo/tools/kit/reading-tool';
import { runTool } from '@octavo/tools/kit/run-tool';
import { runFactsOf } from '@octavo/tools/runnable';
import { loadRun } from '@octavo/tools/runs';
import { fileAt } from '../read-input.ts';

interface FileToRead {
  readonly path: string;
  readonly password: string | null;
}

interface ReadingControl {
  readonly signal: AbortSignal;
  onProgress(share: number): void;
}

/**
 * Reads files for questions, one after another.
 *
 * @param languages languages of scanned pages, as the reading tool takes them; null for its own
 * @throws Failure of the reading tool
 */
export async function readFiles(
  files: readonly FileToRead[],
  languages: readonly string[] | null,
  reading: ReadingControl,
): Promise<ReadDocument[]> {
  const workspace = await createWorkspace();

  try {
    const documents: ReadDocument[] = [];

    for (const file of files) {
      documents.push(await readOne(file, languages, workspace, reading));
    }

    return documents;
  } finally {
    await workspace.remove();
  }
}

async function readOne(
  { path, password }: FileToRead,
  languages: readonly string[] | null,
  workspace: Workspace,
  { signal, onProgress }: ReadingControl,
): Promise<ReadDocument> {
  const file = await fileAt(path, runFactsOf(readingTool).accepts);
  const { results } = await runTool(await loadRun(readingTool), {
    files: [{ ...file, ...(password === null ? {} : { password }) }],
    options: languages === null ? {} : { language: languages },
    workspace,
    signal,
    onProgress,
  });

  return JSON.parse(await readFile(results[0]?.file.path ?? '', 'utf8'));
}
