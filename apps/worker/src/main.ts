import { readConfig } from '@octavo/adapters/config';
import { stopOnSignal } from '@octavo/adapters/system/signals';
import { productWorkshop, work } from './work.ts';

/** `octavo work`: one worker process. */
const worker = await work(readConfig(process.env), productWorkshop);
stopOnSignal(() => worker.stop());
process.send?.({ ready: 'work' });
