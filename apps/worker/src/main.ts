import { readConfig } from '@octavo/adapters/config';
import { runUntilSignal } from '@octavo/adapters/system/signals';
import { productWorkshop, work } from './work.ts';

/** `octavo work`: one worker process. */
await runUntilSignal(work(readConfig(process.env), productWorkshop));
process.send?.({ ready: 'work' });
