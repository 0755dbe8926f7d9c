const thresholds = {
  /** Largest angle of upright text, in degrees. */
  upright: 4,
};

/** True for a glyph whose line reads across the page, even if slightly skewed. */
export function isUpright({ angle }: { readonly angle: number }): boolean {
  return Math.abs(angle) < thresholds.upright;
}
