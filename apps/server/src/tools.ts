import { Failure } from '@octavo/contract/failures';
import { catalogue, isToolId, toolIds } from '@octavo/tools/catalogue';
import { loadOptions } from '@octavo/tools/options';
import type { ToolRegistry } from './ports.ts';

/** Tool registry of the product. */
export const productTools: ToolRegistry = {
  ids: toolIds,
  facts: (id) => (isToolId(id) ? catalogue[id] : null),

  async loadOptions(id) {
    if (!isToolId(id)) {
      throw new Failure('illegal-input', 'unknown tool', { values: { option: 'tool' } });
    }

    return loadOptions(id);
  },
};
