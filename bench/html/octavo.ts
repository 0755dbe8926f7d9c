import { once } from 'node:events';
import { statSync } from 'node:fs';
import { printWebPage } from '@octavo/engine-node/chromium/print-web-page';
import { warmChromium } from '@octavo/engine-node/chromium/warm';
import { createWorkspace } from '@octavo/engine-node/workspace';
import { openTestWeb } from '@octavo/testkit/test-web';

/**
 * Converts one page in a process of its own, as a job does: `octavo.ts file.html ahead|cold`. With `ahead` it
 * starts the browser and waits for the signal of `run.ts`.
 */
const [htmlPath = '', when] = process.argv.slice(2);
const margin = 28.35;
const web = await openTestWeb({});
const workspace = await createWorkspace();

if (when === 'ahead') {
  await warmChromium();
  process.send?.('ready');
  await once(process, 'message');
}

const { path } = await printWebPage(
  {
    source: { htmlPath },
    proxy: web.proxy,
    screen: { width: 718, height: 900, isPhone: false },
    layout: {
      widthPoints: 595.28,
      heightPoints: 841.89,
      margins: { top: margin, right: margin, bottom: margin, left: margin },
      background: true,
      fitWidth: true,
    },
    waitSeconds: 0,
    seconds: 140,
    onStep: () => undefined,
  },
  { workspace, signal: new AbortController().signal },
);
process.send?.(statSync(path).size);
await workspace.remove();
web.close();
process.disconnect?.();
