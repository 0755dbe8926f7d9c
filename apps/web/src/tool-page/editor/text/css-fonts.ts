import type { WholeLook } from './text-object.ts';

/** Fonts of the browser that stand in for those of the result. */
export const cssFonts = {
  sans: 'Arial, "Liberation Sans", sans-serif',
  serif: '"Times New Roman", "Liberation Serif", serif',
  mono: '"Courier New", "Liberation Mono", monospace',
} as const;

/** CSS font of a look, with a size such as `10px`. */
export function cssFont({ font, bold, italic }: WholeLook, size: string): string {
  return `${italic ? 'italic ' : ''}${bold ? 700 : 400} ${size}/1 ${cssFonts[font]}`;
}

/** Size at which text is measured: finer than whole pixels of small text. */
const measuredPixels = 100;

let context: CanvasRenderingContext2D | null = null;

/** Width of a text in points. */
export function measureText(text: string, look: WholeLook): number {
  context ??= document.createElement('canvas').getContext('2d');

  if (context === null) {
    return text.length * look.size * 0.5;
  }

  context.font = cssFont(look, `${measuredPixels}px`);

  return (context.measureText(text).width * look.size) / measuredPixels;
}
