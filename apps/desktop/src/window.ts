import { spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { findProgram } from '@octavo/engine-node/places/find-program';
import { leadingTree } from '@octavo/engine-node/programs/process-tree';

/** A way to show a page on a system. */
export interface WindowCommand {
  readonly program: string;
  readonly args: readonly string[];
  /** True when the window is gone once the program has ended. */
  readonly endsWithWindow: boolean;
}

export interface WantedWindow {
  readonly address: string;
  /** Folder for the browser's own files, which is deleted with the window. */
  readonly profile: string;
}

/** The computer as far as windows depend on it. */
export interface WindowHost {
  readonly platform: NodeJS.Platform;
  /** True for root on Linux, for whom Chromium starts without its sandbox only. */
  readonly isRoot: boolean;
  findProgram(name: string): string | null;
}

const thisHost: WindowHost = {
  platform: process.platform,
  isRoot: process.platform === 'linux' && process.getuid?.() === 0,
  findProgram,
};

/**
 * Opens the page as a window of its own: without tabs and address, and with a profile that no other window shares, so
 * that the browser ends with it. Without such a browser, the user’s own shows the page in a tab; null without one.
 */
export function windowCommand(
  { address, profile }: WantedWindow,
  host: WindowHost = thisHost,
): WindowCommand | null {
  const browser = host.findProgram('chromium');

  return browser === null
    ? null
    : { program: browser, args: flagsFor(address, profile, host), endsWithWindow: true };
}

function flagsFor(address: string, profile: string, { isRoot }: WindowHost): string[] {
  return [
    `--app=${address}`,
    `--user-data-dir=${profile}`,
    '--window-size=1280,900',
    '--no-first-run',
    '--no-default-browser-check',
    '--disable-sync',
    '--disable-extensions',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-features=Translate,msEdgeStartupBoost,AutofillServerCommunication',
    '--password-store=basic',
    ...(isRoot ? ['--no-sandbox'] : []),
  ];
}

/** Opens the page in a tab of the user's own browser; null when nothing is known to open pages. */
export function tabCommand(
  address: string,
  { platform, findProgram: find }: WindowHost = thisHost,
): WindowCommand | null {
  switch (platform) {
    case 'win32':
      return { program: 'rundll32', args: ['url.dll,FileProtocolHandler', address], endsWithWindow: false };
    case 'darwin':
      return { program: 'open', args: [address], endsWithWindow: false };
    default: {
      const opener = find('xdg-open');

      return opener === null ? null : { program: opener, args: [address], endsWithWindow: false };
    }
  }
}

/** A program that shows the page. */
export interface OpenWindow {
  /** Resolves with the exit code of the program; null when a signal ended it. */
  readonly ended: Promise<number | null>;
  close(): void;
}

/** @throws Error of the system when the program does not start. */
export async function openWindow(
  wanted: WantedWindow,
  { program, args }: WindowCommand,
): Promise<OpenWindow> {
  await mkdir(wanted.profile, { recursive: true, mode: 0o700 });
  // Without a group of its own: the window ends with an application that is stopped in a terminal.
  const child = spawn(program, args, { stdio: 'ignore', windowsHide: leadingTree.windowsHide });
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
  });
  await new Promise<void>((resolve, reject) => {
    child.once('spawn', () => resolve());
    child.once('error', reject);
  });

  return { ended, close: () => child.kill() };
}
