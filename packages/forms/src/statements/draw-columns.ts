import type { Drawing } from '@octavo/pdf/edit/drawing';
import type { EditedPage } from '@octavo/pdf/edit/edited-page';
import type { PdfEditor } from '@octavo/pdf/edit/pdf-editor';
import type { StatementColumns, StatementParagraph } from './statement.ts';
import type { StatementTags } from './tag-tree.ts';

const lineHeight = 1.17;

/** Space between paragraphs, as a share of the size. */
const paragraphGap = 0.35;
const columnGap = 16;

interface ColumnLine {
  /** Part of the line in bold; empty except on the first line of a paragraph. */
  readonly lead: string;
  readonly leadWidth: number;
  readonly text: string;
}

interface ColumnCanvas {
  readonly editor: PdfEditor;
  readonly page: EditedPage;
  readonly tags: StatementTags;
}

/**
 * Draws paragraphs into columns of about the same height; each is an element of its own, also where it continues in the
 * next column.
 */
export async function drawColumns(
  { editor, page, tags }: ColumnCanvas,
  columns: StatementColumns,
): Promise<void> {
  const { box, count, size, paragraphs } = columns;
  const width = (box.width - (count - 1) * columnGap) / count;
  const leading = size * lineHeight;
  const set = await Promise.all(paragraphs.map((paragraph) => linesOf(editor, paragraph, size, width)));
  const total = set.reduce((height, lines) => height + lines.length * leading + size * paragraphGap, 0);
  const columnBottom = box.top + Math.min(box.height, total / count + leading);
  let column = 0;
  let top = box.top;

  for (const lines of set) {
    const drawing = page.reserveMarked(tags.addText('P'));

    for (const [index, line] of lines.entries()) {
      if (top + leading > columnBottom && column < count - 1) {
        column += 1;
        top = box.top;
      }

      if (top + leading > box.top + box.height) {
        throw new Error(`The columns have no room for “${line.text}”.`);
      }

      const at = { x: box.left + column * (width + columnGap), y: top };
      // Readers that join the lines need the space at which they were broken.
      await drawLine(
        drawing,
        index === lines.length - 1 ? line : { ...line, text: `${line.text} ` },
        size,
        at,
      );
      top += leading;
    }

    top += size * paragraphGap;
  }
}

async function drawLine(
  drawing: Drawing,
  { lead, leadWidth, text }: ColumnLine,
  size: number,
  { x, y }: { readonly x: number; readonly y: number },
): Promise<void> {
  if (lead !== '') {
    await drawing.drawText(lead, { at: { x, y }, anchor: 'top', size, font: { bold: true } });
  }

  if (text !== '') {
    await drawing.drawText(text, { at: { x: x + leadWidth, y }, anchor: 'top', size });
  }
}

async function linesOf(
  editor: PdfEditor,
  { lead, text }: StatementParagraph,
  size: number,
  width: number,
): Promise<ColumnLine[]> {
  const widthOf = async (part: string, bold: boolean) =>
    part === '' ? 0 : (await editor.measureText(part, { font: { bold }, size })).width;
  // A dash joins the lead to the text.
  const spacedLead = lead.endsWith('—') ? lead : `${lead} `;
  const leadWidth = await widthOf(spacedLead, true);
  const lines: ColumnLine[] = [];
  let line: ColumnLine = { lead: spacedLead, leadWidth, text: '' };

  for (const word of text.split(' ')) {
    const longer = line.text === '' ? word : `${line.text} ${word}`;

    if (line.text !== '' && line.leadWidth + (await widthOf(longer, false)) > width) {
      lines.push(line);
      line = { lead: '', leadWidth: 0, text: word };
    } else {
      line = { ...line, text: longer };
    }
  }

  return [...lines, line];
}
