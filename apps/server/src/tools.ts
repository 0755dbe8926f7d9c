import { ToolFailure } from '@octavo/contract/failures';
import { catalogue, isToolId, toolIds } from '@octavo/tools/catalogue';
import { loadOptions } from '@octavo/tools/options';
import type { ToolDoor } from './ports.ts';

/** The catalogue of the product. */
export const productTools: ToolDoor = {
  ids: toolIds,
  facts: (id) => (isToolId(id) ? catalogue[id] : null),

  async loadOptions(id) {
    if (!isToolId(id)) {
      throw new ToolFailure('illegal-input', 'unknown tool', { values: { option: 'tool' } });
    }

    return loadOptions(id);
  },
};
