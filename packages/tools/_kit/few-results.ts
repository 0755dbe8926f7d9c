import { Failure } from '@octavo/contract/failures';
import { resultsPerTask } from '@octavo/contract/limits';
import type { ToolRunInput } from './types.ts';

/** @throws Failure `too-many-results` when the run would produce more files than allowed. */
export function requireFewResults(
  { mostResults }: Pick<ToolRunInput<unknown>, 'mostResults'>,
  count: number,
): void {
  if (count > mostResults) {
    throw new Failure('too-many-results', `${count} results`, {
      values: { count, limit: resultsPerTask },
    });
  }
}
