import { extensionOf } from '@octavo/contract/kinds';
import { openPdfFile } from '@octavo/engine-node/pdf/open';
import { stemOf } from '../_kit/result-name.ts';
import type { ToolRun } from '../_kit/types.ts';
import type { options } from './options.ts';
import { drawChosenPages } from './pages.ts';

export const run: ToolRun<typeof options> = async ({ file, options, report, ...place }) => {
  if (options.mode === 'images') {
    const { extractImages } = await import('./images.ts');

    return extractImages(file, options, place, report);
  }

  const opened = await openPdfFile(file, 'look', place);
  const pictures = await drawChosenPages(opened, options, place, report);
  const digits = String(opened.document.pageCount).length;

  return pictures.map(({ page, path, dpi }) => ({
    name: `${stemOf(file.name)}-${String(page).padStart(digits, '0')}.${extensionOf(options.format)}`,
    kind: options.format,
    path,
    notes: dpi < options.dpi ? [{ code: 'resolution-lowered', values: { page, dpi } }] : [],
  }));
};
