import { editPdfFile } from '@octavo/engine-node/pdf/edit-pdf-file';
import { parsePages } from '@octavo/pdf/pages/page-expression';
import { resultName } from '../_kit/result-name.ts';
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

/** Red, green and blue from 0 to 1 of a colour such as `#808080`. */
function rgbOf(color: string): readonly [number, number, number] {
  const value = (at: number) => Number.parseInt(color.slice(at, at + 2), 16) / 255;

  return [value(1), value(3), value(5)];
}
