import type { ByteSink, Codec } from '@octavo/pdf/host';
import type { CadDrawing } from './drawing.ts';
import { paintEntities } from './paint.ts';
import { Budget } from './painting.ts';
import { DrawingDocument } from './pdf-document.ts';
import { type DrawingHost, type SheetOptions, sheetsOf } from './sheet/sheet.ts';

export interface RenderOptions extends SheetOptions {
  readonly color: 'color' | 'black';
}

/**
 * Writes a drawing as a PDF document with one page per sheet.
 *
 * @returns the number of pages; nothing is written when there is nothing to show.
 */
export function renderDrawing(
  drawing: CadDrawing,
  options: RenderOptions,
  around: DrawingHost & { report(done: number, total: number): void },
  title: string,
  sink: ByteSink,
  codec: Codec,
): number {
  const sheets = sheetsOf(drawing, options, around);

  if (sheets.length === 0) {
    return 0;
  }

  const document = new DrawingDocument(title, sink, codec);
  const budget = new Budget(around.checkpoint);

  for (const [index, { layout, map, isPaperSpace, widthPoints, heightPoints }] of sheets.entries()) {
    document.addPage({ widthPoints, heightPoints, title: layout.name }, (canvas) =>
      paintEntities(layout.entities, {
        settings: {
          canvas,
          model: drawing.model.entities,
          shelf: around.shelf,
          colors: options.color,
          lineTypeScale: drawing.lineTypeScale,
          paperLineTypes: drawing.paperLineTypes,
          budget,
        },
        map,
        dashUnit: null,
        parent: null,
        frozen: new Set(),
        blocks: [],
        isPaperSpace,
      }),
    );
    around.report(index + 1, sheets.length);
  }

  document.finish();

  return sheets.length;
}
