import { Failure } from '@octavo/contract/failures';
import { codec } from '@octavo/engine-node/codec';
import { writeFileThrough } from '@octavo/engine-node/file-sink';
import { keepProtection } from '@octavo/engine-node/pdf/keep-protection';
import { repairedNotes, signatureNotes } from '@octavo/engine-node/pdf/notes';
import { type OpenedPdf, openPdfFile, type RunContext } from '@octavo/engine-node/pdf/open';
import { resaveWithPdfium } from '@octavo/engine-node/pdfium/resave';
import { qpdf, wroteFile } from '@octavo/engine-node/programs/qpdf';
import { writeDocument } from '@octavo/pdf/write/write';
import { resultName } from '../_kit/result-name.ts';
import type { ToolRun } from '../_kit/types.ts';
import type { options } from './options.ts';

export const run: ToolRun<typeof options> = async ({ file, workspace, signal, report }) => {
  const place = { workspace, signal };
  const opened = await openPdfFile(file, 'look', place);
  const findings = await check(opened.path, place);

  if (opened.repaired.length === 0 && findings === 'clean') {
    return [
      {
        name: resultName(file.name, 'pdf'),
        kind: 'pdf',
        path: file.path,
        pages: opened.document.pageCount,
        notes: [{ code: 'nothing-to-repair', values: {} }],
      },
    ];
  }

  const path = await rebuild(opened, place);
  report(1, 1);

  return [
    {
      name: resultName(file.name, 'pdf', 'repaired'),
      kind: 'pdf',
      path: await keepProtection(path, opened, place),
      pages: opened.document.pageCount,
      notes: [
        ...repairedNotes(opened.repaired.length > 0 ? opened.repaired : ['rewritten']),
        ...signatureNotes(opened.document),
      ],
    },
  ];
};

/** Rewrites the document with the first of three writers whose result passes an independent check. */
async function rebuild(opened: OpenedPdf, context: RunContext): Promise<string> {
  const writers = [
    async (path: string) => {
      writeFileThrough(path, (sink) => writeDocument(opened.document, {}, sink, codec));

      return true;
    },
    async (path: string) =>
      wroteFile(await qpdf({ args: (name) => [name(opened.path), name(path)], ...context })),
    (path: string) => resaveWithPdfium(opened.path, path),
  ];
  let usable: string | null = null;

  for (const write of writers) {
    const path = context.workspace.newPath('pdf');

    if (!(await write(path))) {
      continue;
    }

    const findings = await check(path, context);

    if (findings === 'clean') {
      return path;
    }

    usable ??= findings === 'warnings' ? path : null;
  }

  if (usable === null) {
    throw new Failure('damaged-file', 'no writer could produce an intact file');
  }

  return usable;
}

async function check(path: string, context: RunContext): Promise<'clean' | 'warnings' | 'errors'> {
  const { exitCode } = await qpdf({ args: (name) => ['--check', name(path)], ...context });

  return exitCode === 0 ? 'clean' : exitCode === 3 ? 'warnings' : 'errors';
}
