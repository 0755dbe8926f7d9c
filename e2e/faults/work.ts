import { fileURLToPath } from 'node:url';
import { readConfig } from '@octavo/adapters/config';
import { runUntilSignal } from '@octavo/adapters/system/signals';
import { loadFault } from '@octavo/testkit/faults/tools';
import { work } from '../../apps/worker/src/work.ts';

/** The worker with tools that misbehave in place of the product's. */
const starting = work(readConfig(process.env), {
  childEntry: fileURLToPath(new URL('./child.ts', import.meta.url)),
  extraCode: [fileURLToPath(new URL('.', import.meta.url))],

  wallSecondsOf(tool) {
    const facts = loadFault(tool)?.facts;

    return facts === undefined ? null : { seconds: facts.wallSeconds, joins: facts.joins };
  },
});
await runUntilSignal(starting);
process.send?.({ ready: 'work' });
