import { ownConfig } from '@octavo/adapters/settings/own-config';
import { runUntilSignal } from '@octavo/adapters/system/signals';
import { work } from './work.ts';
import { productWorkshop } from './workshop.ts';

/** `octavo work`: one worker process. */
await runUntilSignal(work(ownConfig(), productWorkshop));
process.send?.({ ready: 'work' });
