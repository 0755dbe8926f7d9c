import type { Operation } from '@octavo/contract/edits/edit-list';
import { operationsPerList } from '@octavo/contract/limits';
import { assetsOf } from './asset-names.ts';

/** Limit of a job that a list exceeds. */
export interface Excess {
  readonly of: 'operations' | 'files';
  readonly count: number;
  readonly most: number;
}

/** First limit that a list exceeds; null for a list that a job takes. */
export function excessOf(operations: readonly Operation[], assetsPerJob: number): Excess | null {
  if (operations.length > operationsPerList) {
    return { of: 'operations', count: operations.length, most: operationsPerList };
  }

  const files = assetsOf(operations).size;

  return files > assetsPerJob ? { of: 'files', count: files, most: assetsPerJob } : null;
}
