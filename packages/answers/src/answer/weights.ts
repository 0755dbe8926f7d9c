export interface RefusalThresholds {
  readonly english: number;
  readonly french: number;
}

/** Numbers that the benchmark of answers learns from sets of questions. */
export interface Weights {
  /** In the order of `featureNames`. */
  readonly ranking: readonly number[];
  /** In the order of `spanFeatureNames`. */
  readonly spans: readonly number[];
  /** In the order of `doubtNames`. */
  readonly refusal: readonly number[];
  /** Probability that nothing answers, above which the engine refuses, by the language of the document. */
  readonly refuseAbove: RefusalThresholds;
  /** The same, up to which an answer is shown as certain. */
  readonly certainBelow: number;
}
