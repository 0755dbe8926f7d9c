import { numbersOf } from '../../object-reader.ts';
import type { PdfDict } from '../../objects.ts';
import { rgbOf } from '../fields/widget-look.ts';
import { numbers } from '../number-text.ts';
import type { ObjectChanges } from '../object-changes.ts';
import type { RgbColor } from '../path-operators.ts';

/** Corners of a quadrilateral over text: those above its baseline, then those below. */
type MarkupQuad = readonly [number, number, number, number, number, number, number, number];

/** Thickness of a line through or under text, as a share of the text's height. */
const lineShare = 1 / 14;

const yellow: RgbColor = [1, 1, 0];

/**
 * Returns operators that draw a text markup without an appearance, in the user space of its page, as readers do
 * (ISO 32000-2, 12.5.6.10); null for other annotations and for transparent ones.
 */
export function markupOperators(changes: ObjectChanges, dict: PdfDict, subtype: string): string | null {
  const given = numbersOf(changes, dict.get('C'), 0);
  const color = given === null ? yellow : rgbOf(given);
  const quads = quadsOf(changes, dict);
  const draw = drawers[subtype];

  if (draw === undefined || color === null || quads.length === 0) {
    return null;
  }

  return [`${numbers(...color)} rg ${numbers(...color)} RG`, ...quads.map(draw)].join('\n');
}

const drawers: Readonly<Record<string, (quad: MarkupQuad) => string>> = {
  Highlight: ([x1, y1, x2, y2, x3, y3, x4, y4]) =>
    `${numbers(x1, y1)} m ${numbers(x2, y2)} l ${numbers(x4, y4)} l ${numbers(x3, y3)} l f`,
  Underline: (quad) => lineAcross(quad, 0.07),
  StrikeOut: (quad) => lineAcross(quad, 0.45),
  Squiggly: waveUnder,
};

function lineAcross(quad: MarkupQuad, share: number): string {
  const [x1, y1, x2, y2] = levelOf(quad, share);

  return `${numbers(heightOf(quad) * lineShare)} w ${numbers(x1, y1)} m ${numbers(x2, y2)} l S`;
}

function waveUnder(quad: MarkupQuad): string {
  const [low, high] = [levelOf(quad, 0.02), levelOf(quad, 0.12)];
  const length = Math.hypot(low[2] - low[0], low[3] - low[1]);
  const steps = Math.max(2, Math.min(1000, Math.round(length / (heightOf(quad) * 0.15))));
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const [x1, y1, x2, y2] = step % 2 === 0 ? low : high;

    return `${numbers(x1 + ((x2 - x1) * step) / steps, y1 + ((y2 - y1) * step) / steps)} ${step === 0 ? 'm' : 'l'}`;
  });

  return `${numbers(heightOf(quad) * lineShare)} w ${points.join(' ')} S`;
}

/** Ends of the line at a share of the height above the lower side. */
function levelOf(
  [x1, y1, x2, y2, x3, y3, x4, y4]: MarkupQuad,
  share: number,
): readonly [number, number, number, number] {
  return [x3 + (x1 - x3) * share, y3 + (y1 - y3) * share, x4 + (x2 - x4) * share, y4 + (y2 - y4) * share];
}

function heightOf([x1, y1, , , x3, y3]: MarkupQuad): number {
  return Math.hypot(x1 - x3, y1 - y3);
}

function quadsOf(changes: ObjectChanges, dict: PdfDict): MarkupQuad[] {
  const points = numbersOf(changes, dict.get('QuadPoints'), 8) ?? [];

  return Array.from(
    { length: Math.floor(points.length / 8) },
    (_, index) => points.slice(index * 8, index * 8 + 8) as unknown as MarkupQuad,
  );
}
