import { readConfig } from '@octavo/adapters/settings/config';
import { runUntilSignal } from '@octavo/adapters/system/signals';
import { Failure } from '@octavo/contract/failures';
import { faultIds, loadFault } from '@octavo/testkit/faults/tools';
import { serve } from '../../apps/server/src/serve.ts';

/** Web process with misbehaving tools in place of the product's. */
const starting = serve(readConfig(process.env), {
  ids: faultIds,
  facts: () => null,
  runFacts: (id) => loadFault(id)?.facts ?? null,

  async loadOptions(id) {
    const fault = loadFault(id);

    if (fault === null) {
      throw new Failure('illegal-input', id);
    }

    return fault.options;
  },
});
const { address } = await runUntilSignal(starting);
process.send?.({ ready: address });
