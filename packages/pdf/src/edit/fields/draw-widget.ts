import type { PdfRef } from '../../objects.ts';
import { type Appearance, addAppearanceForm, createAppearance } from '../appearance.ts';
import type { Drawing } from '../drawing.ts';
import { numbers } from '../number-text.ts';
import { rectanglePath } from '../path-operators.ts';
import type { SharedParts } from '../shared-parts.ts';
import { drawBox, edgeOf } from './draw-box.ts';
import type { FieldText } from './field-text.ts';
import { fitLine, fitLines, fittingSize, type MeasureText } from './fit-lines.ts';
import { type ButtonMark, isStroked, markPath } from './mark-path.ts';
import type { WidgetLook } from './widget-look.ts';

/** Space between border and text in units of user space, as Acrobat leaves it. */
const padding = 2;
const lineHeight = 1.15;

/** Size of the options of a list whose size is left to the reader. */
const listSize = 12;

/** Color that Acrobat gives to chosen lines of a list. */
const chosenColor = [0.6, 0.757, 0.855] as const;

/** Writes the appearance of a field that shows text. */
export async function drawTextWidget(
  shared: SharedParts,
  look: WidgetLook,
  field: FieldText,
): Promise<PdfRef> {
  const appearance = createAppearance(shared, { left: 0, top: 0, ...look });
  drawBox(appearance.drawing, look, 'rectangle');
  const background = appearance.drawing.content;
  const edge = edgeOf(look);
  const clip = `${numbers(edge, edge, Math.max(0, look.width - 2 * edge), Math.max(0, look.height - 2 * edge))} re W n`;
  const text = createAppearance(shared, appearance.box, { resources: appearance.drawing.resources });

  if (field.text !== '') {
    await drawText(shared, text.drawing, look, field);
  }

  return addForm(
    shared,
    look,
    appearance,
    `${background}\n/Tx BMC\nq\n${clip}\n${text.drawing.content}\nQ\nEMC`,
  );
}

/** Writes the appearance of a button: its box, with a mark when it is on. */
export function drawButtonWidget(
  shared: SharedParts,
  look: WidgetLook,
  kind: 'check' | 'radio',
  isOn: boolean,
): PdfRef {
  const appearance = createAppearance(shared, { left: 0, top: 0, ...look });
  const mark = look.mark ?? (kind === 'check' ? 'check' : 'circle');
  drawBox(appearance.drawing, look, kind === 'radio' && mark === 'circle' ? 'circle' : 'rectangle');

  if (isOn) {
    drawMark(appearance.drawing, look, mark);
  }

  return addForm(shared, look, appearance, appearance.drawing.content);
}

function drawMark(drawing: Drawing, look: WidgetLook, mark: ButtonMark): void {
  const inner = Math.min(look.width, look.height) - 2 * edgeOf(look);
  const side = Math.max(0.1, inner * (mark === 'circle' ? 0.55 : 0.7));
  const box = {
    left: (look.width - side) / 2,
    top: (look.height - side) / 2,
    width: side,
    height: side,
  };
  const width = mark === 'circle' ? side : side * 0.16;
  drawing.drawPath(
    markPath(mark, box),
    isStroked(mark) ? { stroke: { color: look.color, width, ends: 'round' } } : { fill: look.color },
  );
}

function addForm(
  shared: SharedParts,
  look: WidgetLook,
  { drawing, box }: Appearance,
  content: string,
): PdfRef {
  const angle = (look.rotation * Math.PI) / 180;
  const [cosine, sine] = [Math.round(Math.cos(angle)), Math.round(Math.sin(angle))];

  return addAppearanceForm(shared.changes, {
    content,
    resources: drawing.resources.build(),
    box,
    // The drawing has y downwards, the page has it upwards.
    matrix: [cosine, sine, sine, -cosine, 0, 0],
  });
}

async function drawText(
  shared: SharedParts,
  drawing: Drawing,
  look: WidgetLook,
  field: FieldText,
): Promise<void> {
  const measure: MeasureText = async (text) => (await shared.setText(text, look.font)).width;
  const edge = edgeOf(look) + padding;
  const [width, height] = [Math.max(1, look.width - 2 * edge), Math.max(1, look.height - 2 * edge)];
  const style = { font: look.font, color: look.color, align: look.align };
  const x = { left: edge, center: look.width / 2, right: look.width - edge }[look.align];

  switch (field.layout) {
    case 'comb':
      return drawComb(drawing, look, field, measure);
    case 'list':
      return drawList(drawing, look, field, { ...style, x, edge });
    case 'line': {
      const size =
        look.fontSize === 0
          ? await fitLine(field.text, width, look.height, measure)
          : await fittingSize(field.text, look.fontSize, width, measure);

      return drawing.drawText(field.text, {
        ...style,
        size,
        at: { x, y: look.height / 2 },
        anchor: 'middle',
      });
    }
    case 'paragraphs': {
      const largest = look.fontSize === 0 ? null : look.fontSize;
      const { size, lines } = await fitLines(field.text, width, height, { lineHeight, largest, measure });

      return drawing.drawText(lines.join('\n'), {
        ...style,
        size,
        at: { x, y: edge },
        anchor: 'top',
        lineHeight,
      });
    }
  }
}

/** Draws each character in the middle of its cell; the cells that stay empty follow from the alignment. */
async function drawComb(
  drawing: Drawing,
  look: WidgetLook,
  { text, cells }: FieldText,
  measure: MeasureText,
): Promise<void> {
  const cell = look.width / cells;
  const size = look.fontSize || (await fitLine('M', cell, look.height, measure));
  const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text);
  const characters = [...graphemes].map(({ segment }) => segment);
  const empty = Math.max(0, cells - characters.length);
  const first = { left: 0, center: Math.floor(empty / 2), right: empty }[look.align];

  for (const [index, character] of characters.entries()) {
    const at = { x: cell * (first + index + 0.5), y: look.height / 2 };
    await drawing.drawText(character, {
      font: look.font,
      color: look.color,
      align: 'center',
      size,
      at,
      anchor: 'middle',
    });
  }
}

async function drawList(
  drawing: Drawing,
  look: WidgetLook,
  field: FieldText,
  {
    x,
    edge,
    ...style
  }: { readonly x: number; readonly edge: number } & Pick<WidgetLook, 'font' | 'color' | 'align'>,
): Promise<void> {
  const size = look.fontSize || listSize;
  const step = size * lineHeight;
  const lines = field.text.split('\n');
  const visible = Math.max(1, Math.floor((look.height - 2 * edge) / step));
  const firstChosen = Math.min(...field.chosen, lines.length);
  const isChosenSeen =
    field.chosen.size === 0 || (firstChosen >= field.first && firstChosen < field.first + visible);
  const first = isChosenSeen ? field.first : Math.max(0, Math.min(firstChosen, lines.length - visible));

  for (const [index, line] of lines.slice(first, first + visible + 1).entries()) {
    const top = edge + index * step;

    if (field.chosen.has(first + index)) {
      const box = { left: edgeOf(look), top, width: look.width - 2 * edgeOf(look), height: step };
      drawing.drawPath(rectanglePath(box), { fill: chosenColor });
    }

    if (line !== '') {
      await drawing.drawText(line, { ...style, size, at: { x, y: top }, anchor: 'top' });
    }
  }
}
