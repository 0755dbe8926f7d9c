import { editPdfFile } from '@octavo/engine-node/pdf/edit-pdf-file';
import { parsePages } from '@octavo/pdf/pages/page-expression';
import { resultName } from '../_kit/result-name.ts';
import { rgbOf } from '../_kit/text-look.ts';
import type { ToolRun } from '../_kit/types.ts';
import type { options } from './options.ts';
import { numberPlace, numberText } from './page-number.ts';

export const run: ToolRun<typeof options> = async ({ file, options, workspace, signal, report }) => {
  const name = resultName(file.name, 'pdf', 'numbered');
  const output = await editPdfFile(file, { name }, { workspace, signal }, async (editor, { pageCount }) => {
    const pages = [...new Set(parsePages(options.pages || '1-', pageCount))].toSorted(
      (one, other) => one - other,
    );
    const firstPage = pages[0] ?? 0;

    for (const index of pages) {
      signal.throwIfAborted();
      const page = editor.page(index);
      const { x, y, align, anchor } = numberPlace(page, index, options);
      await page.drawText(numberText(index, { firstPage, pageCount }, options), {
        font: { family: options.font },
        size: options.size,
        color: rgbOf(options.color),
        at: { x, y },
        align,
        anchor,
        artifact: anchor === 'top' ? 'header' : 'footer',
      });
      report(index + 1, pageCount);
    }

    return [];
  });
  report(1, 1);

  return [output];
};
