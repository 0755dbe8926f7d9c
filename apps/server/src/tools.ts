import { Failure } from '@octavo/contract/failures';
import { catalogue, isToolId, toolIds } from '@octavo/tools/catalogue';
import { loadOptions } from '@octavo/tools/options';
import { isRunnableId, runFactsOf } from '@octavo/tools/runnable';
import type { ToolRegistry } from './ports.ts';

/** Tool registry of the product. */
export const productTools: ToolRegistry = {
  ids: toolIds,
  facts: (id) => (isToolId(id) ? catalogue[id] : null),
  runFacts: (id) => (isRunnableId(id) ? runFactsOf(id) : null),

  async loadOptions(id) {
    if (!isRunnableId(id)) {
      throw new Failure('illegal-input', 'unknown tool', { values: { option: 'tool' } });
    }

    return loadOptions(id);
  },
};
