import { openWindow, tabCommand, type WantedWindow, type WindowCommand, windowCommand } from './window.ts';

export interface ShowParts {
  /** Address that opens a window once, and the folder for the browser's files. */
  newWindow(): WantedWindow;
  /** Resolves when the application is to end. */
  readonly stopped: Promise<void>;
  print(line: string): void;
  /** Resolves when the pages in tabs are gone. */
  pagesAreGone(): Promise<void>;
  readonly ownWindow?: (wanted: WantedWindow) => WindowCommand | null;
  readonly tab?: (wanted: WantedWindow) => WindowCommand | null;
}

/** Time within which a browser that ends has not shown a window: it could not start, as without a screen. */
const startMilliseconds = 5000;

/**
 * Shows the application until its window is closed: in a window of its own, or else in a tab of the user's browser, or
 * at an address that is printed. A browser that was running before does not end with its tab: the pages are watched
 * then. An address that is only printed may be opened at any time, so the application runs until it is stopped.
 */
export async function showWindow({
  newWindow,
  stopped,
  print,
  pagesAreGone,
  ownWindow = windowCommand,
  tab = ({ address }) => tabCommand(address),
}: ShowParts): Promise<void> {
  for (const commandFor of [ownWindow, tab]) {
    const wanted = newWindow();
    const command = commandFor(wanted);
    const startedAt = performance.now();
    const window = command === null ? null : await openWindow(wanted, command).catch(() => null);

    if (command === null || window === null) {
      continue;
    }

    const end = await Promise.race([window.ended, stopped.then(() => 'stopped' as const)]);
    const isShown = end === 0 || performance.now() - startedAt > startMilliseconds;

    if (end === 'stopped') {
      window.close();

      return;
    }

    if (isShown && command.endsWithWindow) {
      return;
    }

    if (isShown) {
      print(newWindow().address);

      return await Promise.race([stopped, pagesAreGone()]);
    }
  }

  print(newWindow().address);
  await stopped;
}
