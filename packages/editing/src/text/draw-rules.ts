import type { EditPage } from '../edit-context.ts';
import { rgbOf } from '../geometry/colors.ts';
import type { SetUnit } from './set/set-unit.ts';
import type { NewPart } from './set/words.ts';
import { colorOf } from './units/glyph-look.ts';
import { fromFrame } from './units/text-frame.ts';

/** Places above the baseline and thickness of lines under and through text, in ems. */
export const textRules = { underline: -0.11, strike: 0.28, thickness: 0.06 };

/** Draws the lines under and through new text. */
export function drawRules({ edited, space }: EditPage, set: SetUnit, down: number): void {
  for (const { base, parts } of set.lines) {
    for (const { part, left } of parts) {
      if (part.kind === 'new') {
        const { frame } = set.unit;
        const right = left + part.text.advance * set.measures.scale;

        for (const height of rulesOf(part)) {
          const above = base - down + height;
          const [from, to] = space.toShown([
            ...fromFrame(frame, [left, above]),
            ...fromFrame(frame, [right, above]),
          ]);
          edited.drawPath(
            [
              { kind: 'move', ...from! },
              { kind: 'line', ...to! },
            ],
            {
              stroke: {
                color: rgbOf(part.look.color ?? colorOf(part.like.glyph)),
                width: space.shownLength(textRules.thickness * part.text.em),
              },
            },
          );
        }
      }
    }
  }
}

/** Heights above the baseline of the lines of a text. */
function rulesOf({ look, text }: NewPart): number[] {
  return [
    ...(look.underline === true ? [textRules.underline * text.em] : []),
    ...(look.strike === true ? [textRules.strike * text.em] : []),
  ];
}
