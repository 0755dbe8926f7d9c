import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ToolFailure } from '@octavo/contract/failures';
import type { Browser } from 'playwright-core';
import { findProgram, runProgram } from '../programs/run-program.ts';
import { flagsFor } from './flags.ts';

/** A browser of one run, with a profile that is forgotten at its end. */
export interface Chromium {
  readonly browser: Browser;
  readonly isAlive: boolean;
  /** Kills the browser with everything it started and removes its profile. */
  end(): Promise<void>;
}

/** Debian's `chromium` is a script that adds flags of its own; the program behind it takes ours alone. */
const programs = ['/usr/lib/chromium/chromium', 'chromium', 'chromium-browser', 'google-chrome'];

/** Whoever runs as root, as in a container, gives the browser to a user of its own. */
const browserUser = process.getuid?.() === 0 ? 65_532 : null;

const startMilliseconds = 30_000;

/** V8 maps cages it never fills, and renderers one each; resident memory is the business of the worker's watch. */
const memoryBytes = 3 * 1024 ** 3;

/** @throws ToolFailure `engine-unavailable` when there is no Chromium or it does not start. */
export async function startChromium(): Promise<Chromium> {
  const program = programs.map(findProgram).find((path) => path !== null);

  if (program === undefined) {
    throw new ToolFailure('engine-unavailable', 'chromium is not installed');
  }

  // Large, and only of use here: other tools do not pay for it.
  const { chromium } = await import('playwright-core');
  const profile = await makeProfile();

  try {
    const flags = flagsFor(profile, await canSandbox(profile));
    const [executablePath = '', ...args] = [...within(program, profile), ...flags];
    const browser = await chromium.launch({
      executablePath,
      args,
      ignoreDefaultArgs: true,
      env: environment(profile),
      timeout: startMilliseconds,
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });

    return await owned(browser, profile);
  } catch (cause) {
    await rm(profile, { recursive: true, force: true });

    throw new ToolFailure('engine-unavailable', `chromium does not start: ${lastWords(cause)}`, { cause });
  }
}

/** What the browser said before it gave up stands at the end. */
function lastWords(error: unknown): string {
  return String(error instanceof Error ? error.message : error).slice(-500);
}

async function makeProfile(): Promise<string> {
  const profile = await mkdtemp(join(tmpdir(), 'octavo-chromium-'));

  if (browserUser !== null) {
    await chown(profile, browserUser, browserUser);
  }

  return profile;
}

/** Nothing of ours but the mark by which a worker finds what a run has started. */
function environment(profile: string): Record<string, string> {
  const { PATH = '/usr/bin:/bin', OCTAVO_RUN } = process.env;
  const mark: Record<string, string> = OCTAVO_RUN === undefined ? {} : { OCTAVO_RUN };

  return { PATH, HOME: profile, TMPDIR: profile, LC_ALL: 'C.UTF-8', ...mark };
}

/**
 * The program under its limits, at work in its folder. It leads a process group, as the launcher starts it detached.
 * Its temporary files are named from that folder: a socket among them has a path of 107 bytes at most (unix(7)), and
 * Chromium ends itself when it would be longer.
 */
function within(program: string, folder: string): string[] {
  const prlimit = findProgram('prlimit');

  if (prlimit === null) {
    return [program];
  }

  const identity =
    browserUser === null ? [] : [`--reuid=${browserUser}`, `--regid=${browserUser}`, '--clear-groups'];
  const user = ['setpriv', '--no-new-privs', ...identity, '--'];
  const place = ['env', `--chdir=${folder}`, 'TMPDIR=.'];

  return [prlimit, `--data=${memoryBytes}`, '--core=0', '--', ...user, ...place, program];
}

let sandboxes: Promise<boolean> | undefined;

/** Whether the kernel lets this user make the namespaces Chromium walls its renderers with. */
function canSandbox(folder: string): Promise<boolean> {
  sandboxes ??= tryNamespaces(folder).catch(() => false);

  return sandboxes;
}

async function tryNamespaces(folder: string): Promise<boolean> {
  const [program = '', ...args] = within('unshare', folder);
  const call = { program, folder, signal: new AbortController().signal, seconds: 10 };
  const { exitCode } = await runProgram({
    ...call,
    args: [...args, '--user', '--pid', '--net', '--fork', 'true'],
  });

  return exitCode === 0;
}

async function owned(browser: Browser, profile: string): Promise<Chromium> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const leader = processInfo.find(({ type }) => type === 'browser')?.id;
  const gone = new Promise<void>((resolve) => {
    browser.once('disconnected', () => resolve());
  });

  return {
    browser,
    get isAlive() {
      return browser.isConnected();
    },
    async end() {
      if (browser.isConnected() && leader !== undefined) {
        process.kill(-leader, 'SIGKILL');
        await gone;
      }

      await rm(profile, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
