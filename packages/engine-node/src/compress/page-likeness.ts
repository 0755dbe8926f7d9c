export interface PageLikeness {
  readonly pagesMeasured: number;
  /** Mean and worst similarity of the measured pages, to four digits; absent when none was measured. */
  readonly ssim?: number;
  readonly ssimWorst?: number;
}

export function summary(pages: ReadonlyMap<number, number>): PageLikeness {
  const values = [...pages.values()];

  if (values.length === 0) {
    return { pagesMeasured: 0 };
  }

  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  // Rounded down, so that only pages without any difference give 1.
  const round = (value: number): number => Math.floor(value * 10_000) / 10_000;

  return { ssim: round(mean), ssimWorst: round(Math.min(...values)), pagesMeasured: values.length };
}
