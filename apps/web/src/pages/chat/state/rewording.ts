import type { QuestionView } from '@octavo/contract/question';

/** Shortest word that counts as shared, in letters: questions share shorter ones by chance. */
const leastLetters = 4;

/**
 * Suggested question below a refusal: the nearest to the refused question that the user has not asked and no earlier
 * refusal has suggested. Null when none is left.
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
