import type { OperationOf } from '@octavo/contract/edits/edit-list';
import type { Point } from '@octavo/contract/edits/primitives';
import type { Drawing } from '@octavo/pdf/edit/drawing';
import { rightToLeft } from '@octavo/pdf/text/right-to-left';
import type { EditContext, EditPage } from '../../edit-context.ts';
import { boundsOf, centreOf } from '../../geometry/bounds.ts';
import { rgbOf } from '../../geometry/colors.ts';
import { rotated } from '../../geometry/vectors.ts';
import { textRules } from '../draw-rules.ts';
import type { TextUnitLine } from '../text-unit.ts';
import { letterHeights } from '../units/page-unit.ts';
import { type AddedLine, type AddedPiece, addedLines, styleOf } from './added-lines.ts';
import { contentBefore } from './content-before.ts';

/** Adds text to the content of a page. */
export async function addText(context: EditContext, operation: OperationOf<'text.add'>): Promise<void> {
  const page = context.page(operation.page);
  const lines = await addedLines(context.editor, operation);
  const { box, angle } = operation;
  const centre = centreOf(box);
  // Distances from the corner of the box before its rotation, in points.
  const at = (left: number, down: number): Point =>
    rotated({ x: box.left + left, y: box.top + down }, centre, -angle);

  // In a tagged document, screen readers skip text that belongs to no element.
  const { tags } = context;
  const drawing =
    tags === null
      ? page.edited
      : page.edited.reserveMarked(tags.addText('P', page.edited, contentBefore(context, page, box)));

  for (const { pieces, baseline } of lines) {
    for (const piece of pieces) {
      await drawPiece(drawing, piece, { at: at(piece.left, baseline), angle });
      drawRules(page, piece, (left, down) => at(left, baseline + down));
    }
  }

  context.texts.push({
    operation: operation.id,
    text: lines.map(textOf).join('\n'),
    box: boundsOf(lines.flatMap((line) => cornersOf(line).map(([left, down]) => at(left, down)))),
    angle,
    lines: await reportedLines(context, lines, at),
    substitutes: [],
    moved: [],
    fit: (lines.at(-1)?.baseline ?? 0) > box.height ? 'grown' : 'none',
  });
}

async function drawPiece(
  drawing: Pick<Drawing, 'drawText'>,
  { text, look }: AddedPiece,
  { at, angle }: { readonly at: Point; readonly angle: number },
): Promise<void> {
  await drawing.drawText(text, {
    at,
    angle: -angle,
    size: look.size,
    font: styleOf(look),
    color: rgbOf(look.color),
  });
}

function drawRules(
  { edited }: EditPage,
  { look, left, width }: AddedPiece,
  at: (left: number, down: number) => Point,
): void {
  for (const [isDrawn, above] of [
    [look.underline === true, textRules.underline],
    [look.strike === true, textRules.strike],
  ] as const) {
    if (isDrawn) {
      edited.drawPath(
        [
          { kind: 'move', ...at(left, -above * look.size) },
          { kind: 'line', ...at(left + width, -above * look.size) },
        ],
        { stroke: { color: rgbOf(look.color), width: textRules.thickness * look.size } },
      );
    }
  }
}

function textOf({ pieces }: AddedLine): string {
  return pieces.map(({ text }) => text).join('');
}

function cornersOf({ pieces, baseline, size }: AddedLine): (readonly [number, number])[] {
  const [left, right] = [pieces[0]?.left ?? 0, endOf(pieces)];
  const [top, bottom] = [baseline - letterHeights.ascent * size, baseline + letterHeights.descent * size];

  return [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ];
}

function endOf(pieces: readonly AddedPiece[]): number {
  const last = pieces.at(-1);

  return last === undefined ? 0 : last.left + last.width;
}

async function reportedLines(
  { editor }: EditContext,
  lines: readonly AddedLine[],
  at: (left: number, down: number) => Point,
): Promise<TextUnitLine[]> {
  const reported: TextUnitLine[] = [];
  let from = 0;

  for (const line of lines) {
    const { pieces, baseline, size } = line;
    const start = pieces[0]?.left ?? 0;
    const edges: number[] = [];

    for (const { text, look, left, width: whole } of pieces) {
      const isReversed = rightToLeft.test(text);

      for (let unit = 0; unit < text.length; unit += 1) {
        const { width } = await editor.measureText(text.slice(0, unit), {
          font: styleOf(look),
          size: look.size,
        });
        edges.push(left - start + (isReversed ? whole - width : width));
      }
    }

    const to = from + textOf(line).length;
    reported.push({
      from,
      to,
      origin: at(start, baseline),
      edges: [...edges, rightToLeft.test(textOf(line)) ? 0 : endOf(pieces) - start],
      ascent: letterHeights.ascent * size,
      descent: letterHeights.descent * size,
    });
    from = to + 1;
  }

  return reported;
}
