import { Failure } from '@octavo/contract/failures';
import { repairedNotes, signatureNotes } from '@octavo/engine-node/pdf/notes';
import { openPdfFile } from '@octavo/engine-node/pdf/open';
import { resultName } from '../_kit/result-name.ts';
import type { ToolRun } from '../_kit/types.ts';
import type { options } from './options.ts';

export const run: ToolRun<typeof options> = async ({ file, options, workspace, signal, report }) => {
  const password = options.password === '' ? file.password : options.password;
  // Lifting restrictions is the purpose here; the user has confirmed their right to do so.
  const opened = await openPdfFile({ ...file, password }, 'look', { workspace, signal });

  if (opened.protection === null) {
    throw new Failure('not-protected', '', { values: { file: file.name } });
  }

  report(1, 1);

  return [
    {
      name: resultName(file.name, 'pdf', 'unlocked'),
      kind: 'pdf',
      path: opened.path,
      pages: opened.document.pageCount,
      notes: [
        ...repairedNotes(opened.repaired),
        ...signatureNotes(opened.document),
        { code: 'restrictions-removed', values: {} },
      ],
    },
  ];
};
