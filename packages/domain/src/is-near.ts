/** Minimum length: shorter words are too similar to detect a typing error. */
const shortest = 5;

/** True when two words differ by one missing, extra, wrong or swapped letter. */
export function isNear(word: string, typed: string): boolean {
  if (typed.length < shortest || Math.abs(word.length - typed.length) > 1) {
    return false;
  }

  let start = 0;

  while (start < word.length && word[start] === typed[start]) {
    start += 1;
  }

  let end = 0;

  while (end < Math.min(word.length, typed.length) - start && word.at(-1 - end) === typed.at(-1 - end)) {
    end += 1;
  }

  const [left, given] = [word.slice(start, word.length - end), typed.slice(start, typed.length - end)];

  return Math.max(left.length, given.length) <= 1 || (left.length === 2 && left === reversed(given));
}

function reversed(text: string): string {
  return [...text].reverse().join('');
}
