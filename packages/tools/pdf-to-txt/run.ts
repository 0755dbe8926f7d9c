import { writeFile } from 'node:fs/promises';
import { Failure } from '@octavo/contract/failures';
import { figurePictures } from '@octavo/engine-node/layout/figure-pictures';
import { convertibleContent } from '@octavo/engine-node/ocr/convertible-content';
import { openForReading } from '@octavo/engine-node/pdf/open-for-reading';
import { annotationNotes } from '@octavo/engine-node/report/annotation-notes';
import { isSlideShow } from '@octavo/layout/is-slide-show';
import { readLayout } from '@octavo/layout/read-layout';
import { parsePages } from '@octavo/pdf/pages/page-expression';
import { writeHtml } from '@octavo/writers/text/html/write-html';
import { writeMarkdown } from '@octavo/writers/text/markdown/write-markdown';
import { writeSlides } from '@octavo/writers/text/txt/write-slides';
import { writeText } from '@octavo/writers/text/txt/write-text';
import { resultName, stemOf } from '../_kit/result-name.ts';
import type { ToolRun } from '../_kit/types.ts';
import type { options } from './options.ts';

export const run: ToolRun<typeof options> = async ({ file, options, workspace, signal, report }) => {
  const { format } = options;
  using opened = await openForReading(file, { workspace, signal });
  const { document, pdfium } = opened;
  // Requested duplicates of a page are dropped.
  const pages = [...new Set(parsePages(options.pages === '' ? '1-' : options.pages, document.pageCount))];
  // Writing counts as one more step, so that reading the pages does not complete the progress.
  const onRead = (done: number, of: number) => report(done, of + 1);
  const source = { pdfium, document, pages, signal, report: onRead };
  const { content, notes, whyEmpty } = await convertibleContent(source, options, { workspace, signal });

  if (content.pages.every(({ glyphs }) => glyphs.every(({ text }) => text.trim() === ''))) {
    throw new Failure(whyEmpty, `${pages.length} pages, none with text`);
  }

  const read = () => readLayout(content, { acrossPages: true, drawingsAsText: format !== 'html' });
  const write = {
    txt: async () => (isSlideShow(content) ? writeSlides(content, pages) : writeText(read(), pages)),
    md: async () => writeMarkdown(read()),
    html: async () => {
      const layout = read();
      const pictures = await figurePictures({ pdfium, content, layout, signal });
      const addresses = new Map([...pictures].map(([id, picture]) => [id, dataAddress(picture)]));

      return writeHtml(layout, addresses, stemOf(file.name));
    },
  };
  const path = workspace.newPath(format);
  await writeFile(path, await write[format](), { mode: 0o600 });

  return [
    {
      name: resultName(file.name, format),
      kind: format,
      path,
      notes: [...annotationNotes(opened.original, pages, { showsMarks: format === 'html' }), ...notes],
    },
  ];
};

/** Data URL of a picture embedded in the page (RFC 2397). */
function dataAddress({ kind, bytes }: { kind: 'png' | 'jpg'; bytes: Uint8Array }): string {
  return `data:image/${kind === 'jpg' ? 'jpeg' : 'png'};base64,${Buffer.from(bytes).toString('base64')}`;
}
