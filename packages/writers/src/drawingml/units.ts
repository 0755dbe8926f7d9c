/** English Metric Units, the lengths of DrawingML (ECMA-376, part 1, 20.1.2.1). */
const emuPerPoint = 12_700;

/** Largest coordinate in DrawingML (`ST_CoordinateUnqualified`). */
const farthest = 27_273_042_316_900;

export function emu(points: number): number {
  return Math.round(Math.min(Math.max(points * emuPerPoint, -farthest), farthest));
}

/** Thousandths of a percent (`ST_Percentage`). */
export function thousandths(share: number): number {
  return Math.round(share * 100_000);
}

/** Sixty thousandths of a degree (`ST_Angle`), null when upright. */
export function turnOf(degrees: number): number | null {
  const turn = Math.round((((degrees % 360) + 360) % 360) * 60_000);

  return turn === 0 ? null : turn;
}

/** Hundredths of a point (`ST_TextFontSize`, 1 to 4000 points), rounded to a tenth of a point. */
export function fontSize(points: number): number {
  return Math.min(Math.max(Math.round(points * 10) * 10, 100), 400_000);
}
