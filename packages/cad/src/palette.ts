import type { DrawingColor, RgbBytes } from './pen.ts';

/** Colors 1 to 9 of the AutoCAD color index; 10 to 249 follow a formula, greys end the table. */
const basic: readonly RgbBytes[] = [
  [255, 0, 0],
  [255, 255, 0],
  [0, 255, 0],
  [0, 255, 255],
  [0, 0, 255],
  [255, 0, 255],
  [255, 255, 255],
  [128, 128, 128],
  [192, 192, 192],
];

const greys = [51, 91, 132, 173, 214];

/** Brightness of the five shades of a hue. */
const shades = [255, 165, 127, 76, 38];

/** Color of an index: 0 is by block, 256 by layer, 7 and 255 contrast with the background. */
export function aciColor(index: number): DrawingColor {
  if (index === 0) {
    return 'by-block';
  }

  if (index === 7 || index === 255) {
    return 'foreground';
  }

  if (index < 0 || index > 255 || !Number.isInteger(index)) {
    return 'by-layer';
  }

  if (index < 10) {
    return basic[index - 1] ?? 'foreground';
  }

  const grey = greys[index - 250];

  return grey === undefined ? hueColor(index) : [grey, grey, grey];
}

/** Tens give the hue in steps of 15 degrees, ones the shade; odd ones are mixed with white. */
function hueColor(index: number): RgbBytes {
  const hue = (Math.floor(index / 10) - 1) * 15;
  const high = shades[Math.floor((index % 10) / 2)] ?? 255;
  const low = index % 2 === 0 ? 0 : Math.floor(high / 2);
  const sector = Math.floor(hue / 60);
  const share = (hue % 60) / 60;
  const rising = Math.floor(low + (high - low) * share);
  const falling = Math.floor(high - (high - low) * share);
  const colors: readonly RgbBytes[] = [
    [high, rising, low],
    [falling, high, low],
    [low, high, rising],
    [low, falling, high],
    [rising, low, high],
    [high, low, falling],
  ];

  return colors[sector] ?? [high, low, low];
}
