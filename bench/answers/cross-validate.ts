import { type Example, foldsOf } from './examples.ts';
import { type LearnedExamples, learnWeights } from './learn-weights.ts';
import { type ExampleOutcome, outcomesOf } from './measure.ts';

/** As many as there are English articles: each is measured with weights that have not seen it. */
const folds = 8;

export interface ExampleSets extends LearnedExamples {
  /** Further examples of the same articles, which are measured but never learned from. */
  readonly measured: readonly Example[];
}

/** Outcomes of every example with weights learned from the other articles. */
export function crossValidate({ learned, long, short, measured }: ExampleSets): ExampleOutcome[] {
  const all = [...learned, ...long, ...short, ...measured];

  return foldsOf(all, folds).flatMap((fold) => {
    const outside = new Set(fold);
    const inside = (examples: readonly Example[]) => examples.filter((example) => !outside.has(example));

    return outcomesOf(
      fold,
      learnWeights({ learned: inside(learned), long: inside(long), short: inside(short) }),
    );
  });
}
