import { ownConfig } from '@octavo/adapters/settings/own-config';
import { runUntilSignal } from '@octavo/adapters/system/signals';
import { requireFreeAddress } from './free-address.ts';
import { serve } from './serve.ts';
import { productTools } from './tools.ts';

/** `octavo serve`: one web process. */
const config = ownConfig();
await requireFreeAddress({ ...config, isShared: config.webProcesses > 1 });
const { address } = await runUntilSignal(serve(config, productTools));
process.send?.({ ready: address });
