import type { PdfRef } from '../../objects.ts';
import { type Appearance, addAppearanceForm, createAppearance } from '../appearance.ts';
import { numbers } from '../number-text.ts';
import { rectanglePath } from '../path-operators.ts';
import type { SharedParts } from '../shared-parts.ts';
import { breakLines, fitLine, fitLines, type MeasureText } from './fit-lines.ts';
import type { WidgetLook } from './widget-look.ts';

/** Text of a field and how it is laid out. */
export interface FieldText {
  readonly text: string;
  readonly layout: 'line' | 'paragraphs' | 'comb' | 'list';
  /** Number of cells of a comb. */
  readonly cells: number;
  /** Lines of a list that are chosen. */
  readonly chosen: ReadonlySet<number>;
}

/** Space between border and text in units of user space, as Acrobat leaves it. */
const padding = 2;
const lineHeight = 1.15;

/** Color that Acrobat gives to chosen lines of a list. */
const chosenColor = [0.6, 0.757, 0.855] as const;

/** Writes the appearance of a field that shows text. */
export async function drawTextWidget(
  shared: SharedParts,
  look: WidgetLook,
  field: FieldText,
): Promise<PdfRef> {
  const appearance = createAppearance(shared, { left: 0, top: 0, ...look });
  const background = drawBox(appearance, look);
  const edge = look.borderWidth;
  const clip = `${numbers(edge, edge, look.width - 2 * edge, look.height - 2 * edge)} re W n`;
  const text = createAppearance(shared, appearance.box, { resources: appearance.drawing.resources });
  await drawLines(shared, text, look, field);

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
  const { drawing } = appearance;
  drawBox(appearance, look);
  const side = Math.min(look.width, look.height) * 0.6;
  const [left, top] = [(look.width - side) / 2, (look.height - side) / 2];

  if (isOn && kind === 'check') {
    drawing.drawPath(
      [
        { kind: 'move', x: left, y: top + side * 0.55 },
        { kind: 'line', x: left + side * 0.38, y: top + side * 0.9 },
        { kind: 'line', x: left + side, y: top + side * 0.1 },
      ],
      { stroke: { color: look.color, width: side * 0.18, ends: 'round' } },
    );
  } else if (isOn) {
    const middle = { x: look.width / 2, y: look.height / 2 };
    drawing.drawPath(
      [
        { kind: 'move', ...middle },
        { kind: 'line', ...middle },
      ],
      { stroke: { color: look.color, width: side, ends: 'round' } },
    );
  }

  return addForm(shared, look, appearance, drawing.content);
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

function drawBox({ drawing }: Appearance, look: WidgetLook): string {
  const inset = look.borderWidth / 2;

  if (look.background !== null) {
    drawing.drawPath(rectanglePath({ left: 0, top: 0, ...look }), { fill: look.background });
  }

  if (look.border !== null && look.borderWidth > 0) {
    const box = { left: inset, top: inset, width: look.width - 2 * inset, height: look.height - 2 * inset };
    drawing.drawPath(rectanglePath(box), { stroke: { color: look.border, width: look.borderWidth } });
  }

  return drawing.content;
}

async function drawLines(
  shared: SharedParts,
  { drawing }: Appearance,
  look: WidgetLook,
  field: FieldText,
): Promise<void> {
  const measure: MeasureText = async (text) => (await shared.setText(text, look.font)).width;
  const edge = look.borderWidth + padding;
  const [width, height] = [Math.max(1, look.width - 2 * edge), Math.max(1, look.height - 2 * edge)];
  const style = { font: look.font, color: look.color, align: look.align };
  const x = { left: edge, center: look.width / 2, right: look.width - edge }[look.align];

  if (field.layout === 'comb') {
    const size = look.fontSize || (await fitLine('M', look.width / field.cells, look.height, measure));

    for (const [index, character] of [...field.text].entries()) {
      const at = { x: (look.width / field.cells) * (index + 0.5), y: look.height / 2 };
      await drawing.drawText(character, { ...style, align: 'center', size, at, anchor: 'middle' });
    }

    return;
  }

  if (field.layout === 'line') {
    const size = look.fontSize || (await fitLine(field.text, width, look.height, measure));
    await drawing.drawText(field.text, { ...style, size, at: { x, y: look.height / 2 }, anchor: 'middle' });

    return;
  }

  const { size, lines } =
    look.fontSize > 0
      ? { size: look.fontSize, lines: await breakLines(field.text, width / look.fontSize, measure) }
      : await fitLines(field.text, width, height, lineHeight, measure);

  for (const line of field.layout === 'list' ? field.chosen : []) {
    const box = {
      left: look.borderWidth,
      top: edge + line * size * lineHeight,
      width: look.width - 2 * look.borderWidth,
      height: size * lineHeight,
    };
    drawing.drawPath(rectanglePath(box), { fill: chosenColor });
  }

  await drawing.drawText(lines.join('\n'), { ...style, size, at: { x, y: edge }, anchor: 'top', lineHeight });
}
