import { dot } from '../rank/rank-sentences.ts';

/** Probability that nothing answers, by the weights of the doubts. */
export function refusalProbability(weights: readonly number[], values: readonly number[]): number {
  return 1 / (1 + Math.exp(-dot(weights, values)));
}
