import type { Threshold } from '../../tooling/src/thresholds.ts';

/** Kind of quantity of a threshold, which decides how far it is varied. */
export type Unit = 'points' | 'pixels' | 'degrees' | 'multiple' | 'share' | 'number';

const units: readonly [Unit, RegExp][] = [
  ['points', /\bpoints?\b/],
  ['pixels', /\bpixels?\b/],
  ['degrees', /\bdegrees?\b/],
  ['multiple', /\b(multiples? of|ratios?|factor|times as|relative to|divisor)\b/i],
  ['share', /\b(shares?|0 to 1|opacity|lightness)\b/i],
];

/** Unit that the comment of a threshold names first; without one, whole numbers count things such as lines. */
export function unitOf({ name, comment, value }: Threshold): Unit {
  const isWhole = Number.isInteger(value) && value > 0;

  if (name.endsWith('Share')) {
    return 'share';
  }

  if (isWhole && /^(\w+ )?number of /i.test(comment)) {
    return 'number';
  }

  const [named] = units
    .map(([unit, word]) => ({ unit, at: comment.search(word) }))
    .filter(({ unit, at }) => at >= 0 && !(isWhole && unit === 'share'))
    .sort((one, other) => one.at - other.at);

  return named?.unit ?? (isWhole ? 'number' : 'multiple');
}

/** Values on both sides of a threshold: a fifth less and a quarter more; counts move by at least one. */
export function valuesBeside(threshold: Threshold): { readonly less: number; readonly more: number } {
  const { value } = threshold;
  const unit = unitOf(threshold);
  const [less, more] = [value * 0.8, value * 1.25];

  if (unit === 'number') {
    return { less: Math.min(value - 1, Math.round(less)), more: Math.max(value + 1, Math.round(more)) };
  }

  return { less, more: unit === 'share' && value <= 1 ? Math.min(1, more) : more };
}
