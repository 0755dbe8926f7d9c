/** Twentieths of a point, the unit of most lengths in WordprocessingML. */
export function twips(points: number): number {
  return Math.round(points * 20);
}

/** English metric units, the unit of DrawingML. */
export function emus(points: number): number {
  return Math.round(points * 12_700);
}

/** Eighths of a point, the unit of borders; Word draws from a quarter of a point to six points. */
export function eighths(points: number): number {
  return Math.min(48, Math.max(2, Math.round(points * 8)));
}
