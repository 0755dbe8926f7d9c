import { readConfig } from '@octavo/adapters/config';
import { stopOnSignal } from '@octavo/adapters/system/signals';
import { ToolFailure } from '@octavo/contract/failures';
import { faultIds, loadFault } from '@octavo/testkit/faults/tools';
import { serve } from '../../apps/server/src/serve.ts';

/** The web process with tools that misbehave in place of the product's. */
const server = await serve(readConfig(process.env), {
  ids: faultIds,
  facts: (id) => loadFault(id)?.facts ?? null,

  async loadOptions(id) {
    const fault = loadFault(id);

    if (fault === null) {
      throw new ToolFailure('illegal-input', id);
    }

    return fault.options;
  },
});
stopOnSignal(() => server.stop());
process.send?.({ ready: server.address });
