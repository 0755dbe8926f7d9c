import type { PdfEditor } from '@octavo/pdf/edit/pdf-editor';
import { PdfDict } from '@octavo/pdf/objects';
import { rgbOf } from '../geometry/colors.ts';
import type { RedactionPlan } from './redaction-plan.ts';

/** Draws a filled box over each area of a plan. */
export function coverAreas(editor: PdfEditor, { pages }: RedactionPlan): void {
  for (const { pageIndex, areas } of pages) {
    const boxes = areas.map(({ corners, color }) => {
      const points = corners.map(([x, y]) => `${decimal(x)} ${decimal(y)}`);

      return `${rgbOf(color).join(' ')} rg ${points.join(' l ').replace(' l', ' m')} l h f`;
    });
    editor.page(pageIndex).appendContent(boxes.join('\n'), new PdfDict(), { space: 'user' });
  }
}

function decimal(value: number): string {
  return String(Number(value.toFixed(4)));
}
