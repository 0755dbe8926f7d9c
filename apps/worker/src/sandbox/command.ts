import { execFile } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { WorkerConfig } from '@octavo/adapters/config';
import * as limits from './limits.ts';

const run = promisify(execFile);

/** Jobs of a worker that is root run as a user of their own, not the one of the database. */
export const jobUser = process.getuid?.() === 0 ? 65533 : null;

/** Folders of one run; `root` holds the others. */
export interface RunFolders {
  readonly root: string;
  /** Inputs, read only. */
  readonly input: string;
  /** What the run writes. */
  readonly work: string;
  /** Stands for /tmp, so that what is written there counts and goes with the rest. */
  readonly temporary: string;
  /** Stands for /dev/shm, for the same reason. */
  readonly shared: string;
  /** Where the worker's proxy listens for a run that may reach the web; read only. */
  readonly web: string;
}

/** What a run may read besides the product and its own folders. */
export interface Reading {
  readonly extraCode: readonly string[];
  /** A folder with compiled modules; null when there is none. */
  readonly compiled: string | null;
}

/** Where runs behind walls find the compiled modules: outside, they lie beside the folders of other runs. */
export const compiledPlace = '/modules';

export type Isolation = 'bubblewrap' | 'limits';

const checkout = fileURLToPath(new URL('../../../../', import.meta.url));

/** Code the run may read; the data folder is never among it, wherever it lies. */
const codeFolders = ['node_modules', 'packages', 'apps', 'package.json'].map((name) => `${checkout}${name}`);

/** Programs, libraries, fonts and what they need to find each other. */
const systemFolders = [
  '/usr',
  '/bin',
  '/sbin',
  '/lib',
  '/lib64',
  '/etc/alternatives',
  '/etc/fonts',
  '/etc/ld.so.cache',
  '/etc/localtime',
  '/etc/java-17-openjdk',
  '/etc/java-21-openjdk',
  '/etc/libreoffice',
  '/etc/chromium.d',
  '/etc/ghostscript',
  '/etc/paperspecs',
  '/etc/papersize',
  '/var/cache/fontconfig',
  '/var/lib/ghostscript',
];

/** Program and arguments that run `command` within the limits and, with bubblewrap, away from everything else. */
export function confine(
  isolation: Isolation,
  folders: RunFolders,
  config: WorkerConfig,
  command: readonly string[],
  reading: Reading,
): string[] {
  const user = jobUser === null ? [] : [`--reuid=${jobUser}`, `--regid=${jobUser}`, '--clear-groups'];
  const wrapped = isolation === 'bubblewrap' ? bubblewrap(folders, reading) : [];

  return [
    ...prlimit(config),
    ...wrapped,
    'setpriv',
    '--no-new-privs',
    '--pdeathsig=KILL',
    ...user,
    '--',
    ...command,
  ];
}

function prlimit({ memoryBytes, outputBytes }: WorkerConfig): string[] {
  return [
    'prlimit',
    `--data=${limits.mappedBytes(memoryBytes)}`,
    `--cpu=${limits.processorSeconds}`,
    `--nofile=${limits.openFiles}`,
    `--nproc=${limits.threads}`,
    `--fsize=${outputBytes}`,
    '--core=0',
    '--',
  ];
}

function bubblewrap(folders: RunFolders, { extraCode, compiled }: Reading): string[] {
  const node = dirname(realpathSync(process.execPath));
  const system = systemFolders.filter((path) => existsSync(path));
  const code = [...codeFolders, ...extraCode, node].filter((path) => existsSync(path));
  // Root must be able to become the user of the job; without root the user stays who it is.
  const identity =
    jobUser === null ? ['--unshare-user'] : ['--cap-add', 'CAP_SETUID', '--cap-add', 'CAP_SETGID'];

  const spaces = ['--unshare-ipc', '--unshare-pid', '--unshare-net', '--unshare-uts', '--hostname', 'octavo'];
  const readOnly = (paths: readonly string[]) => paths.flatMap((path) => ['--ro-bind', path, path]);
  const devices = ['--proc', '/proc', '--dev', '/dev', '--bind', folders.shared, '/dev/shm'];
  // The code and the folders of the run come last: either may lie in /tmp, which is replaced before.
  const own = [...readOnly([folders.input, folders.web]), '--bind', folders.work, folders.work];

  return ['bwrap', ...spaces, ...identity, '--die-with-parent'].concat(
    openParents(system),
    readOnly(system),
    devices,
    ['--bind', folders.temporary, '/tmp'],
    openParents([...code, folders.work]),
    readOnly(code),
    own,
    compiled === null ? [] : ['--ro-bind', compiled, compiledPlace],
    ['--remount-ro', '/', '--chdir', folders.work, '--'],
  );
}

/** bubblewrap makes the folders above a mount for their owner alone; the user of the job must pass through them. */
function openParents(paths: readonly string[]): string[] {
  const parents = new Set<string>();

  for (const path of paths) {
    for (let parent = dirname(path); parent !== '/'; parent = dirname(parent)) {
      parents.add(parent);
    }
  }

  return [...parents].sort().flatMap((path) => ['--perms', '0755', '--dir', path]);
}

/** Tries the walls once, with the very command a run is started with. */
export async function probeIsolation(folders: RunFolders, config: WorkerConfig): Promise<Isolation> {
  if (config.sandbox === 'off') {
    return 'limits';
  }

  const [program = '', ...given] = confine('bubblewrap', folders, config, [process.execPath, '--version'], {
    extraCode: [],
    compiled: null,
  });

  try {
    await run(program, given, { timeout: 20_000 });

    return 'bubblewrap';
  } catch (cause) {
    if (config.sandbox === 'require') {
      throw new Error('bubblewrap does not work here, and OCTAVO_SANDBOX requires it', { cause });
    }

    return 'limits';
  }
}
