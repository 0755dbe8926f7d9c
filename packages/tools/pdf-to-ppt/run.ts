import { writeZip } from '@octavo/engine-node/archive/write-zip';
import { convertibleContent } from '@octavo/engine-node/ocr/convertible-content';
import { openForReading } from '@octavo/engine-node/pdf/open-for-reading';
import { slidePictures } from '@octavo/engine-node/pptx/slide-pictures';
import { annotationNotes } from '@octavo/engine-node/report/annotation-notes';
import { reportCard } from '@octavo/engine-node/report/report-card';
import { parsePages } from '@octavo/pdf/pages/page-expression';
import { listLabels } from '@octavo/writers/pptx/list-labels';
import { presentationOf } from '@octavo/writers/pptx/presentation-of';
import { writePptx } from '@octavo/writers/pptx/write-pptx';
import { resultName } from '../_kit/result-name.ts';
import type { ToolRun } from '../_kit/types.ts';
import type { options } from './options.ts';
import { scaledNote } from './scaled-note.ts';

/** Writes a presentation with one slide per page. */
export const run: ToolRun<typeof options> = async ({ file, options, workspace, signal, report }) => {
  using opened = await openForReading(file, { workspace, signal });
  const { document, pdfium } = opened;
  const pages = parsePages(options.pages === '' ? '1-' : options.pages, document.pageCount);

  // Reading a page and rendering its pictures each count as half of the work.
  const steps = pages.length * 2;
  const place = { workspace, signal };
  const source = {
    pdfium,
    document,
    pages,
    signal,
    report: (done: number) => report(done, steps),
  };
  const { content, notes } = await convertibleContent(source, options, place);
  const presentation = presentationOf(content);
  const pictures = await slidePictures(pdfium, content, presentation, {
    signal,
    report: (done) => report(pages.length + done, steps),
  });
  const parts = writePptx(presentation, pictures);
  const path = workspace.newPath('pptx');
  await writeZip(path, parts);
  const { notes: card, ...drawn } = await reportCard(
    {
      source: opened,
      content,
      parts,
      generated: listLabels(presentation),
      path,
      kind: 'pptx',
      writeBeginning: async (count) => {
        const beginning = { ...presentation, slides: presentation.slides.slice(0, count) };
        const partial = workspace.newPath('pptx');
        await writeZip(partial, writePptx(beginning, pictures));

        return partial;
      },
    },
    place,
  );

  return [
    {
      name: resultName(file.name, 'pptx'),
      kind: 'pptx',
      path,
      ...drawn,
      notes: [
        ...card,
        ...scaledNote(content, presentation),
        ...annotationNotes(opened.original, pages, { showsMarks: true }),
        ...notes,
      ],
    },
  ];
};
