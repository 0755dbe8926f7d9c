import type { HandName } from '@octavo/contract/edits/stamp-faces';
import { hands } from '@octavo/pdf/edit/text/font-source';

/** Characters that the parts of the fonts have, so that a browser loads those it needs. */
const ranges = {
  latin: 'U+0000-00FF, U+0131, U+0152-0153, U+2000-206F, U+20AC, U+2122',
  'latin-ext': 'U+0100-02FF, U+1E00-1E9F, U+1EF2-1EFF, U+2C60-2C7F',
  cyrillic: 'U+0301, U+0400-045F, U+0490-0491',
  vietnamese: 'U+0102-0103, U+0110-0111, U+0128-0129, U+0168-0169, U+01A0-01B0, U+1EA0-1EF9',
} as const;

/** Family of a hand in the style sheets of this page. */
export function familyOf(hand: HandName): string {
  return `octavo-${hand}`;
}

const declared = new Set<HandName>();

/** Declares a hand; its files are loaded when a text first needs them. */
function declareHand(hand: HandName): void {
  if (declared.has(hand)) {
    return;
  }

  declared.add(hand);

  for (const part of hands[hand]) {
    document.fonts.add(
      new FontFace(familyOf(hand), `url(/fonts/${hand}-${part}.woff)`, { unicodeRange: ranges[part] }),
    );
  }
}

/** Loads what a text needs of a hand. */
export async function loadHand(hand: HandName, text: string): Promise<void> {
  declareHand(hand);
  await document.fonts.load(`20px ${familyOf(hand)}`, text);
}

/** Ink of a line of text at a size of 100 pixels. */
export interface TextInk {
  readonly width: number;
  readonly height: number;
  /** From the left edge of the ink to the origin, and from its top to the baseline. */
  readonly left: number;
  readonly ascent: number;
}

let context: CanvasRenderingContext2D | null = null;

function measured(text: string, family: string): TextMetrics | null {
  context ??= document.createElement('canvas').getContext('2d');

  if (context === null) {
    return null;
  }

  context.font = `100px ${family}`;

  return context.measureText(text);
}

/** Null for a text without ink. */
export function inkOf(text: string, family: string): TextInk | null {
  const metrics = measured(text, family);

  if (metrics === null) {
    return null;
  }

  const width = metrics.actualBoundingBoxLeft + metrics.actualBoundingBoxRight;
  const height = metrics.actualBoundingBoxAscent + metrics.actualBoundingBoxDescent;

  return width > 0 && height > 0
    ? { width, height, left: metrics.actualBoundingBoxLeft, ascent: metrics.actualBoundingBoxAscent }
    : null;
}

/** Width of a line of text, at a size of 1. */
export function advanceOf(text: string, family: string): number {
  return (measured(text, family)?.width ?? 0) / 100;
}

/** True when a loaded hand has every character: no other font shows through. */
export function handHas(hand: HandName, text: string): boolean {
  const [one, other] = ['monospace', 'serif'].map(
    (fallback) => measured(text, `${familyOf(hand)}, ${fallback}`)?.width,
  );

  return one === other;
}
