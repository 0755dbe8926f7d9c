import { type Example, foldsOf } from './examples.ts';
import { learnWeights } from './learn-weights.ts';
import { type Outcome, outcomesOf } from './measure.ts';

/** As many as there are English articles: each is measured with weights that have not seen it. */
const folds = 8;

/**
 * Outcomes of every example with weights learned from the other articles.
 *
 * @param measured further examples of the same articles, which are measured but never learned from
 */
export function crossValidate(learned: readonly Example[], measured: readonly Example[]): Outcome[] {
  const all = [...learned, ...measured];

  return foldsOf(all, folds).flatMap((fold) => {
    const outside = new Set(fold);

    return outcomesOf(fold, learnWeights(learned.filter((example) => !outside.has(example))));
  });
}
