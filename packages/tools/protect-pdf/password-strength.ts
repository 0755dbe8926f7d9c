export type Strength = 'weak' | 'fair' | 'good' | 'strong';

/** Character classes and their sizes. */
const alphabets: readonly (readonly [RegExp, number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/[0-9]/, 10],
  [/[^a-zA-Z0-9]/, 33],
];

/**
 * Estimate from length and variety. It does not know dictionary words, so it is strict: a strong password
 * would take more than 2^80 guesses if it were random.
 */
export function strengthOf(password: string): Strength {
  const alphabet = alphabets.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0);
  // Runs of equal or consecutive characters add little: `aaaa`, `1234`.
  const steps = [...password].filter((letter, index, all) => {
    const before = all[index - 1];

    return before === undefined || Math.abs((letter.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0)) > 1;
  });
  const bits = steps.length * Math.log2(Math.max(2, alphabet));

  if (bits < 36) {
    return 'weak';
  }

  if (bits < 56) {
    return 'fair';
  }

  return bits < 80 ? 'good' : 'strong';
}
