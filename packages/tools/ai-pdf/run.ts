import { writeFileSync } from 'node:fs';
import { Failure } from '@octavo/contract/failures';
import { readDocument } from '@octavo/engine-node/answers/read-document';
import { resultName } from '../_kit/result-name.ts';
import type { ToolRun } from '../_kit/types.ts';
import type { options } from './options.ts';

/** Reads a file for questions. The result is a `ReadDocument`: nothing else needs the PDF again. */
export const run: ToolRun<typeof options> = async ({ file, options, workspace, signal, report, onPart }) => {
  const write = (read: object) => {
    const path = workspace.newPath('json');
    // At once: the pages of a file are read without a pause, in which a write could end.
    writeFileSync(path, JSON.stringify(read), { mode: 0o600 });

    return path;
  };
  const context = { workspace, signal, report };
  const { read, notes, whyEmpty } = await readDocument(file, options, {
    ...context,
    ...(onPart !== null && {
      publish: ({ read: part, lastPage, pageCount }) => onPart({ path: write(part), lastPage, pageCount }),
    }),
  });

  if (read.passages.length === 0) {
    throw new Failure(whyEmpty, `${read.pages.length} pages, none with text`);
  }

  return [{ name: resultName(file.name, 'json', 'passages'), kind: 'json', path: write(read), notes }];
};
