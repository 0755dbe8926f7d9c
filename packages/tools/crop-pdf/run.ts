import { editPdfFile } from '@octavo/engine-node/pdf/edit-pdf-file';
import { imageHostOf } from '@octavo/engine-node/pdf/image-host';
import { setPageBox } from '@octavo/pdf/edit/crop/page-boxes';
import { cutPages } from '@octavo/pdf/edit/cut/cut-pages';
import { regionOutside } from '@octavo/pdf/edit/cut/cut-region';
import { userRectangle } from '@octavo/pdf/edit/shown-space';
import { parsePages } from '@octavo/pdf/pages/page-expression';
import { resultName } from '../_kit/result-name.ts';
import type { ToolRun } from '../_kit/types.ts';
import { cropBoxes } from './crop-boxes.ts';
import type { options } from './options.ts';

export const run: ToolRun<typeof options> = async ({ file, options, workspace, signal, report }) => {
  const place = { workspace, signal };
  const output = {
    name: resultName(file.name, 'pdf', 'cropped'),
    mode: options.cut ? 'rewrite' : 'append',
  } as const;
  const result = await editPdfFile(file, output, place, async (editor, document) => {
    const chosen = parsePages(options.pages === '' ? '1-' : options.pages, document.pageCount);
    const pages = [...new Set(chosen)];
    const boxes = await cropBoxes(document, pages, options);
    const cuts = [...boxes].map(([pageIndex, box]) => {
      const page = document.pages[pageIndex]!;
      const kept = userRectangle(page, box);
      setPageBox(editor.changes, editor.page(pageIndex), kept, options.cut);

      return { pageIndex, region: regionOutside(kept) };
    });

    if (options.cut) {
      await cutPages(editor, cuts, imageHostOf(document), (done) => report(done, cuts.length + 1));
    }

    const blank = pages.length - boxes.size;

    return blank === 0 ? [] : [{ code: 'blank-pages-kept', values: { count: blank } }];
  });
  report(1, 1);

  return [result];
};
