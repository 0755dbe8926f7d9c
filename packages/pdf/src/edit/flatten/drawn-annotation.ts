import { binaryToBytes } from '../../bytes/binary.ts';
import { type PlacedAppearance, placedAppearance } from '../../content/annotations/appearance.ts';
import { madeAppearance } from '../../content/annotations/made-appearance.ts';
import { numbersOf } from '../../object-reader.ts';
import { dictOf, nameOf, PdfString } from '../../objects.ts';
import type { PdfPage } from '../../pages/page-tree.ts';
import { decodeText } from '../../syntax/text-string.ts';
import { addAppearanceForm, createAppearance } from '../appearance.ts';
import { drawTextWidget } from '../fields/draw-widget.ts';
import { lookOf, rgbOf } from '../fields/widget-look.ts';
import { type PathSegment, rectanglePath } from '../path-operators.ts';
import type { SharedParts } from '../shared-parts.ts';
import { markupOperators } from './drawn-markup.ts';
import type { FlattenedAnnotation } from './page-annotations.ts';

const identity = [1, 0, 0, 1, 0, 0] as const;

/** Side of the icon of a note in units of user space, as Acrobat draws it. */
const iconSide = 20;

/**
 * Draws an annotation without an appearance stream as readers do; null for those that are then invisible.
 *
 * @throws DocumentError `character-missing` for a character that no font has.
 */
export async function drawnAnnotation(
  shared: SharedParts,
  annotation: FlattenedAnnotation,
  page: PdfPage,
): Promise<PlacedAppearance | null> {
  const { changes } = shared;
  const { dict, subtype } = annotation;

  switch (subtype) {
    case 'FreeText':
      return textBox(shared, annotation);
    case 'Text':
    case 'FileAttachment':
      return noteIcon(shared, annotation);
  }

  const markup = markupOperators(changes, dict, subtype);
  const operators = markup ?? madeAppearance(changes.document, dict, subtype, 'F');

  if (operators === null) {
    return null;
  }

  const opacity = changes.get(dict, 'CA');
  const state = dictOf({
    ...(typeof opacity === 'number' ? { CA: opacity, ca: opacity } : {}),
    ...(subtype === 'Highlight' ? { BM: nameOf('Multiply') } : {}),
  });
  const form = changes.addStream(
    dictOf({
      Type: nameOf('XObject'),
      Subtype: nameOf('Form'),
      BBox: [...page.cropBox],
      Resources: dictOf({ ExtGState: dictOf({ G: state }) }),
    }),
    binaryToBytes(`/G gs\n${operators}`),
  );

  return { form, matrix: identity };
}

async function textBox(
  shared: SharedParts,
  { entry, dict }: FlattenedAnnotation,
): Promise<PlacedAppearance | null> {
  const { changes } = shared;
  const contents = changes.get(dict, 'Contents');
  const look = lookOf(changes, entry);
  const form = await drawTextWidget(
    shared,
    {
      ...look,
      background: rgbOf(numbersOf(changes, dict.get('C'), 1)),
      border: look.borderWidth > 0 ? look.color : null,
      fontSize: look.fontSize || 12,
    },
    {
      text: contents instanceof PdfString ? decodeText(contents.bytes).trim() : '',
      layout: 'paragraphs',
      cells: 0,
      chosen: new Set(),
      first: 0,
    },
  );

  return placedAppearance(changes, form, dict.get('Rect'));
}

/** A sheet with lines, at the upper left corner of the rectangle, in the colour of the note. */
function noteIcon(shared: SharedParts, { dict }: FlattenedAnnotation): PlacedAppearance | null {
  const { changes } = shared;
  const [x1, y1, x2, y2] = numbersOf(changes, dict.get('Rect'), 4) ?? [];

  // Readers show replies with the note that they belong to.
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined || dict.has('IRT')) {
    return null;
  }

  const box = { left: 0, top: 0, width: iconSide, height: iconSide };
  const { drawing } = createAppearance(shared, box);
  const color = rgbOf(numbersOf(changes, dict.get('C'), 1)) ?? [1, 0.9, 0.4];
  const stroke = { color: [0.3, 0.3, 0.3], width: 1 } as const;
  drawing.drawPath(rectanglePath({ left: 3, top: 2, width: 14, height: 16 }), { fill: color, stroke });
  drawing.drawPath([7, 10, 13].flatMap(iconLine), { stroke });
  const form = addAppearanceForm(changes, {
    content: drawing.content,
    resources: drawing.resources.build(),
    box,
    matrix: [1, 0, 0, -1, 0, 0],
  });
  const [left, top] = [Math.min(x1, x2), Math.max(y1, y2)];

  return placedAppearance(changes, form, [left, top - iconSide, left + iconSide, top]);
}

function iconLine(y: number): PathSegment[] {
  return [
    { kind: 'move', x: 6, y },
    { kind: 'line', x: 14, y },
  ];
}
