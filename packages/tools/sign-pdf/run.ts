import type { Point } from '@octavo/contract/edits/primitives';
import { Failure } from '@octavo/contract/failures';
import { applyEditList } from '@octavo/engine-node/pdf/apply-edit-list';
import { parsePages } from '@octavo/pdf/pages/page-expression';
import type { PdfPage } from '@octavo/pdf/pages/page-tree';
import { beforeLast } from '../_kit/before-last.ts';
import { resultName } from '../_kit/result-name.ts';
import type { ToolRun } from '../_kit/types.ts';
import { optionMarks } from './option-marks.ts';
import type { options } from './options.ts';
import { placedMarks } from './placed-marks.ts';

export const run: ToolRun<typeof options> = async (input) => {
  const { file, options, optionFiles, workspace, signal, report } = input;
  const { edits = null, page, at, width, color, as } = options;
  const [image = null] = optionFiles['image'] ?? [];
  const marks = await optionMarks(image, options, new Date());

  if (marks.length === 0 && (edits?.operations.length ?? 0) === 0) {
    throw new Failure('mark-missing', 'no mark and no operations');
  }

  if (marks.length > 0 && at === undefined) {
    throw new Failure('mark-place-missing', 'at: no place');
  }

  const output = await applyEditList(
    file,
    {
      name: resultName(file.name, 'pdf', 'signed'),
      list: edits,
      more({ pages, pageCount }) {
        const chosen = at === undefined ? [] : parsePages(page || 'last', pageCount);
        const placed = new Map<number, PdfPage>();

        for (const index of chosen) {
          const found = pages[index];

          if (found !== undefined) {
            placed.set(index, found);
          }
        }

        return {
          operations: placedMarks(marks, placed, { at: pointOf(at), width, color, as }),
          assets: new Map(),
          notes: [],
        };
      },
    },
    // A picture is found by its name: that of the option before those that the edits name.
    {
      workspace,
      signal,
      report: beforeLast(report),
      assets: [...(image === null ? [] : [image]), ...(optionFiles['asset'] ?? [])],
    },
  );
  report(1, 1);

  return [output];
};

/** Point of a text such as `72,640`. */
function pointOf(text = '0,0'): Point {
  const [x = 0, y = 0] = text.split(',').map(Number);

  return { x, y };
}
