import { writeFile } from 'node:fs/promises';
import { Failure } from '@octavo/contract/failures';
import { readDocument } from '@octavo/engine-node/answers/read-document';
import { resultName } from '../_kit/result-name.ts';
import type { ToolRun } from '../_kit/types.ts';
import type { options } from './options.ts';

/** Reads a file for questions. The result is a `ReadDocument`: nothing else needs the PDF again. */
export const run: ToolRun<typeof options> = async ({ file, options, workspace, signal, report }) => {
  const { read, notes, whyEmpty } = await readDocument(file, options, { workspace, signal, report });

  if (read.passages.length === 0) {
    throw new Failure(whyEmpty, `${read.pages.length} pages, none with text`);
  }

  const path = workspace.newPath('json');
  await writeFile(path, JSON.stringify(read), { mode: 0o600 });

  return [{ name: resultName(file.name, 'json', 'passages'), kind: 'json', path, notes }];
};
