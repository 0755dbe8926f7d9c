import { bytesOf } from '@octavo/editing/committed';
import type { Drawing } from '@octavo/pdf/edit/drawing';
import type { EditedPage } from '@octavo/pdf/edit/edited-page';
import { breakLines } from '@octavo/pdf/edit/fields/fit-lines';
import { rectanglePath } from '@octavo/pdf/edit/path-operators';
import { type EditorHost, PdfEditor } from '@octavo/pdf/edit/pdf-editor';
import type { ShownBox } from '@octavo/pdf/edit/shown-space';
import { blankPages } from './blank-pages.ts';
import { drawColumns } from './draw-columns.ts';
import type {
  SheetPart,
  Statement,
  StatementCell,
  StatementRule,
  StatementText,
  StatementTextStyle,
} from './statement.ts';
import { StatementFields } from './statement-fields.ts';
import { StatementTags } from './tag-tree.ts';

const black = [0, 0, 0] as const;
const shade = [0.84, 0.84, 0.84] as const;
const frameWidths = { thin: 0.5, heavy: 1.5, none: 0 } as const;

/** Style of the titles of boxes where a box names none. */
const titleStyle: StatementTextStyle = { size: 6.5 };
const lineHeight = 1.15;

/** Space between the frame of a box and what is printed in it. */
const inset = 3;

interface StatementCanvas {
  readonly editor: PdfEditor;
  readonly page: EditedPage;
  readonly tags: StatementTags;
  readonly fields: StatementFields;
}

/** Draws a statement as a tagged PDF with form fields. */
export async function drawStatement(
  statement: Statement,
  host: EditorHost,
): Promise<Uint8Array<ArrayBuffer>> {
  const editor = PdfEditor.open(blankPages(statement.title, statement.sheets.length, host.codec), host);
  const tags = new StatementTags(editor.changes);
  const fields = new StatementFields(editor, tags);

  for (const [index, sheet] of statement.sheets.entries()) {
    const page = editor.page(index);
    tags.startSection(page, sheet.name);

    for (const part of sheet.parts) {
      await drawPart({ editor, page, tags, fields }, part);
    }
  }

  await fields.finish();
  tags.finish();

  return bytesOf((sink) => editor.commit({ mode: 'rewrite' }, sink));
}

async function drawPart(canvas: StatementCanvas, part: SheetPart): Promise<void> {
  switch (part.kind) {
    case 'text':
      return drawText(canvas, part);
    case 'columns':
      return drawColumns(canvas, part);
    case 'cell':
      return drawCell(canvas, part);
    case 'rule':
      return drawRule(canvas, part);
  }
}

async function drawText({ editor, page, tags }: StatementCanvas, text: StatementText): Promise<void> {
  await drawLines(editor, page.reserveMarked(tags.addText(text.role)), text.text, text.box, text);
}

async function drawCell(canvas: StatementCanvas, cell: StatementCell): Promise<void> {
  const { editor, page, tags, fields } = canvas;

  if (cell.shaded === true) {
    page.drawPath(rectanglePath(cell.box), { fill: shade, artifact: 'artifact' });
  }

  if (cell.frame !== 'none') {
    const stroke = { color: black, width: frameWidths[cell.frame] };
    page.drawPath(rectanglePath(cell.box), { stroke, artifact: 'artifact' });
  }

  if (cell.number !== undefined || cell.title !== undefined) {
    await drawTitle(editor, page.reserveMarked(tags.addText('P')), cell);
  }

  for (const field of cell.fields) {
    if (field.sign !== undefined) {
      const at = { x: field.box.left - 7, y: field.box.top + field.box.height / 2 };
      await page.drawText(field.sign, { at, anchor: 'middle', size: 9, artifact: 'artifact' });
    }

    fields.place(page, field);
  }
}

/** Draws the number of a box in bold, and its title behind it. */
async function drawTitle(
  editor: PdfEditor,
  drawing: Drawing,
  { box, number, title, titleStyle: style = titleStyle, titleInset = 0 }: StatementCell,
): Promise<void> {
  const at = { x: box.left + inset, y: box.top + 2 };
  const font = { bold: true };
  const gap =
    number === undefined
      ? 0
      : (await editor.measureText(`${number} `, { font, size: style.size })).width + 1.5;

  if (number !== undefined) {
    await drawing.drawText(title === undefined ? number : `${number} `, {
      at,
      anchor: 'top',
      font,
      size: style.size,
    });
  }

  if (title !== undefined) {
    const width = box.width - 2 * inset - gap - titleInset;
    await drawLines(
      editor,
      drawing,
      title,
      { left: at.x + gap, top: at.y, width, height: box.height },
      style,
    );
  }
}

async function drawLines(
  editor: PdfEditor,
  drawing: Drawing,
  text: string,
  box: ShownBox,
  { size, bold = false, align = 'left' }: StatementTextStyle,
): Promise<void> {
  const font = { bold };
  const measure = async (part: string) => (await editor.measureText(part, { font, size: 1 })).width;
  const lines = await breakLines(text, box.width / size, measure);
  const x = { left: box.left, center: box.left + box.width / 2, right: box.left + box.width }[align];
  await drawing.drawText(spacedLines(lines, align).join('\n'), {
    at: { x, y: box.top },
    anchor: 'top',
    align,
    font,
    size,
    lineHeight,
  });
}

/** Lines with the spaces at which they were broken, for readers that join them; at the edge where they do not show. */
function spacedLines(lines: readonly string[], align: NonNullable<StatementTextStyle['align']>): string[] {
  if (lines.length === 1) {
    return [...lines];
  }

  // Centred lines have the space at both ends, so that they stay in the middle.
  return lines.map((line) => `${align === 'left' ? '' : ' '}${line}${align === 'right' ? '' : ' '}`);
}

async function drawRule({ page }: StatementCanvas, { from, to, dashes }: StatementRule): Promise<void> {
  page.drawPath(
    [
      { kind: 'move', ...from },
      { kind: 'line', ...to },
    ],
    {
      stroke: { color: black, width: 0.5, ...(dashes === undefined ? {} : { dashes }) },
      artifact: 'artifact',
    },
  );
}
