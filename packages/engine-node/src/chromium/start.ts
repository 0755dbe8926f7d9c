import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure } from '@octavo/contract/failures';
import type { Browser } from 'playwright-core';
import { findProgram } from '../places/find-program.ts';
import { endTreeOf } from '../programs/process-tree.ts';
import { runProgram } from '../programs/run-program.ts';
import { systemVariables } from '../programs/system-variables.ts';
import { flagsFor } from './flags.ts';

/** A browser for one job, with a profile that is deleted at its end. */
export interface Chromium {
  readonly browser: Browser;
  readonly isAlive: boolean;
  /** Kills the browser with everything it started and removes its profile. */
  end(): Promise<void>;
}

/** A process running as root, as in a container, runs the browser as a separate user. */
const browserUser = process.getuid?.() === 0 ? 65_532 : null;

const startMilliseconds = 30_000;

/**
 * V8 reserves address space it never fills, once per renderer; the worker's own watch limits resident memory.
 */
const memoryBytes = 3 * 1024 ** 3;

/** @throws Failure `engine-unavailable` when there is no Chromium or it does not start. */
export async function startChromium(): Promise<Chromium> {
  const program = findProgram('chromium');

  if (program === null) {
    throw new Failure('engine-unavailable', 'chromium is not installed', { values: { program: 'Chromium' } });
  }

  // A large module that only browser tools need.
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

    throw new Failure('engine-unavailable', `chromium does not start: ${lastWords(cause)}`, { cause });
  }
}

/** The last output of the browser is at the end of the message. */
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

/** Passes on none of our variables but the marker by which a worker finds the processes of a run. */
function environment(profile: string): Record<string, string> {
  const { OCTAVO_RUN } = process.env;
  const mark: Record<string, string> = OCTAVO_RUN === undefined ? {} : { OCTAVO_RUN };

  return { ...systemVariables(profile), ...mark };
}

/**
 * Runs the program under its limits, in its folder. It leads a process group, because the launcher starts it
 * detached. Temporary files have paths relative to that folder: the path of a socket among them has at most
 * 107 bytes (unix(7)), and Chromium exits when it is longer.
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

/** True when the kernel lets this user create the namespaces that sandbox Chromium's renderers. */
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
        endTreeOf(leader);
        await gone;
      }

      await rm(profile, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
