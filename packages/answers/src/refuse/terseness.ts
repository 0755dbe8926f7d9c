import type { DocumentIndex } from '../index/document-index.ts';

const thresholds = {
  /** Words with content in a passage of running text, and how many fewer those of a form or a contract have. */
  running: 35,
  terse: 15,
};

/** 1 for forms, letters and contracts, whose passages are lines and clauses; 0 for running text. */
export function tersenessOf({ meanLength }: DocumentIndex): number {
  return Math.max(0, Math.min(1, (thresholds.running - meanLength.passage) / thresholds.terse));
}
