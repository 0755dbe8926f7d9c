/** Pixels as red, green, blue and opacity. */
export interface RgbaPixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array | Uint8ClampedArray;
}

/** Side in pixels of the squares whose paper is measured: light differs across a photo. */
const squareSide = 32;

/** Share of a square that is taken as darker than its paper. */
const paperShare = 0.85;

/** Range of luminance, as shares of that of the paper, over which ink turns opaque. */
const softness = 0.22;

/**
 * Removes the paper around ink by luminance. `strength` from 0 to 1 is how dark, compared to the paper, a pixel must
 * be to stay. The same pixels give the same result everywhere.
 */
export function withoutPaper({ width, height, data }: RgbaPixels, strength: number): RgbaPixels {
  const paper = paperOf({ width, height, data });
  const made = new Uint8Array(data.length);
  // With all strength, only what has half the luminance of the paper stays.
  const clear = 0.98 - strength * 0.5;

  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      const white = paper(x, y);
      const share = luminance(data, at) / Math.max(1, white);
      const opacity = Math.min(1, Math.max(0, (clear - share) / softness)) * ((data[at + 3] ?? 255) / 255);
      made[at + 3] = Math.round(opacity * 255);

      for (let part = 0; part < 3; part += 1) {
        // The colour that gives the pixel over its paper.
        const over = (data[at + part] ?? 0) - (1 - opacity) * white;
        made[at + part] = opacity === 0 ? 0 : Math.min(255, Math.max(0, Math.round(over / opacity)));
      }
    }
  }

  return { width, height, data: made };
}

/** Part of a picture with ink, and a margin of a pixel; null without any. */
export function croppedToInk({ width, height, data }: RgbaPixels): RgbaPixels | null {
  let [left, top, right, bottom] = [width, height, -1, -1];

  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) > 24) {
        [left, top] = [Math.min(left, x), Math.min(top, y)];
        [right, bottom] = [Math.max(right, x), Math.max(bottom, y)];
      }
    }
  }

  if (right < left) {
    return null;
  }

  [left, top] = [Math.max(0, left - 1), Math.max(0, top - 1)];
  [right, bottom] = [Math.min(width - 1, right + 1), Math.min(height - 1, bottom + 1)];
  const [across, down] = [right - left + 1, bottom - top + 1];
  const part = new Uint8Array(across * down * 4);

  for (let y = 0; y < down; y += 1) {
    const from = ((top + y) * width + left) * 4;
    part.set(data.subarray(from, from + across * 4), y * across * 4);
  }

  return { width: across, height: down, data: part };
}

/** Luminance of the paper at a place, from the light part of the squares around it. */
function paperOf({ width, height, data }: RgbaPixels): (x: number, y: number) => number {
  const [columns, rows] = [Math.ceil(width / squareSide), Math.ceil(height / squareSide)];
  const levels = Array.from({ length: columns * rows }, (_, square) => {
    const [left, top] = [(square % columns) * squareSide, Math.floor(square / columns) * squareSide];
    const found: number[] = [];

    for (let y = top; y < Math.min(height, top + squareSide); y += 2) {
      for (let x = left; x < Math.min(width, left + squareSide); x += 2) {
        found.push(luminance(data, (y * width + x) * 4));
      }
    }

    return found.sort((one, other) => one - other)[Math.floor(found.length * paperShare)] ?? 255;
  });
  const level = (column: number, row: number) =>
    levels[Math.min(rows - 1, Math.max(0, row)) * columns + Math.min(columns - 1, Math.max(0, column))] ??
    255;

  return (x, y) => {
    const [across, down] = [(x + 0.5) / squareSide - 0.5, (y + 0.5) / squareSide - 0.5];
    const [column, row] = [Math.floor(across), Math.floor(down)];
    const [right, below] = [across - column, down - row];

    return (
      level(column, row) * (1 - right) * (1 - below) +
      level(column + 1, row) * right * (1 - below) +
      level(column, row + 1) * (1 - right) * below +
      level(column + 1, row + 1) * right * below
    );
  };
}

function luminance(data: RgbaPixels['data'], at: number): number {
  const opacity = (data[at + 3] ?? 255) / 255;
  const shown = (part: number) => (data[at + part] ?? 0) * opacity + 255 * (1 - opacity);

  return 0.299 * shown(0) + 0.587 * shown(1) + 0.114 * shown(2);
}
