import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { desktopWords } from '@octavo/i18n/desktop-words';
import { changeWords } from '@octavo/i18n/language';
import { locales } from '@octavo/i18n/locales';
import { makeDataFolder } from './data-folder.ts';
import { openDesktop } from './open-desktop.ts';
import { showWindow } from './show-window.ts';

/**
 * The desktop application: starts Octavo, shows its window with the files that are named, and ends with it. Each start
 * is an application of its own. With `--no-window`, as for tests, the address of the window is printed instead, and the
 * application runs until it is stopped.
 */
const { values, positionals } = parseArgs({
  options: { 'no-window': { type: 'boolean', default: false } },
  allowPositionals: true,
});

// Texts are shared by the whole process, so they are changed here and not where tests start the application.
for (const locale of locales) {
  changeWords(locale, desktopWords[locale]);
}

const folder = await makeDataFolder();
const desktop = await openDesktop(
  folder,
  positionals.map((path) => resolve(path)),
);
const stopped = new Promise<void>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => resolve());
  }
});

await showWindow({
  newWindow: () => ({ address: desktop.newAddress(), profile: join(folder, 'window') }),
  stopped,
  pagesAreGone: desktop.pagesAreGone,
  print: console.log,
  ...(values['no-window'] && { ownWindow: () => null, tab: () => null }),
});
await desktop.close();
process.exit();
