import { writeZip } from '@octavo/engine-node/archive/write-zip';
import { figurePictures } from '@octavo/engine-node/layout/figure-pictures';
import { convertibleContent } from '@octavo/engine-node/ocr/convertible-content';
import type { RunContext } from '@octavo/engine-node/pdf/open';
import { openForReading } from '@octavo/engine-node/pdf/open-for-reading';
import type { PdfiumDocument } from '@octavo/engine-node/pdfium/library';
import { annotationNotes } from '@octavo/engine-node/report/annotation-notes';
import { contentsNote } from '@octavo/engine-node/report/contents-note';
import { generatedText } from '@octavo/engine-node/report/generated-text';
import { reportCard } from '@octavo/engine-node/report/report-card';
import type { DocumentLayout } from '@octavo/layout/model';
import { readLayout } from '@octavo/layout/read-layout';
import type { DocumentContent } from '@octavo/pdf/content/page-content';
import { parsePages } from '@octavo/pdf/pages/page-expression';
import { fitFonts } from '@octavo/writers/docx/fonts/font-fit';
import { writeDocx } from '@octavo/writers/docx/write-docx';
import { resultName } from '../_kit/result-name.ts';
import type { ToolRun } from '../_kit/types.ts';
import type { options } from './options.ts';

export const run: ToolRun<typeof options> = async ({ file, options, workspace, signal, report }) => {
  using opened = await openForReading(file, { workspace, signal });
  const { document, pdfium } = opened;
  const pages = parsePages(options.pages === '' ? '1-' : options.pages, document.pageCount);
  const place = { workspace, signal };
  // Writing counts as one more step, so that reading the pages does not complete the progress.
  const onRead = (done: number, of: number) => report(done, of + 1);
  const source = { pdfium, document, pages, signal, report: onRead };
  const { content, notes } = await convertibleContent(source, options, place);

  const { path, parts, layout } = await write(pdfium, content, place);
  report(1, 1);
  const { notes: card, ...drawn } = await reportCard(
    {
      source: opened,
      content,
      parts,
      generated: generatedText(layout),
      path,
      kind: 'docx',
      writeBeginning: async (count) => {
        const beginning = { ...content, pages: content.pages.slice(0, count) };

        return (await write(pdfium, beginning, place)).path;
      },
    },
    place,
  );

  return [
    {
      name: resultName(file.name, 'docx'),
      kind: 'docx',
      path,
      ...drawn,
      notes: [
        ...card,
        ...contentsNote(layout),
        ...annotationNotes(opened.original, pages, { showsMarks: true }),
        ...notes,
      ],
    },
  ];
};

interface WrittenWordFile {
  readonly path: string;
  readonly parts: ReadonlyMap<string, string | Uint8Array>;
  readonly layout: DocumentLayout;
}

async function write(
  pdfium: PdfiumDocument,
  content: DocumentContent,
  { workspace, signal }: RunContext,
): Promise<WrittenWordFile> {
  const layout = readLayout(content, { acrossPages: true, softHyphens: true, drawingParts: true });
  const pictures = await figurePictures({ pdfium, content, layout, signal });
  const parts = writeDocx(layout, pictures, fitFonts(content));
  const path = workspace.newPath('docx');
  await writeZip(path, parts);

  return { path, parts, layout };
}
