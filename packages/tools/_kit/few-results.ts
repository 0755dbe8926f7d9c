import { ToolFailure } from '@octavo/contract/failures';
import { resultsPerTask } from '@octavo/contract/limits';
import type { ToolRunInput } from './types.ts';

/** @throws ToolFailure `too-many-results` when the run would produce more files than allowed. */
export function requireFewResults(
  { mostResults }: Pick<ToolRunInput<unknown>, 'mostResults'>,
  count: number,
): void {
  if (count > mostResults) {
    throw new ToolFailure('too-many-results', `${count} results`, {
      values: { count, limit: resultsPerTask },
    });
  }
}
