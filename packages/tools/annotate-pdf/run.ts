import { applyEditList } from '@octavo/engine-node/pdf/apply-edit-list';
import { findComments } from '@octavo/engine-node/pdf/comments/find-comments';
import { writeComments } from '@octavo/engine-node/pdf/comments/write-comments';
import { beforeLast } from '../_kit/before-last.ts';
import { notesAsOperations } from '../_kit/notes-as-operations.ts';
import { resultName } from '../_kit/result-name.ts';
import type { ToolRun } from '../_kit/types.ts';
import type { options } from './options.ts';

export const run: ToolRun<typeof options> = async (input) => {
  const { file, options, optionFiles, workspace, signal, report } = input;
  const { edits = null, highlight, note, exportComments } = options;
  const [comments = null] = optionFiles['comments'] ?? [];
  const find = await findComments(comments, highlight);
  const output = await applyEditList(
    file,
    {
      name: resultName(file.name, 'pdf', 'annotated'),
      list: edits,
      more(document) {
        const found = find(document);

        return { ...found, operations: [...found.operations, ...notesAsOperations(note)] };
      },
    },
    { workspace, signal, report: beforeLast(report), assets: optionFiles['asset'] ?? [] },
  );
  report(1, 1);

  return exportComments
    ? [output, await writeComments(output, resultName(file.name, 'xfdf', 'comments'), file, workspace)]
    : [output];
};
