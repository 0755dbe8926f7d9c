import { ownConfig } from '@octavo/adapters/settings/own-config';
import { runUntilSignal } from '@octavo/adapters/system/signals';
import { productWorkshop, work } from './work.ts';

/** `octavo work`: one worker process. */
await runUntilSignal(work(ownConfig(), productWorkshop));
process.send?.({ ready: 'work' });
