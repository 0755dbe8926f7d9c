import type { QuestionView } from '@octavo/contract/question';

/** Least length of a word that two questions may share by chance only seldom. */
const leastLetters = 4;

/**
 * Suggested question below a refusal: the one nearest to the refused question that was neither asked nor suggested by an
 * earlier refusal; null when none is left.
 */
export function rewordingOf(
  id: string,
  questions: readonly Pick<QuestionView, 'id' | 'question' | 'state'>[],
  suggestions: readonly string[],
): string | null {
  const taken = new Set(questions.map(({ question }) => question));

  for (const { id: other, question, state } of questions) {
    const best = state === 'refused' ? nearestTo(question, suggestions, taken) : undefined;

    if (other === id) {
      return best ?? null;
    }

    if (best !== undefined) {
      taken.add(best);
    }
  }

  return null;
}

function nearestTo(
  question: string,
  suggestions: readonly string[],
  taken: ReadonlySet<string>,
): string | undefined {
  const words = new Set(wordsOf(question));
  const shared = (suggestion: string) => wordsOf(suggestion).filter((word) => words.has(word)).length;

  return suggestions
    .filter((suggestion) => !taken.has(suggestion))
    .toSorted((one, other) => shared(other) - shared(one))[0];
}

function wordsOf(text: string): readonly string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length >= leastLetters);
}
