import { readConfig } from '@octavo/adapters/config';
import { stopOnSignal } from '@octavo/adapters/system/signals';
import { serve } from './serve.ts';
import { productTools } from './tools.ts';

/** `octavo serve`: one web process. */
const server = await serve(readConfig(process.env), productTools);
stopOnSignal(() => server.stop());
process.send?.({ ready: server.address });
