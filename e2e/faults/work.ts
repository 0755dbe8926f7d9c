import { fileURLToPath } from 'node:url';
import { readConfig } from '@octavo/adapters/settings/config';
import { runUntilSignal } from '@octavo/adapters/system/signals';
import { createWebProxy } from '@octavo/engine-node/web/web-proxy';
import { loadFault } from '@octavo/testkit/faults/tools';
import { work } from '../../apps/worker/src/work.ts';

/** Worker with misbehaving tools in place of the product's. */
const starting = work(readConfig(process.env), {
  childEntry: fileURLToPath(new URL('./child.ts', import.meta.url)),
  extraCode: [fileURLToPath(new URL('.', import.meta.url))],

  runRulesOf: (tool) => loadFault(tool)?.facts ?? null,
  makeProxy: () => createWebProxy(),
});
await runUntilSignal(starting);
process.send?.({ ready: 'work' });
