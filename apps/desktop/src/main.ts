import { join } from 'node:path';
import { makeDataFolder } from './data-folder.ts';
import { openDesktop } from './open-desktop.ts';
import { openWindow, windowCommand } from './window.ts';

/**
 * The desktop application: starts Octavo, shows its window, and ends with it. With `--no-window`, as for tests, the
 * address of the window is printed instead, and the application runs until it is stopped.
 */
const folder = await makeDataFolder();
const desktop = await openDesktop(folder);
const address = desktop.newAddress();
const stopped = new Promise<void>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => resolve());
  }
});
const wanted = { address, profile: join(folder, 'window') };
const command = process.argv.includes('--no-window') ? null : windowCommand(wanted);

if (command === null) {
  console.log(address);
  await stopped;
} else {
  const window = await openWindow(wanted, command);
  await Promise.race([window.closed, stopped]);
  window.close();
}

await desktop.close();
process.exit();
