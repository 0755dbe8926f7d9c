import type { Operation } from '@octavo/contract/edits/edit-list';
import { highlightTexts } from '@octavo/editing/find/highlight-text';
import { replaceTexts } from '@octavo/editing/find/replace-texts';
import { installedCodeMaps } from '@octavo/engine-node/fonts/code-maps';
import { applyEditList } from '@octavo/engine-node/pdf/apply-edit-list';
import { findValues } from '@octavo/engine-node/pdf/field-values/find-values';
import { writeValues } from '@octavo/engine-node/pdf/field-values/write-values';
import { parsePages } from '@octavo/pdf/pages/page-expression';
import { beforeLast } from '../_kit/before-last.ts';
import { notesAsOperations } from '../_kit/notes-as-operations.ts';
import { resultName } from '../_kit/result-name.ts';
import type { ToolRun } from '../_kit/types.ts';
import type { options } from './options.ts';
import { readReplacement } from './read-replacement.ts';

export const run: ToolRun<typeof options> = async (input) => {
  const { file, options, optionFiles, workspace, signal, report } = input;
  const {
    edits = null,
    replace,
    page,
    matchCase,
    wholeWords,
    highlight,
    note,
    exportValues,
    flatten,
  } = options;
  const replacements = replace.map((text) => ({ ...readReplacement(text), matchCase, wholeWords }));
  const codeMaps = installedCodeMaps();
  const fill = await findValues(optionFiles['values']?.[0] ?? null);
  const output = await applyEditList(
    file,
    {
      name: resultName(file.name, 'pdf', 'edited'),
      list: edits,
      mayBeUnchanged: exportValues !== undefined,
      more(document) {
        const found = fill(document);

        return {
          operations: [
            ...found.operations,
            ...replaceTexts(document, replacements, {
              codeMaps,
              pages: new Set(parsePages(page || '1-', document.pageCount)),
            }),
            ...highlightTexts(document, highlight, codeMaps),
            ...notesAsOperations(note),
            ...(flatten ? [flattening] : []),
          ],
          assets: new Map(),
          notes: found.notes,
        };
      },
    },
    { workspace, signal, report: beforeLast(report), assets: optionFiles['asset'] ?? [] },
  );
  report(1, 1);

  return exportValues === undefined
    ? [output]
    : [
        output,
        await writeValues(
          output,
          { name: resultName(file.name, exportValues, 'values'), kind: exportValues },
          file,
          workspace,
        ),
      ];
};

const flattening: Operation = {
  id: 'option-flatten',
  kind: 'flatten',
  what: ['annotations', 'fields', 'layers'],
};
