import { readFile, writeFile } from 'node:fs/promises';
import { ToolFailure } from '@octavo/contract/failures';
import { parsePages } from '@octavo/engine/pdf/page-expression';
import { readingOrder } from '@octavo/engine/text/reading-order';
import { openPdfFile } from '@octavo/engine-node/pdf/open';
import { soundPath } from '@octavo/engine-node/pdf/sound-path';
import { glyphsOf } from '@octavo/engine-node/pdfium/glyphs';
import { loadDocument } from '@octavo/engine-node/pdfium/library';
import { resultName } from '../_kit/result-name.ts';
import type { ToolRun } from '../_kit/types.ts';
import type { options } from './options.ts';

/** Page texts in UTF-8, pages apart by a form feed as text tools expect. */
export const run: ToolRun<typeof options> = async ({ file, options, workspace, signal, report }) => {
  const opened = await openPdfFile(file, 'extract', { workspace, signal });
  const pages = parsePages(options.pages === '' ? '1-' : options.pages, opened.document.pageCount);
  using document = await loadDocument(await readFile(soundPath(opened, workspace)));
  const texts: string[] = [];

  for (const [index, page] of pages.entries()) {
    signal.throwIfAborted();
    texts.push(readingOrder(glyphsOf(document, page).glyphs));
    report(index + 1, pages.length);
  }

  const without = texts.filter((text) => text === '').length;

  if (without === texts.length) {
    throw new ToolFailure('no-text', `${texts.length} pages, none with text`);
  }

  const path = workspace.newPath('txt');
  await writeFile(path, `${texts.join('\n\f')}\n`, { mode: 0o600 });

  return [
    {
      name: resultName(file.name, 'txt'),
      kind: 'txt',
      path,
      notes: without > 0 ? [{ code: 'text-missing', values: { pages: without, of: texts.length } }] : [],
    },
  ];
};
