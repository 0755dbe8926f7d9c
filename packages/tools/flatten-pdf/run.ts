import type { Note } from '@octavo/contract/job';
import { editPdfFile } from '@octavo/engine-node/pdf/edit-pdf-file';
import type { FlattenReport } from '@octavo/pdf/edit/flatten/flatten';
import { resultName } from '../_kit/result-name.ts';
import type { ToolRun } from '../_kit/types.ts';
import type { options } from './options.ts';

export const run: ToolRun<typeof options> = async ({ file, options, workspace, signal, report }) => {
  const name = resultName(file.name, 'pdf', 'flattened');
  let isFlat = false;
  const output = await editPdfFile(file, { name, mode: 'rewrite' }, { workspace, signal }, async (editor) => {
    const flattened = await editor.flatten(options);
    isFlat = flattened.fields + flattened.annotations + flattened.layers === 0;

    return notesOf(flattened);
  });
  report(1, 1);

  // A file without such parts keeps its bytes, and its signatures, unless it had to be repaired.
  return isFlat && !output.notes.some(({ code }) => code === 'repaired')
    ? [{ ...output, path: file.path, notes: [{ code: 'nothing-to-flatten', values: {} }] }]
    : [output];
};

function notesOf({ fields, annotations, layers, isDynamicForm }: FlattenReport): Note[] {
  return [
    fields + annotations + layers === 0
      ? { code: 'nothing-to-flatten', values: {} }
      : { code: 'flattened', values: { fields, annotations, layers } },
    ...(isDynamicForm ? [{ code: 'form-not-drawn', values: {} }] : []),
  ];
}
