import { fileURLToPath } from 'node:url';
import { defaultLimits } from '@octavo/engine-node/web/allowance';
import { internet } from '@octavo/engine-node/web/dial';
import { createWebProxy, type WebProxy } from '@octavo/engine-node/web/web-proxy';
import { isRunnableId, runFactsOf } from '@octavo/tools/runnable';
import type { WorkerPorts } from './ports.ts';

/** Code that a worker runs; tests replace it by tools that misbehave. */
export interface Workshop {
  readonly childEntry: string;
  readonly extraCode: readonly string[];
  readonly runRulesOf: WorkerPorts['runRulesOf'];
  /** False to compile no module ahead, which takes longer than a few jobs save. */
  readonly compiles?: boolean;
  /** Makes the web proxy of one run; `exempt` is an address that the operator has chosen. */
  readonly makeProxy: (exempt: string | null) => WebProxy;
}

export const productWorkshop: Workshop = {
  childEntry: fileURLToPath(new URL('./sandbox/product-child.ts', import.meta.url)),
  extraCode: [],
  runRulesOf: (tool) => (isRunnableId(tool) ? runFactsOf(tool) : null),
  makeProxy: (exempt) => createWebProxy(internet, defaultLimits, exempt),
};
