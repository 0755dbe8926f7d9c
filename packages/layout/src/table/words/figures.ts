const thresholds = {
  /** Longest number, in characters. */
  longestFigure: 40,
};

const figure =
  /^[-+±(\u2212\u2013]?\s*(\p{Sc}|[A-Z]{3}|CHF|Fr\.?)?\s*[-+(\u2212\u2013]?\s*\d[\d\s.,:'’/\u2212-]*\)?\s*(%|\p{Sc}|[A-Z]{3}|k|M|bn|pp|bps|x)?\s*[-)]?\s*(\*{1,3}|[†‡§]|\(?[a-z\d]\)?)?$/u;

/** Texts in place of a missing number. */
const missing = /^([-\u2010-\u2015\u2212.·*†‡§]+|n\/?\.?\s?[adm]\.?|nil|\.{2,3}|…)$/i;

/** True for the texts of number columns: a number, a date, a time, an amount, or a sign for a missing one. */
export function isFigure(text: string): boolean {
  const trimmed = text.trim();

  return trimmed.length <= thresholds.longestFigure && (missing.test(trimmed) || figure.test(trimmed));
}
