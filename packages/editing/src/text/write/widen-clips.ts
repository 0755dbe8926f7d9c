import { eachOperator } from '@octavo/pdf/content/content-operators';
import { cornersOf } from '@octavo/pdf/content/corners';
import type { ContentDrawing } from '@octavo/pdf/interpret/content-source';
import type { ShownText } from '@octavo/pdf/interpret/glyph';
import { mapPoint } from '@octavo/pdf/matrix';
import type { PdfRectangle } from '@octavo/pdf/pages/page-tree';
import type { EditedContent } from '../../content/page-content.ts';
import { inverseOf } from '../../objects/matrices.ts';
import type { PageStates } from '../../objects/page-states.ts';
import { type StateStep, stepsBack } from '../../objects/state-step.ts';
import { exactNumbers } from './exact-numbers.ts';

/** Text of one operator as it was, and as it is set anew or moved; both in user space. */
export interface ClippedText {
  readonly shown: ShownText;
  readonly before: PdfRectangle;
  readonly after: PdfRectangle;
}

/** Points that text may reach beyond its clip, such as by rounding. */
const slack = 0.5;

/**
 * Adds the new places of texts to the clips that would cut them, such as those of table cells. Text that was cut
 * before stays cut, and so does text in a clip that hides something else there.
 */
export function widenClips(content: EditedContent, states: PageStates, texts: readonly ClippedText[]): void {
  const clips = new Map<StateStep, { readonly drawing: ContentDrawing; readonly areas: PdfRectangle[] }>();

  for (const { shown, before, after } of texts) {
    const last = states.in(shown.drawing).states.get(shown.range.index)?.step ?? null;

    for (const clip of stepsBack(last)) {
      // A path that is painted, too, would be painted larger.
      if (clip.bounds !== null && clip.text === null && isInside(before, clip.bounds)) {
        const areas = outside(after, clip.bounds);

        if (areas.length > 0) {
          const known = clips.get(clip) ?? { drawing: shown.drawing, areas: [] };
          known.areas.push(...areas);
          clips.set(clip, known);
        }
      }
    }
  }

  for (const [clip, { drawing, areas }] of clips) {
    if (!hides(clip, areas, { content, drawing, states })) {
      widen(clip, areas, content, drawing);
    }
  }
}

function widen(
  { start, end, matrix }: StateStep,
  areas: readonly PdfRectangle[],
  content: EditedContent,
  drawing: ContentDrawing,
): void {
  const toContent = inverseOf(matrix);
  const written = drawing.source.content.subarray(start, end);
  let constructed = 0;
  let at: number | null = null;

  eachOperator(written, (operator, _, __, operatorEnd) => {
    if (operator === 'W' || operator === 'W*') {
      at ??= constructed;
    }

    constructed = operatorEnd;
  });

  if (toContent !== null && at !== null) {
    const paths = areas.map((area) => {
      const [first, ...others] = cornersOf(area).map(([x, y]) => exactNumbers(...mapPoint(toContent, x, y)));

      return [`${first} m`, ...others.map((corner) => `${corner} l`), 'h'].join(' ');
    });
    content.widenClip(drawing, { start, at: start + at, path: paths.join('\n') });
  }
}

/** True when the clip hides parts of objects or texts that a larger one would show. */
function hides(
  clip: StateStep,
  areas: readonly PdfRectangle[],
  {
    content,
    drawing,
    states,
  }: { readonly content: EditedContent; readonly drawing: ContentDrawing; readonly states: PageStates },
): boolean {
  const isClipped = (index: number) =>
    [...stepsBack(states.in(drawing).states.get(index)?.step ?? null)].includes(clip);

  return content.objects.some(
    ({ drawing: own, range, bounds }) =>
      own === drawing && areas.some((area) => overlap(area, bounds)) && isClipped(range.index),
  );
}

function isInside(inner: PdfRectangle, outer: PdfRectangle): boolean {
  return (
    inner[0] >= outer[0] - slack &&
    inner[1] >= outer[1] - slack &&
    inner[2] <= outer[2] + slack &&
    inner[3] <= outer[3] + slack
  );
}

/** Parts of an area outside of another one, which do not overlap: even-odd clips would leave out what does. */
function outside(
  [left, bottom, right, top]: PdfRectangle,
  [clipLeft, clipBottom, clipRight, clipTop]: PdfRectangle,
): PdfRectangle[] {
  const middle = [Math.max(bottom, clipBottom), Math.min(top, clipTop)] as const;
  const parts: PdfRectangle[] = [
    [left, Math.max(bottom, clipTop), right, top],
    [left, bottom, right, Math.min(top, clipBottom)],
    [left, middle[0], Math.min(right, clipLeft), middle[1]],
    [Math.max(left, clipRight), middle[0], right, middle[1]],
  ];

  return isInside([left, bottom, right, top], [clipLeft, clipBottom, clipRight, clipTop])
    ? []
    : parts.filter(([x1, y1, x2, y2]) => x2 > x1 && y2 > y1);
}

function overlap(one: PdfRectangle, other: PdfRectangle): boolean {
  return (
    one[0] + slack < other[2] &&
    other[0] + slack < one[2] &&
    one[1] + slack < other[3] &&
    other[1] + slack < one[3]
  );
}
