import { join } from 'node:path';
import { makeDataFolder } from './data-folder.ts';
import { openDesktop } from './open-desktop.ts';
import { showWindow } from './show-window.ts';

/**
 * The desktop application: starts Octavo, shows its window, and ends with it. With `--no-window`, as for tests, the
 * address of the window is printed instead, and the application runs until it is stopped.
 */
const folder = await makeDataFolder();
const desktop = await openDesktop(folder);
const stopped = new Promise<void>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => resolve());
  }
});

await showWindow({
  newWindow: () => ({ address: desktop.newAddress(), profile: join(folder, 'window') }),
  stopped,
  print: console.log,
  ...(process.argv.includes('--no-window') && { ownWindow: () => null, tab: () => null }),
});
await desktop.close();
process.exit();
