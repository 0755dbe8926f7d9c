import { readConfig } from '@octavo/adapters/settings/config';
import { runUntilSignal } from '@octavo/adapters/system/signals';
import { Failure } from '@octavo/contract/failures';
import { SlowEngine } from '@octavo/testkit/documents/slow-engine';
import { faultIds, loadFault } from '@octavo/testkit/faults/tools';
import { serve } from '../../apps/server/src/serve.ts';

/** Web process with misbehaving tools and a slow engine in place of the product's. */
const starting = serve(
  readConfig(process.env),
  {
    ids: faultIds,
    readingTool: 'copies',
    facts: () => null,
    runFacts: (id) => loadFault(id)?.facts ?? null,

    async loadOptions(id) {
      const fault = loadFault(id);

      if (fault === null) {
        throw new Failure('illegal-input', id);
      }

      return fault.options;
    },
  },
  () => new SlowEngine(),
);
const { address } = await runUntilSignal(starting);
process.send?.({ ready: address });
